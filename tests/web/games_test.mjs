// tests/web/games_test.mjs — several games, one page: which program it loads, and how one leads to another
// with nothing lost (P4, P5, P7, P12, P24, P25).
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { embedded, probe, running, seat, settled } from './browser.mjs';
import { player } from './player.mjs';
import { sealed } from './token.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const site = join(root, 'build/web/site');
// The longest game there is: it is over, so that nobody plays on.
const linkOf = (game) => readFileSync(join(root, `tests/links/${game}.txt`), 'utf8').trim().split('\n')
  .map((line) => line.split(' ')[0]).reduce((longest, token) => token.length > longest.length ? token : longest);
const titles = { tarn: 'Tarn Crossing', war: 'Two Arsenals', clash: 'The Clash' };
const links = Object.fromEntries(Object.keys(titles).map((id) => [id, linkOf(id)]));
const ids = Object.keys(links);
const other = (id) => ids[(ids.indexOf(id) + 1) % ids.length];

const table = await seat();
after(() => table.leave());

const holds = (frame, token) => frame.waitForFunction((t) => {
  try { return JSON.parse(Module.ccall('wg_probe', 'string')).game?.token === t; } catch { return false; }
}, token);
const programs = (page) => [...new Set(page.requests.filter((url) => /\.bin$|\.wasm\.js$/.test(url)).map((url) => url.split('/').pop().split('-')[0]))];
const id = async (frame) => (await probe(frame)).game?.id;
const paste = async (page, text) => page.evaluate((t) => {
  const data = new DataTransfer();
  data.setData('text/plain', t);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
}, text);

test('the list of games is one: the page, the programs and the links agree on it', async () => {
  const known = [...readFileSync(join(root, 'web/known.h'), 'utf8').matchAll(/\{"(\w+)", "([^"]+)", "([\w-]+)"\}/g)];
  assert.deepEqual(known.map(([, name, title]) => [name, title]), Object.entries(titles));
  for (const [, name, title] of known) {
    const page = await table.open({ path: `#${links[name]}` });
    await settled(page);
    assert.equal(await id(page), name);
    assert.ok((await page.title()).startsWith(title + ': '));
    assert.deepEqual(page.errors, []);
  }
});

test('P25: each game is a program of its own: never two are loaded, and what is weighs at most 400 kB', async () => {
  for (const name of ids) {
    const page = await table.open({ path: `#${links[name]}` });
    await settled(page);
    assert.deepEqual(programs(page), [name]);
    const bodies = await Promise.all([...new Set(page.requests)].filter((url) => url.startsWith('http')).map(async (url) =>
      gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length));
    const sum = bodies.reduce((all, bytes) => all + bytes, 0);
    assert.ok(bodies.length >= 6, 'page, style, guard, script, program, what joins it');
    assert.ok(sum <= 400_000, `${name}: ${sum}`);
  }
});

test('P5: the link decides which, as mail and chat hand it over; without one the query; else the first', async () => {
  const wrapped = (token) => token.slice(0, 9) + '%0D%0A' + token.slice(9);
  const cases = [
    ['', 'tarn'], ['?game=tarn', 'tarn'], ['?game=war', 'war'], ['?game=clash', 'clash'], ['?game=chess', 'tarn'],
    ['#hello', 'tarn'], ['?game=war#hello', 'war'],
    ...ids.flatMap((name) => [
      [`?game=${other(name)}#${links[name]}`, name],
      [`#${links[name].replace('.', '%2E')}`, name],
      [`#${encodeURIComponent(encodeURIComponent(encodeURIComponent(links[name].replace(name, (n) => n[0] + '​' + n.slice(1)))))}`, name],
      [`#${wrapped(links[name])}`, name],
      [`#${encodeURIComponent(`Look at this: https://example.org/play/#${links[name]}, will you?`)}`, name],
      [`#x${links[name]}`, name],
      [`?utm_source=mail%23${links[name]}`, name],
    ]),
  ];
  for (const [path, name] of cases) {
    const page = await table.open({ path });
    await settled(page);
    assert.deepEqual(programs(page), [name], path);
    if (path.includes(links[name].slice(-6))) assert.equal((await probe(page)).game?.token, links[name], path);
    await page.context().close();
  }
  const page = await table.open({ path: '?game=chess' });
  await settled(page);
  assert.match((await probe(page)).card.sentence, /^game=chess means nothing here: it can be tarn, war or clash\.$/);
});

test('P4: a damaged link is told by the game that it names', async () => {
  for (const name of ids) {
    const page = await table.open({ path: `#${links[name].slice(0, -3)}` });
    await settled(page);
    assert.deepEqual(programs(page), [name]);
    assert.match((await probe(page)).card.sentence, new RegExp(`incomplete: ${links[name].length - 3} of ${links[name].length} characters`));
  }
});

test('P12: a link of another game, pasted, is opened by its program; one step back is the game at hand', async () => {
  for (const name of ids) {
    const page = await table.open({ path: `?summary=0#${links[name]}` });
    await settled(page);
    const before = (await probe(page)).game;
    await paste(page, `My game: ${table.home}#${links[other(name)]} — your turn`);
    await holds(page, links[other(name)]);
    await running(page);
    assert.ok(page.url().endsWith(`?summary=0#${links[other(name)]}`), page.url());
    await page.goBack();
    await holds(page, links[name]);
    await running(page);
    assert.deepEqual((await probe(page)).game.digests, before.digests);
    assert.ok(page.url().endsWith(`#${links[name]}`));
    await page.goForward();
    await holds(page, links[other(name)]);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('P12: the last order is in the game that one comes back to, though its address was not written yet', async () => {
  const page = await table.open({ path: '?mode=play&side=blue&seed=5&summary=0' });
  const me = player(page);
  await me.endHour();
  await me.click('unit.1');
  await me.clickGround('W3');
  const { token } = await me.game();
  await paste(page, links.war);
  await holds(page, links.war);
  await page.goBack();
  await holds(page, token);
  assert.deepEqual(page.errors, []);
});

test('P12: an address changed by hand to the other game loads it, and back again', async () => {
  const page = await table.open({ path: `#${links.tarn}` });
  await page.evaluate((t) => { location.hash = t; }, links.war);
  await holds(page, links.war);
  await page.evaluate((t) => { location.hash = t; }, links.tarn);
  await holds(page, links.tarn);
  await page.goBack();
  await holds(page, links.war);
  await page.goBack();
  await holds(page, links.tarn);
  assert.deepEqual(page.errors, []);
});

test('P4: a link of a game that nobody has is told, and stays a link of another game', async () => {
  for (const name of ids) {
    const page = await table.open({ path: `#${links[name]}` });
    await settled(page);
    await paste(page, sealed('sand1.AAAAAAAA'));
    await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).card);
    assert.match((await probe(page)).card.sentence, /another game, sand, which this page does not know/);
    assert.equal((await probe(page)).game.token, links[name]);
  }
});

test('each start screen leads to the other games, on the map and in words; how it looks is kept', async () => {
  for (const [name, next] of ids.flatMap((name) => ids.filter((id) => id !== name).map((id) => [name, id]))) {
    // As tall as the longest start screen: on a lower one the way there is scrolled to.
    const page = await table.open({ path: `?game=${name}&theme=dark&seed=7`, width: 1280, height: 1000 });
    await settled(page);
    await player(page).click(`game.${next}`);
    await page.waitForURL((url) => url.searchParams.get('game') === next);
    await running(page);
    await settled(page);
    assert.deepEqual(await page.evaluate(() => location.search), `?theme=dark&game=${next}`);
    assert.equal((await probe(page)).theme, 'dark');
    assert.equal(await page.title(), titles[next]);
    await page.goBack();
    await running(page);
    assert.equal(await page.title(), titles[name]);
    await page.context().close();

    const words = await table.open({ path: `?game=${name}&view=text` });
    await words.click(`#leaf a:has-text("${titles[next]}")`);
    await words.waitForURL((url) => url.searchParams.get('game') === next);
    await running(words);
    assert.equal(await words.innerText('#leaf-title'), titles[next]);
    await words.context().close();
  }
  const locked = await table.open({ path: '?lock=new' });
  await settled(locked);
  assert.ok(!(await probe(locked)).slots.some((slot) => slot.name.startsWith('game.')));
});

test('P7: in a frame without an origin one game leads to another as well', async () => {
  const { page, frame } = await embedded(table, { sandbox: 'sandbox="allow-scripts"', path: `#${links.tarn}` });
  await holds(frame, links.tarn);
  await frame.evaluate((t) => Module.ccall('wg_page_pasted', null, ['string'], [t]), links.war);
  await holds(page.frames()[1], links.war);
  await page.frames()[1].evaluate((t) => { location.hash = t; }, links.tarn);
  await holds(page.frames()[1], links.tarn);
  assert.deepEqual(page.errors, []);
});

test('P24: kept by the worker, all games play without a network', async () => {
  const page = await table.open({ path: `#${links.tarn}` });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.context().setOffline(true);
  await paste(page, links.war);
  await holds(page, links.war);
  await paste(page, links.clash);
  await holds(page, links.clash);
  await page.goto(table.home + '?game=tarn&mode=play&side=red&seed=3');
  await running(page);
  assert.equal((await probe(page)).game.seat, 'Red');
});

test('P24: each game is a file of its own as well, which says where the others are', async () => {
  const files = { tarn: 'tarn-crossing.html', war: 'two-arsenals.html', clash: 'the-clash.html' };
  for (const name of ids) {
    const page = await table.open({ start: false, path: '404.html' });
    page.requests.length = 0;
    const address = pathToFileURL(join(site, files[name])).href;
    await page.goto(`${address}#${links[name]}`);
    await running(page);
    await settled(page);
    assert.equal((await probe(page)).game.token, links[name]);
    await paste(page, links[other(name)]);
    await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).card);
    assert.equal((await probe(page)).card.sentence,
                 `This link is for another game, ${titles[other(name)]}. It has a file of its own, ${files[other(name)]}.`);
    assert.equal((await probe(page)).game.token, links[name]);
    assert.ok(page.requests.every((url) => url.startsWith(address) || /^(data|blob):/.test(url)), page.requests.join());
    assert.deepEqual(page.errors, []);
    // Whatever its address says, it is the game that is in it.
    await page.goto('about:blank');
    await page.goto(`${address}?game=${other(name)}#${links[other(name)]}`);
    await running(page);
    await settled(page);
    assert.match((await probe(page)).card.sentence, /has a file of its own/);
    assert.deepEqual(page.errors, []);
  }
});
