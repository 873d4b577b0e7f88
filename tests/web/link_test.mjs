// tests/web/link_test.mjs — links in and out of the real page: every fault in its own words, nothing ever lost.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { probe, running, seat, settled } from './browser.mjs';
import { newLink } from './cli.mjs';
import { player } from './player.mjs';
import { crc32, ordered, parse, sealed, withAnotherEnd, write } from './token.mjs';

const table = await seat();
after(() => table.leave());

const carded = (page) => page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).card);
const addressed = (page, token) => page.waitForFunction((t) => location.hash === `#${t}`, token);
const holds = (page, token) =>
  page.waitForFunction((t) => JSON.parse(Module.ccall('wg_probe', 'string')).game?.token === t, token);
const go = (page, hash) => page.evaluate((h) => { location.hash = h; }, hash);

// Red in person, nothing ordered: 06:00 … 11:00 of a game that anybody can have.
const kGame = newLink('--side', 'red', '--seed', 7, '--hours', 5);
const kMine = newLink('--seed', 9, '--hours', 4);
const kSpoilt = kGame.slice(0, 14) + (kGame[14] === 'A' ? 'B' : 'A') + kGame.slice(15);

// What is wrong, and what the page says about it.
const kFaults = {
  [kGame.slice(0, 25)]: new RegExp(`incomplete: 25 of ${kGame.length} characters`),
  [kGame.slice(0, 8)]: /incomplete: only its first 8 characters/,
  [kSpoilt]: /altered/,
  [sealed('sand1.AAAAAAAA')]: /another game, sand/,
  [write({ ...parse(kGame), version: 9 })]: /newer version of this page: rules 9, here \d/,
  [sealed('tarn1.AAAAAAAA')]: /arrived whole, but no game can be read/,
  [sealed(`tarn1.${'A'.repeat(9000)}`)]: /arrived whole, but no game can be read/,
  'no-token': /no game in this link/,
};

test('the forger writes what the program writes', () => {
  assert.equal(crc32('123456789'), 0xCBF43926);  // the published check value
  assert.equal(write(parse(kGame)), kGame);
  assert.equal(write(parse(kMine)), kMine);
});

test('P3, P4: every fault is named in its own words, and the game at hand stays, with its address', async () => {
  const page = await table.open({ path: `#${kMine}` });
  const me = player(page);
  await settled(page);
  const before = await me.game();
  const said = new Set();
  for (const [link, wanted] of Object.entries(kFaults)) {
    await go(page, link);
    await carded(page);
    const seen = await me.look();
    assert.match(seen.card.sentence, wanted);
    said.add(seen.card.sentence.replace(/\d+/g, 'n'));
    assert.deepEqual(seen.game, before);
    await me.click('card.action');
    assert.equal((await me.look()).card, undefined);
    await addressed(page, kMine);
  }
  assert.equal(said.size, Object.keys(kFaults).length - 1);  // unreadable twice
  assert.deepEqual(page.errors, []);
});

test('P4: a fault at the first sight of the page is named too, and the address stays as it came', async () => {
  for (const [link, wanted] of Object.entries(kFaults).slice(0, 5)) {
    const page = await table.open({ path: `#${link}` });
    await settled(page);
    const seen = await probe(page);
    assert.match(seen.card.sentence, wanted);
    assert.equal(seen.screen, 'start');
    assert.equal(await page.evaluate(() => location.hash), `#${link}`);
    await page.context().close();
  }
});

test('P4: a game with a refused order opens at the hour before it, and says which', async () => {
  // The last unit of Red waits in staging all this time, and from there none comes in at W1.
  const page = await table.open({ path: `#${ordered(kGame, 'Red', 3, 11, 1)}` });
  await settled(page);
  const seen = await probe(page);
  assert.equal(seen.card.title, 'This game stops early');
  assert.match(seen.card.sentence, /order at 09:00 is not possible/);
  assert.equal(seen.game.hour, 3);
  await addressed(page, seen.game.token);
  const shorter = newLink('--side', 'red', '--seed', 7, '--hours', 3);
  assert.equal(seen.game.token, shorter);
  // One that is refused in the hour under way leaves that hour empty.
  await go(page, ordered(kGame, 'Red', 5, 11, 1));
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.hour === 5);
  assert.match((await probe(page)).card.sentence, /order at 11:00 is not possible/);
  await addressed(page, kGame);
});

test('P4: a game that comes out otherwise than its link claims says so, and at which hour', async () => {
  const page = await table.open({ path: `#${withAnotherEnd(kGame)}` });
  await settled(page);
  const seen = await probe(page);
  assert.equal(seen.card.title, 'This game came out differently');
  assert.match(seen.card.sentence, /at 11:00/);
  assert.equal(seen.game.token, kGame);
  await addressed(page, kGame);  // the address says what is true here
});

test('P5: however the link was dressed, it opens, and the address is put right', async () => {
  const page = await table.open({ path: `#${kMine}` });
  await settled(page);
  for (const dressed of [`/${kGame}`, `!${kGame}`, `?${kGame}`, `#/${kGame}`, `${kGame}.`, `${kGame}),`, `${kGame}?utm_source=mail&x=1`,
    encodeURIComponent(`#${kGame}`), encodeURIComponent(encodeURIComponent(`#/${kGame}`)), `${kGame}…и дальше`,
    `${kGame.slice(0, 20)}\u200B${kGame.slice(20)}`, `${kGame.slice(0, 20)}%0D%0A${kGame.slice(20)}`, `中文${kGame}中文`]) {
    await go(page, dressed);
    await holds(page, kGame);
    await addressed(page, kGame);
    assert.equal((await probe(page)).card, undefined, dressed);
    await go(page, kMine);
    await holds(page, kMine);
  }
  assert.deepEqual(page.errors, []);
});

test("P5: a '#' that became '%23' is turned back: in the path, deeper in it, behind a query, twice over", async () => {
  for (const path of [`%23${kGame}`, `index.html%23${kGame}`, `learn/%23${kGame}`, `some/where/%23${kGame}`, `%2523${kGame}`,
    `%23${kGame}?utm_source=mail`, `?side=blue%23${kGame}`, `?side=blue%2523${kGame}`, `?side=blue%23${kGame}&utm_source=mail`,
    `some/where/?side=blue%23${kGame}`]) {
    const page = await table.open({ path, start: false });
    await page.waitForURL((url) => url.hash !== '');
    await running(page);
    await holds(page, kGame);
    await addressed(page, kGame);
    const { pathname, search } = new URL(page.url());
    assert.equal(pathname, '/', path);
    assert.equal(search, path.includes('side=blue') ? '?side=blue' : '', path);
    await page.context().close();
  }
  const lost = await table.open({ path: 'some/where', start: false });
  assert.match(await lost.innerText('body'), /Not found/);
});

test('P12: another link never loses the game at hand, not even one whose first hour is still open', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.begin');
  await me.click('unit.1');
  await me.clickGround('W3');
  const mine = await me.game();
  assert.equal(mine.hour, 0);
  await addressed(page, mine.token);
  await go(page, kGame);  // unfinished as well
  await holds(page, kGame);
  assert.equal((await me.game()).kept, true);
  await me.click('settings');
  await me.click('leave');
  await me.click('start.kept');
  assert.equal((await me.game()).token, mine.token);
  // And the other way round: now theirs is the one before.
  await me.click('settings');
  await me.click('leave');
  await me.click('start.kept');
  assert.equal((await me.game()).token, kGame);
  // The link of the game at hand, pasted: nothing changes, nothing is pushed aside.
  await page.evaluate((link) => Module.ccall('wg_page_pasted', null, ['string'], [link]), `${table.home}#${kGame}`);
  await me.click('settings');
  await me.click('leave');
  await me.click('start.kept');
  assert.equal((await me.game()).token, mine.token);
});

test('P12: an address emptied under a game is filled again', async () => {
  const page = await table.open({ path: `#${kMine}` });
  await settled(page);
  await go(page, '');
  await addressed(page, kMine);
  assert.equal((await player(page).game()).token, kMine);
});

// A drag from outside the page, which no driver can make: its last step, the drop itself.
const drop = (page, { text, file, on = '#canvas' }) => page.evaluate(([said, held, place]) => {
  const data = new DataTransfer();
  if (held !== null) data.items.add(new File([held], 'game.txt', { type: 'text/plain' }));
  else data.setData('text/plain', said);
  const event = (type) => new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
  const target = document.querySelector(place);
  return [target.dispatchEvent(event('dragover')), target.dispatchEvent(event('drop'))];
}, [text ?? '', file ?? null, on]);

test('P5: a text file or a text dropped on the page opens its game', async () => {
  const page = await table.open();
  await settled(page);
  assert.deepEqual(await drop(page, { file: `Our game:\r\n${table.home}#${kGame}\r\n` }), [false, false]);
  await holds(page, kGame);
  await drop(page, { text: `${table.home}#${kMine}` });
  await holds(page, kMine);
  await drop(page, { file: `\xFF\xFE${[...kGame].join('\0')}\0` });  // as Windows writes "Unicode"
  await holds(page, kGame);
  await drop(page, { text: `${table.home}#${kMine}` });
  await holds(page, kMine);
  await drop(page, { file: '\0\xFF'.repeat(40_000) });
  await carded(page);
  assert.match((await probe(page)).card.sentence, /no game in this link/);
  assert.equal((await probe(page)).game.token, kMine);
  // A field takes what is dropped on it itself.
  assert.deepEqual(await drop(page, { text: kGame, on: '#paste-link-text' }), [true, true]);
  assert.deepEqual(page.errors, []);
});

test('P5: Ctrl+V over the game opens the link on the clipboard', async () => {
  const page = await table.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await settled(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `look: ${table.home}#${kGame}, nice`);
  await page.focus('#canvas');
  await page.keyboard.press('Control+v');
  await holds(page, kGame);
});
