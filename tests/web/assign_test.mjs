// tests/web/assign_test.mjs — the page that sets assignments: its link, its frame and its QR code all
// open the game that was set.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { kPages } from '../../tools/learn.mjs';
import { probe, running, seat } from './browser.mjs';
import { hostServer, playerIn } from './host.mjs';
import { readQr } from './qr.mjs';

const here = dirname(fileURLToPath(import.meta.url)), root = join(here, '../..');
const table = await seat();
const hosts = await hostServer(table);
after(async () => {
  hosts.leave();
  await table.leave();
});
// What the rules say natively, hints off.
const made = (...words) => spawnSync(join(root, 'build/native/wargames'), ['new', ...words], { encoding: 'utf8' }).stdout.trim();

async function desk(how = {}) {
  const page = await table.open({ path: 'assign.html', start: false, ...how });
  await page.waitForFunction(() => document.getElementById('link').value !== '');
  return page;
}
async function set(page, { seed = '5', side = 'red', balance = '7', opponent = 'turtle', hints = 'off' } = {}) {
  await page.check(`[name="side"][value="${side}"]`);
  await page.selectOption('#opponent', opponent);
  await page.fill('#balance', balance);
  await page.selectOption('#hints', hints);
  await page.fill('#seed', seed);
}
const link = (page) => page.inputValue('#link');

// The picture's squares, as they are drawn: run by run along each row.
async function squares(page) {
  const { size, path } = await page.evaluate(() => {
    const svg = document.querySelector('#qr svg');
    return { size: svg.viewBox.baseVal.width, path: svg.querySelector('path').getAttribute('d') };
  });
  const dark = Array.from({ length: size }, () => Array(size).fill(false));
  let covered = 0;
  for (const [run, x, y, w, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    covered += run.length;
    assert.equal(w, back);
    for (let i = 0; i < Number(w); ++i) dark[Number(y)][Number(x) + i] = true;
  }
  assert.equal(covered, path.length, 'nothing else is in the path');
  // Four light squares around it, or a telephone does not find it.
  for (let i = 0; i < size; ++i) {
    for (let k = 0; k < 4; ++k) assert.ok(![dark[i][k], dark[k][i], dark[i][size - 1 - k], dark[size - 1 - k][i]].includes(true));
  }
  return dark.slice(4, -4).map((row) => row.slice(4, -4));
}

test('P21 the link holds the game that was set, to the letter that the rules give natively', async () => {
  const page = await desk();
  await set(page);
  assert.equal(await link(page), `${table.home}#${made('--side', 'red', '--balance', '7', '--seed', '5', '--opponent', 'turtle')}`);
  await set(page, { side: 'blue', balance: '0', seed: '4294967295', opponent: 'feint-and-mass' });
  assert.equal(await link(page), `${table.home}#${made('--side', 'blue', '--balance', '0', '--seed', '4294967295', '--opponent', 'feint-and-mass')}`);
  assert.deepEqual(page.errors, []);
});

test('P21 the link opens that game, locked, and no parameter changes what it holds', async () => {
  const page = await desk();
  await set(page, { hints: 'full' });
  for (const lock of ['undo', 'hints', 'new']) await page.check(`[name="lock"][value="${lock}"]`);
  await page.check('#no-links');
  await page.selectOption('#theme', 'projector');
  await page.selectOption('#summary', '0');
  await page.fill('#ref', 'week-3');
  const given = new URL(await link(page));
  assert.equal(given.search, '?lock=undo,hints,new&links=0&theme=projector&summary=0&ref=week-3');
  given.searchParams.set('side', 'blue');  // a student's idea
  given.searchParams.set('balance', '10');
  given.searchParams.set('hints', 'off');
  const game = await table.open({ path: given.href.slice(table.home.length) });
  const seen = await probe(game);
  assert.deepEqual([seen.game.seat, seen.hints, seen.theme, seen.card], ['Red', 'full', 'projector', undefined]);
  assert.equal(seen.game.token, given.hash.slice(1));
  const names = [...seen.controls, ...seen.slots].map((c) => c.name);
  for (const gone of ['undo', 'redo', 'share.copy']) assert.ok(!names.includes(gone), gone);
});

test('P21 the QR code is read as the link, long or short', async () => {
  const page = await desk();
  await set(page);
  assert.equal(readQr(await squares(page)), await link(page));
  for (const box of await page.locator('[name="lock"]').all()) await box.check();
  await page.fill('#ref', 'a'.repeat(64));
  assert.equal(readQr(await squares(page)), await link(page));
  const label = await page.getAttribute('#qr svg', 'aria-label');
  assert.match(label, /QR code of the link/);
  const saved = decodeURIComponent((await page.getAttribute('#qr-save', 'href')).split(',', 2)[1]);
  assert.match(saved, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});

test('P21 the frame can be pasted into another page, and the game is played in it', async () => {
  const page = await desk();
  await set(page, { side: 'blue', opponent: 'mass' });
  await page.check('[name="lock"][value="paste"]');
  const snippet = await page.inputValue('#snippet');
  const attribute = (name) => snippet.match(new RegExp(` ${name}="([^"]*)"`))[1].replaceAll('&amp;', '&');
  assert.equal(attribute('src'), await link(page));
  assert.ok(attribute('title').length > 5);
  const { host, inside } = await hosts.open({ frames: [{ src: attribute('src'), attributes: `sandbox="${attribute('sandbox')}"` }] });
  const me = playerIn(host, inside[0]);
  assert.equal((await me.game()).token, new URL(attribute('src')).hash.slice(1));
  await me.endHour();
  assert.deepEqual(host.errors, []);
});

test('P21 a link for each student: as many, all different in their dice alone', async () => {
  const page = await desk();
  await set(page);
  await page.check('[name="dice"][value="each"]');
  await page.fill('#students', '30');
  const links = (await link(page)).split('\n');
  assert.equal(links.length, 30);
  assert.equal(new Set(links).size, 30);
  const replayed = links.slice(0, 5).map((each) =>
    spawnSync(join(root, 'build/native/wargames'), ['replay', each], { encoding: 'utf8' }).stdout.split('\n')[0]);
  for (const line of replayed) assert.match(line, /^Tarn Crossing, seed \d+, balance 7\. Blue: .*Red: a person\.$/);
  assert.equal(new Set(replayed).size, 5);
  await page.check('[name="lock"][value="undo"]');
  assert.deepEqual((await link(page)).split('\n').map((each) => each.split('#')[1]), links.map((each) => each.split('#')[1]),
    'who has a link keeps its dice');
  assert.equal(await page.isVisible('#qr-row'), false);
});

test('P21 dice dealt at opening: the address alone sets the game, and the page says what that means', async () => {
  const page = await desk();
  await set(page);
  await page.check('[name="dice"][value="open"]');
  assert.equal(await link(page), `${table.home}?mode=play&side=red&balance=7&opponent=turtle&hints=off`);
  assert.match(await page.innerText('#open-dice'), /anybody can change/);
  const path = (await link(page)).slice(table.home.length);
  const tokens = [];
  for (let i = 0; i < 2; ++i) tokens.push((await probe(await table.open({ path }))).game.token);
  assert.notEqual(tokens[0], tokens[1]);
});

test('P21 what cannot be is said in a sentence, and no link is made of it', async () => {
  const page = await desk();
  for (const [field, value, says] of [['#seed', '4294967296', /whole number up to 4294967295/], ['#seed', '', /whole number/],
    ['#seed', '-1', /whole number/], ['#ref', 'week 3', /letters, digits/]]) {
    await page.fill(field, value);
    assert.match(await page.innerText('#summing-up'), says);
    assert.equal(await link(page), '');
    assert.equal(await page.getAttribute(field, 'aria-invalid'), 'true');
    await page.fill(field, field === '#seed' ? '5' : '');
    assert.notEqual(await link(page), '');
  }
  await page.check('[name="dice"][value="each"]');
  await page.fill('#students', '201');
  assert.match(await page.innerText('#summing-up'), /1 to 200 links/);
});

test('P15 the copy buttons copy, or select and say so', async () => {
  const page = await desk({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.click('[data-copies="link"]');
  await page.waitForFunction(() => document.getElementById('says').textContent !== '');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await link(page));
  assert.equal(await page.innerText('#says'), `Copied: the link, ${(await link(page)).length} characters.`);
  await page.click('[data-copies="snippet"]');
  await page.waitForFunction(() => document.getElementById('says').textContent.includes('the frame'));
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await page.inputValue('#snippet'));
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.click('[data-copies="link"]');
  assert.match(await page.innerText('#says'), /may not copy\. The link is selected/);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'link');
});

test('P21 the preview shows what students will see', async () => {
  const page = await desk();
  await set(page);
  await page.check('[name="lock"][value="undo"]');
  const given = await link(page);
  await page.click('#show');
  const preview = await (await page.$('#preview')).contentFrame();  // another than before
  await preview.waitForURL(/embed=1/);
  await running(preview);
  const seen = await probe(preview);
  assert.equal(seen.game.token, given.split('#')[1]);
  assert.ok(!seen.controls.some((c) => c.name === 'undo'));
  await set(page, { balance: '3' });
  assert.notEqual(await link(page), given, 'the page goes on working');
  assert.deepEqual(page.errors, []);
});

test('P21 where the rules cannot run the page says so, and makes no link', async () => {
  const page = await table.open({ path: 'assign.html', start: false, before: () => { delete globalThis.WebAssembly; } });
  await page.waitForFunction(() => document.getElementById('program').textContent.includes('could not be started'));
  assert.equal(await page.isVisible('#made'), false);
});

const kAll = ['assign.html', 'embed-demo.html', ...kPages.map((page) => `learn/${page}.html`)];
test('P33 P21 the pages for teachers and readers: at 320 pixels nothing is cut off; axe-core finds nothing serious', async () => {
  const axe = readFileSync(join(here, 'node_modules/axe-core/axe.min.js'), 'utf8');
  for (const path of kAll) {
    for (const width of [320, 1280]) {
      const page = await table.open({ path, start: false, width });
      if (path === 'assign.html') await page.waitForFunction(() => document.getElementById('link').value !== '');
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} at ${width}`);
      await page.evaluate(axe);
      const found = await page.evaluate(async () => (await axe.run({ exclude: [['iframe']] })).violations);
      const bad = found.filter((v) => ['serious', 'critical'].includes(v.impact));
      assert.deepEqual(bad.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`), [], `${path} at ${width}`);
      for (const url of page.requests) assert.ok(url.startsWith(table.home) || url.startsWith('data:'), url);
      await page.context().close();
    }
  }
});

test('P33 privacy, access, what a link proves and licences are stated, and the game leads there', async () => {
  const page = await table.open({ path: 'learn/about.html', start: false });
  assert.deepEqual(await page.$$eval('h2', (all) => all.map((h) => h.id)), ['privacy', 'accessibility', 'tampering', 'licences']);
  const text = await page.innerText('main');
  // The keys it names are all that the page ever keeps.
  const kept = [...text.matchAll(/wargames\.(theme|scale|view|hints|pace|summary|animation)/g)].map((m) => m[1]);
  const remembers = ['web/house/stage_look.cpp', 'web/programs/tarn/app_house.cpp'].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:habit<[^>]*>\(|add\(\s*\{)"(\w+)"/g)].map((m) => m[1]));
  assert.deepEqual([...new Set(kept)].sort(), remembers.sort());
  assert.match(readFileSync(join(root, 'web/faces/tarn/readings.h'), 'utf8'), /learn\/about\.html/);
});
