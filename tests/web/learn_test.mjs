// tests/web/learn_test.mjs — the pages to read, in a real browser: by link, from disk, in a frame, on paper.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { factsOf, kPages, readBalance } from '../../tools/learn.mjs';
import { probe, running, seat, settled } from './browser.mjs';
import { native } from './cli.mjs';
import { player } from './player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const table = await seat();
after(() => table.leave());
const facts = factsOf(join(root, 'build/native/wargames'));

const read = (page, { query = '', ...how } = {}) => table.open({ path: `learn/${page}.html${query}`, start: false, ...how });
const printed = (text) => text.replace(/'/g, '’');
const words = (page) => page.evaluate(() => document.querySelector('main').innerText);

test('S52 each page opens without a complaint, whole, and asks nothing of any other server', async () => {
  const title = new Set();
  for (const name of kPages) {
    const page = await read(name);
    assert.deepEqual(page.errors, [], name);
    for (const url of page.requests) assert.ok(url.startsWith(table.home) || url.startsWith('data:'), url);
    const html = await page.content();
    assert.doesNotMatch(html, /\{\{|undefined|NaN/);
    title.add(await page.title());
    const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/);
    assert.equal(await page.locator('[style], style, script:not([src])').count(), 0, 'nothing inline');
    await page.context().close();
  }
  assert.equal(title.size, kPages.length);
});

test('S52 the pages show the numbers that the program tells natively, and all of them', async () => {
  const value = new Map([...facts.facts, ...facts.war.facts, ...facts.clash.facts].map((f) => [f.id, f.value]));
  const shown = new Set();
  for (const name of kPages) {
    const page = await read(name);
    const filled = await page.$$eval('[data-fact]', (all) => all.map((e) => [e.dataset.fact, e.textContent]));
    for (const [id, text] of filled) {
      assert.equal(text, value.get(id), `${name}: ${id}`);
      shown.add(id);
    }
    const ways = await page.$$eval('a[href]', (all) => all.map((e) => e.getAttribute('href')));
    for (const [id, link] of value) if (ways.some((href) => href.endsWith(`#${link}`))) shown.add(id);
    await page.context().close();
  }
  assert.deepEqual([...shown].sort(), [...value.keys()].sort());
});

test('every link within the pages leads somewhere, and nothing leads elsewhere unannounced', async () => {
  const page = await read('play');
  const ways = new Map();  // address without fragment -> fragments asked of it
  for (const name of kPages) {
    await page.goto(`${table.home}learn/${name}.html`);
    for (const href of await page.$$eval('a[href], link[rel=stylesheet], script[src]', (all) => all.map((e) => e.href || e.src))) {
      assert.ok(href.startsWith(table.home), `${name}: ${href}`);
      const [address, fragment] = href.split('#');
      ways.set(address, new Set([...(ways.get(address) ?? []), ...(fragment ? [fragment] : [])]));
    }
  }
  assert.ok(ways.size >= kPages.length + 1);
  for (const [address, fragments] of ways) {
    const answer = await page.request.get(address);
    assert.equal(answer.status(), 200, address);
    const body = await answer.text();
    for (const id of fragments) {
      if (/^[a-z]{2,8}[0-9]{1,2}\./.test(id)) native('replay', id);  // a game: it is one, to its end
      else assert.ok(body.includes(`id="${id}"`), `${address}#${id}`);
    }
  }
});

test('headings in order, one of the first rank; tables with captions and scopes; pictures with words', async () => {
  for (const name of kPages) {
    const page = await read(name);
    const found = await page.evaluate(() => {
      const all = (selector) => [...document.querySelectorAll(selector)];
      return {
        ranks: all('h1, h2, h3, h4, h5, h6').map((h) => Number(h.tagName[1])),
        mains: all('main').length,
        lang: document.documentElement.lang,
        twice: all('[id]').map((e) => e.id).filter((id, i, ids) => ids.indexOf(id) !== i),
        uncaptioned: all('table').filter((t) => !t.caption?.textContent.trim()).length,
        unscoped: all('th:not([scope])').length,
        unheaded: all('tbody tr').filter((r) => r.cells[0].tagName !== 'TH').length,
        wordless: all('svg').filter((s) => s.getAttribute('role') !== 'img' ||
          s.getAttribute('aria-labelledby').split(' ').some((id) => !document.getElementById(id)?.textContent.trim())).length,
        dangling: all('[aria-labelledby]').flatMap((e) => e.getAttribute('aria-labelledby').split(' ')).filter((id) => !document.getElementById(id)),
        nameless: all('a').filter((a) => !a.textContent.trim()).length,
        navs: all('nav').map((n) => n.getAttribute('aria-label')),
        here: all('[aria-current="page"]').length,
      };
    });
    assert.equal(found.ranks.filter((r) => r === 1).length, 1, name);
    assert.equal(found.ranks[0], 1, name);
    found.ranks.slice(1).forEach((rank, i) => assert.ok(rank <= found.ranks[i] + 1, `${name}: h${found.ranks[i]} then h${rank}`));
    const { ranks, navs, ...rest } = found;
    assert.deepEqual(rest, { mains: 1, lang: 'en-GB', twice: [], uncaptioned: 0, unscoped: 0, unheaded: 0, wordless: 0,
                             dangling: [], nameless: 0, here: 1 }, name);
    assert.ok(navs.every(Boolean) && new Set(navs).size === navs.length, name);
    await page.context().close();
  }
});

test('the first Tab offers to skip to the text, and nothing scrolls sideways at 320 pixels', async () => {
  for (const name of kPages) {
    const page = await read(name, { width: 320, height: 640 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, name);
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement.getBoundingClientRect().left >= 0));
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'text');
    await page.context().close();
  }
});

test('S52 the model page has the two quotations, the critics and the replays', async () => {
  const text = await words(await read('model'));
  for (const said of ['great part of the information obtained in War is contradictory, a still greater part is false',
                      'everything is very simple in War, but the simplest thing is difficult', 'translation of 1873', 'Boyd',
                      'square law', 'Table B-1', 'Mearsheimer', 'Epstein', 'Dupuy', 'Lucas and Turkes', 'Lucas and Dinges',
                      'Howard 1966', 'notional', 'Our choice']) assert.ok(text.includes(said), said);
});

test('S53 the sources page names author, title, venue and year of every source', async () => {
  const text = await words(await read('sources'));
  const works = [
    ['Clausewitz', 'On War', 'J. J. Graham', '1873'], ['Boyd', 'Patterns of Conflict', 'briefing', '1986'],
    ['Lanchester', 'Aircraft in Warfare', 'Constable', '1916'], ['US Army', 'FM 5-0', 'Planning and Orders Production', '2022', 'Table B-1'],
    ['US Army', 'FM 3-90', 'Tactics', '2023'],
    ['Mearsheimer', 'Assessing the Conventional Balance: The 3:1 Rule and Its Critics', 'International Security 13(4)', '1989', '54–89'],
    ['Epstein', 'The 3:1 Rule, the Adaptive Dynamic Model, and the Future of Security Studies', 'International Security 13(4)', '1989', '90–127'],
    ['Dupuy', 'Combat Data and the 3:1 Rule', 'International Security 14(1)', '1989', '195–201'],
    ['Lucas and T. Turkes', 'Fitting Lanchester Equations to the Battles of Kursk and Ardennes', 'Naval Research Logistics 51(1)', '2004', '95–116'],
    ['Lucas and J. A. Dinges', 'The Effect of Battle Circumstances on Fitting Lanchester Equations to the Battle of Kursk', 'Military Operations Research 9(2)', '2004', '17–30'],
    ['Howard', 'Information Value Theory', 'IEEE Transactions on Systems Science and Cybernetics 2(1)', '1966', '22–26']];
  const lines = text.split('\n');
  for (const work of works) assert.ok(lines.some((line) => work.every((part) => line.includes(part))), work.join(', '));
});

test('S60 what is left out on purpose is listed', async () => {
  const page = await read('model', { query: '#left-out' });
  const list = await page.locator('#left-out ~ ul').first().innerText();
  for (const what of ['air power', 'engineers and obstacles', 'supply', 'night and weather', 'civilians', 'terrain', 'morale']) {
    assert.ok(list.includes(what), what);
  }
});

test('S55 S56 S57 S58 the balance page has every cell of the tables that it was made from', async () => {
  const made = readFileSync(join(root, 'build/web/CMakeCache.txt'), 'utf8').match(/^WG_BALANCE:\w+=(.*)$/m)[1];
  const balance = readBalance(made);
  const page = await read('balance');
  for (const { id, columns, rows } of balance.tables) {
    const shown = await page.$eval(`#table-${id}`, (t) => [...t.rows].map((r) => [...r.cells].map((c) => c.firstChild?.textContent ?? '')));
    assert.deepEqual(shown[0].slice(1), columns.map(printed), id);
    rows.forEach((row, i) => {
      assert.equal(shown[i + 1][0], printed(row.label), id);
      row.cells.forEach((cell, j) => {
        const text = shown[i + 1][j + 1];
        if (!cell) return assert.equal(text, 'not played');
        const number = Number(text.replace('−', '-').replace(/%| points|\+/g, ''));
        assert.ok(Math.abs(number - (cell.share ?? cell.difference) / 100) <= 0.0501, `${id}, ${row.label}: ${text}`);
      });
    });
  }
  assert.ok((await words(page)).includes(balance.games.toLocaleString('en-GB')));
});

test('the theme is the one asked for, else the one the system prefers', async () => {
  const theme = (page) => page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.documentElement).backgroundColor]);
  for (const [query, system, expected, paper] of [
    ['', 'light', 'light', 'rgb(246, 245, 240)'], ['', 'dark', 'dark', 'rgb(16, 22, 27)'],
    ['?theme=projector', 'dark', 'projector', 'rgb(255, 255, 255)'], ['?theme=contrast', 'light', 'contrast', 'rgb(0, 0, 0)'],
    ['?theme=mauve', 'light', 'light', 'rgb(246, 245, 240)']]) {
    const page = await read('play', { query, colorScheme: system });
    assert.deepEqual(await theme(page), [expected, paper]);
    await page.click('nav >> text=Sources');
    await page.waitForURL(/sources/);
    assert.deepEqual(await theme(page), [expected, paper], 'and it goes along');
    await page.context().close();
  }
});

test('opened from disk, the pages read and lead to each other and to the game', async () => {
  const page = await read('play');
  const disk = pathToFileURL(join(root, 'build/web/site/learn/play.html')).href;
  const errors = [];
  page.on('console', (m) => { if (m.type() === 'error') errors.push(m.text()); });
  await page.goto(disk);
  for (const name of ['How the model works', 'Balance tables', 'Sources']) {
    await page.click(`nav[aria-label="Pages"] >> text=${name}`);
    await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, name);
    assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.name')).borderTopStyle), 'double', 'styled');
  }
  await page.click('#to-game');
  await page.waitForURL(/site\/index\.html/);
  await running(page);
  assert.deepEqual(errors, []);
});

test('from the game a page opens beside it, and the game stays where it is', async () => {
  const page = await table.open({ path: '?seed=5&theme=dark' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.click('a[data-name="learn.play"]')]);
  await opened.waitForURL(/learn\/play\.html\?theme=dark$/);
  assert.equal(await opened.evaluate(() => document.documentElement.dataset.theme), 'dark');
  assert.equal(await opened.textContent('#to-game'), 'To the game');
  const me = player(page);
  await me.click('start.begin');
  await me.click('help');
  const [model] = await Promise.all([page.waitForEvent('popup'), page.click('a[data-name="learn.model"]')]);
  await model.waitForURL(/learn\/model\.html/);
  assert.equal((await probe(page)).screen, 'play');
  // The way back leads to this game, also from the next page and past a place on the page.
  await model.click('.contents >> text=The critics');
  await model.click('nav[aria-label="Pages"] >> text=Sources');
  await model.waitForURL(/learn\/sources\.html/);
  assert.equal(await model.textContent('#to-game'), 'Back to your game');
  await model.click('#to-game');
  await running(model);
  await settled(model);
  assert.equal((await probe(model)).game.token, (await me.game()).token);
  await model.close();
  // Whoever comes back plays on by keyboard.
  await page.bringToFront();
  await me.press('Escape');
  assert.equal((await me.look()).controls.some((c) => c.name === 'close'), false);
  await settled(page);
  assert.equal(await page.isVisible('a[data-name="learn.model"]'), false);
  assert.deepEqual(page.errors, []);
});

test('in a sandboxed frame a page takes the place of the game, and the way back leads to the same game', async () => {
  const page = await table.open({ start: false });
  await page.goto(table.home.replace('127.0.0.1', 'localhost') + '404.js');
  await page.setContent(`<iframe sandbox="allow-scripts" src="${table.home}?seed=5" width="900" height="640"></iframe>`);
  const frame = page.frames()[1];
  await running(frame);
  await settled(frame);
  // The canvas of a frame is played with the keyboard: Enter begins, and ends the hour, whatever it asks on the way.
  await page.click('iframe', { position: { x: 5, y: 5 } });
  for (let i = 0; i < 8 && !((await probe(frame)).game?.hour >= 1); ++i) {
    await page.keyboard.press('Enter');
    await settled(frame);
  }
  const before = (await probe(frame)).game;
  assert.ok(before.hour >= 1);
  await page.keyboard.press('Shift+Slash');
  await settled(frame);
  await frame.click('a[data-name="learn.model"]');
  await frame.waitForURL(/learn\/model\.html\?steps=1/);
  assert.equal(await frame.evaluate(() => window.origin), 'null');
  assert.equal(await frame.textContent('#to-game'), 'Back to your game');
  await frame.click('.contents >> text=The critics');  // a place on the page is no step
  await frame.click('nav[aria-label="Pages"] >> text=Balance tables');
  await frame.waitForURL(/learn\/balance\.html\?steps=2/);
  assert.ok((await frame.locator('svg').count()) > 5);
  await frame.click('#to-game');
  await running(frame);
  await settled(frame);
  assert.equal((await probe(frame)).game.token, before.token);
  assert.deepEqual(page.errors, []);
});

test('printed, a page is light, without its navigation, and all of its text is on paper', async () => {
  for (const [name, least] of [['play', 4000], ['model', 9000], ['balance', 3000], ['sources', 2000]]) {
    const page = await read(name, { query: '?theme=dark' });
    const pdf = await page.pdf({ format: 'A4' });
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
    assert.ok(pdf.length > 15_000, `${name}: ${pdf.length} bytes`);
    await page.emulateMedia({ media: 'print' });
    const text = await page.evaluate(() => document.body.innerText);
    assert.ok(text.length > least, `${name}: ${text.length} characters`);
    assert.equal(await page.isVisible('nav[aria-label="Pages"]'), false);
    assert.equal(await page.isVisible('#to-game'), false);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).color), 'rgb(23, 35, 46)', 'the light theme’s ink');
    await page.context().close();
  }
});
