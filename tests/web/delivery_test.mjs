// tests/web/delivery_test.mjs — how the page arrives: what it weighs, that every failure to arrive is
// named, that it plays without a network and as a single file (P11, P14, P24, P25).
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { probe, running, seat, settled } from './browser.mjs';

const kSite = join(dirname(fileURLToPath(import.meta.url)), '../../build/web/site');
const kLink = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../links/tarn.txt'), 'utf8').trim().split('\n').at(-1).split(' ')[0];
const named = (pattern) => readdirSync(kSite).find((name) => pattern.test(name));
const kProgram = named(/^tarn-\w+\.bin$/), kJoint = named(/^tarn-(?!crossing)\w+\.js$/), kApp = named(/^app-\w+\.js$/), kStyle = named(/^app-\w+\.css$/);

const table = await seat();
after(() => table.leave());

const said = async (page, what = '') => {
  await page.waitForFunction(() => document.documentElement.dataset.state !== 'loading');
  assert.equal(await page.getAttribute('html', 'data-state'), 'cannot-start', what);
  await page.waitForSelector('#cannot-start', { state: 'visible' });
  return page.innerText('#cannot-start-why');
};
// A page some of whose files come as `answer` has it, or not at all where that is null.
async function faulty(pattern, answer) {
  const page = await table.open({ start: false, path: '404.html' });
  await page.route(pattern, (route) => answer === null ? route.abort() : route.fulfill(answer));
  await page.goto(table.home + '#' + kLink);
  return page;
}

test('P25: all that the page loads to play weighs at most 400 kB, the typeface included', async () => {
  const page = await table.open({ path: '#' + kLink });
  await settled(page);
  const bodies = await Promise.all([...new Set(page.requests)].filter((url) => url.startsWith('http')).map(async (url) => {
    const body = Buffer.from(await (await fetch(url)).arrayBuffer());
    return { url, bytes: gzipSync(body, { level: 9 }).length };
  }));
  assert.ok(bodies.length >= 5, 'page, style, guard, script, program');
  assert.ok(await page.evaluate(() => document.fonts.check('600 14px Lato')), 'the typeface is there');
  const sum = bodies.reduce((all, { bytes }) => all + bytes, 0);
  assert.ok(sum <= 400_000, `${sum}: ${bodies.map(({ url, bytes }) => `${url.split('/').pop()} ${bytes}`).join(', ')}`);
});

test('P11: a policy without exceptions, nothing reported against it, no other origin, no cookie', async () => {
  const page = await table.open({
    path: '#' + kLink,
    before: () => {
      globalThis.violations = [];
      document.addEventListener('securitypolicyviolation', (e) => violations.push(e.violatedDirective + ' ' + e.blockedURI));
    },
  });
  await settled(page);
  await page.keyboard.press('Enter');
  await settled(page);
  assert.deepEqual(await page.evaluate(() => violations), []);
  for (const url of page.requests) assert.ok(url.startsWith(table.home) || url.startsWith('data:'), url);
  assert.equal(await page.evaluate(() => document.cookie), '');
  const policies = readdirSync(kSite, { recursive: true }).filter((name) => name.endsWith('.html')).map((name) =>
    [name, readFileSync(join(kSite, name), 'utf8').match(/http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1] ?? '']);
  assert.ok(policies.length >= 5);
  for (const [name, policy] of policies) {
    assert.match(policy, /^default-src 'none'/, name);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|https?:/, name);
  }
});

test('P25: an idle game draws no frame in ten seconds', async () => {
  const page = await table.open({ path: '?mode=play&side=blue&seed=5' });
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).idle);
  const before = await settled(page);
  await page.waitForTimeout(10_000);
  assert.equal((await probe(page)).frames, before);
});

test('P14: each part that does not arrive, or not as it was sent, is named, with the link and a way on', async () => {
  const whole = readFileSync(join(kSite, kProgram)), script = readFileSync(join(kSite, kApp), 'utf8');
  const changed = Buffer.from(whole);
  changed[changed.length >> 1] ^= 1;
  const cases = [
    ['the program is not there', '**/tarn-*.bin', { status: 404, body: 'Not found' }, /did not arrive: tarn-\w+\.bin/],
    ['the connection is cut', '**/tarn-*.bin', null, /did not arrive: tarn-\w+\.bin/],
    ['half of the program', '**/tarn-*.bin', { body: whole.subarray(0, whole.length >> 1) }, /damaged: tarn-\w+\.bin/],
    ['one bit of the program is another', '**/tarn-*.bin', { body: changed }, /damaged: tarn-\w+\.bin/],
    ['a page instead of the program', '**/tarn-*.bin', { body: '<!DOCTYPE html><title>Welcome</title>', contentType: 'text/html' }, /damaged/],
    ['the script is not there', '**/app-*.js', { status: 404, body: 'Not found' }, /did not arrive: app-\w+\.js/],
    ['half of the script', '**/app-*.js', { body: script.slice(0, script.length >> 1), contentType: 'text/javascript' }, /damaged: app-\w+\.js/],
    ['a page instead of the script', '**/app-*.js', { body: '<!DOCTYPE html>', contentType: 'text/html' }, /damaged|did not arrive/],
    ['an empty script', '**/app-*.js', { body: '', contentType: 'text/javascript' }, /damaged: app-\w+\.js/],
    ['the style sheet is not there', '**/app-*.css', { status: 404, body: 'Not found' }, /did not arrive: app-\w+\.css/],
  ];
  for (const [what, pattern, answer, sentence] of cases) {
    const page = await faulty(pattern, answer);
    assert.match(await said(page, what), sentence, what);
    assert.equal(await page.inputValue('#cannot-start-link'), table.home + '#' + kLink, what);
    assert.equal(await page.isVisible('canvas'), false, what);
    await page.unroute(pattern);
    await page.click('#cannot-start-again');
    await running(page);  // from here on everything arrives
    assert.ok(page.url().endsWith('#' + kLink), what);
    await page.context().close();
  }
});

test('P14: a page kept from an older version says so, and loads the newer one whole', async () => {
  const page = await table.open({ start: false, path: '404.html' });
  const old = readFileSync(join(kSite, 'index.html'), 'utf8').replaceAll(/app-\w+\./g, 'app-0000000000.');
  let kept = true;  // by the browser, the first time
  await page.route(table.home, (route) => {
    if (!kept) return route.continue();
    kept = false;
    return route.fulfill({ body: old, contentType: 'text/html' });
  });
  await page.goto(table.home + '#' + kLink);
  await page.waitForFunction(() => /older version/.test(document.getElementById('cannot-start-why').textContent));
  await page.click('#cannot-start-again');
  await running(page);
});

test('P14: no WebAssembly, a program the browser refuses, no memory: each in its own words', async () => {
  for (const [sentence, before] of [
    [/does not run WebAssembly/, () => { delete globalThis.WebAssembly; }],
    [/does not run the game's program.*unknown opcode/s, () => {
      WebAssembly.instantiate = () => Promise.reject(new WebAssembly.CompileError('unknown opcode 0xfc'));
    }],
    [/not enough memory/, () => { WebAssembly.instantiate = () => Promise.reject(new RangeError('could not allocate')); }],
  ]) {
    const page = await table.open({ start: false, before, path: '#' + kLink });
    assert.match(await said(page), sentence);
    await page.click('#cannot-start-copy');
    await page.waitForFunction(() => document.getElementById('cannot-start-says').textContent !== '');
    assert.equal(await page.evaluate(() => getSelection().toString() || document.activeElement.value), table.home + '#' + kLink);
  }
});

test('P14: with nothing but the page itself, and with scripts off, there is something to read', async () => {
  const bare = await faulty(/\.(js|css|bin)$/, null);
  await bare.waitForLoadState();
  assert.match(await bare.innerText('body'), /may not have arrived.*keep it, and load the page again/s);
  const off = await table.open({ start: false, javaScriptEnabled: false });
  assert.ok(await off.isVisible('noscript p'));
  assert.match(await off.innerText('#loading'), /needs JavaScript/);
});

test('P24: kept by the worker, the game in a link plays without a network, and the pages read', async () => {
  const page = await table.open({ path: '#' + kLink });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.context().setOffline(true);
  await page.reload();
  await running(page);
  assert.equal((await probe(page)).game.token, kLink);
  await page.goto(table.home + 'learn/play.html');
  assert.ok((await page.innerText('main')).length > 1000);
  await page.goto(table.home + '?mode=play&side=red&seed=3');
  await running(page);
  assert.equal((await probe(page)).game.seat, 'Red');
  const names = await page.evaluate(() => caches.keys());
  assert.equal(names.length, 1);
});

test('P24: another version takes the place of the kept one as a whole', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tarn-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(kSite, folder, { recursive: true });
  const other = await seat({ site: folder });
  t.after(() => other.leave());
  const page = await other.open({ path: '#' + kLink });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const [first] = await page.evaluate(() => caches.keys());
  // The next version: every hashed name is another.
  const { writeFileSync, renameSync } = await import('node:fs');
  for (const name of [kApp, kStyle, kProgram]) renameSync(join(folder, name), join(folder, name.replace('-', '-2')));
  for (const name of ['index.html', 'sw.js', kApp.replace('-', '-2')]) {
    let text = readFileSync(join(folder, name), 'utf8');
    for (const old of [kApp, kStyle, kProgram]) text = text.replaceAll(old, old.replace('-', '-2'));
    if (name === 'sw.js') text = text.replace(first.split(' ')[1], '2222222222');
    writeFileSync(join(folder, name), text);
  }
  await page.reload();
  await running(page);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  for (let names = '', tries = 0; names !== 'tarn-crossing 2222222222'; names = await page.evaluate(async () => (await caches.keys()).join())) {
    assert.ok(++tries < 300, `kept are ${names}`);
    await page.waitForTimeout(200);
  }
  await page.context().setOffline(true);
  await page.reload();
  await running(page);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name.split('/').pop()));
  assert.ok(loaded.includes(kApp.replace('-', '-2')) && loaded.includes(kProgram.replace('-', '-2')), loaded.join());
  assert.ok(!loaded.includes(kApp));
});

test('P24: in a frame nothing is kept', async () => {
  const page = await table.open({ start: false, path: '404.js' });  // a page without a policy
  await page.setContent(`<iframe src="${table.home}" width="800" height="600"></iframe>`);
  await running(page.frames()[1]);
  assert.equal(await page.frames()[1].evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
});

test('P24: as a single file, opened from a disk, it plays an hour', async () => {
  const page = await table.open({ start: false, path: '404.html' });
  page.requests.length = 0;
  const address = pathToFileURL(join(kSite, 'tarn-crossing.html')).href;
  await page.goto(address + '?mode=play&side=blue&seed=5&summary=0');
  await running(page);
  await settled(page);
  await page.click('#canvas', { position: { x: 5, y: 400 } });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game?.hour === 1);
  assert.match(await page.evaluate(() => location.hash), /^#tarn1\./);
  assert.ok(page.requests.every((url) => url.startsWith(address) || url.startsWith('data:') || url.startsWith('blob:')), page.requests.join());
  assert.deepEqual(page.errors, []);
});
