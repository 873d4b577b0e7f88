// tests/web/address_test.mjs — what the query of the address does to the page. How it is read, value by
// value, is tests/ui/address_test.cpp's.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { probe, seat } from './browser.mjs';
import { player } from './player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const table = await seat();
after(() => table.leave());
const made = (...words) => spawnSync(join(root, 'build/native/wargames'), ['new', ...words], { encoding: 'utf8' }).stdout.trim();
const finished = made('--side', 'blue', '--seed', '5', '--hours', '14');
const running = made('--side', 'blue', '--seed', '5', '--hours', '3');
const names = (seen) => [...seen.controls, ...seen.slots].map((c) => c.name);

async function visit(t, path) {
  const page = await table.open({ path });
  t.after(() => page.context().close());
  return { page, me: player(page), seen: await probe(page) };
}

test('P21 side, balance, seed, opponent and hints are those of the game that begins', async (t) => {
  const { me } = await visit(t, '?side=red&balance=7&seed=5&opponent=turtle&hints=off');
  await me.click('start.begin');
  assert.equal((await me.game()).token, made('--side', 'red', '--balance', '7', '--seed', '5', '--opponent', 'turtle'));
});

test('P21 mode=play begins that game at once; mode=learn and mode=balance open what they name', async (t) => {
  const { seen } = await visit(t, '?mode=play&side=red&balance=7&seed=5&opponent=turtle&hints=off');
  assert.equal(seen.game.token, made('--side', 'red', '--balance', '7', '--seed', '5', '--opponent', 'turtle'));
  assert.ok((await visit(t, '?mode=learn')).seen.lesson >= 0);
  assert.equal((await visit(t, '?mode=balance')).seen.screen, 'balance');
});

test('P21 what is in the link counts more than the query', async (t) => {
  const { seen, me } = await visit(t, `?side=red&balance=9&seed=77&opponent=turtle&hints=full#${running}`);
  assert.equal(seen.game.token, running);
  assert.equal(seen.game.seat, 'Blue');
  assert.equal(seen.hints, 'off');  // as the link has it
  await me.endHour();
  assert.equal((await me.game()).hour, 4);
});

test('P18 h= opens at an hour; mode=review opens the review, and locked it does not', async (t) => {
  assert.equal((await visit(t, `?h=2#${running}`)).seen.game.looking_at, 2);
  assert.equal((await visit(t, `?mode=review#${finished}`)).seen.screen, 'review');
  assert.equal((await visit(t, `?mode=review&lock=review#${finished}`)).seen.screen, 'over');
});

test('P18 mode=watch replays from the start: a game that is over in its review, one that is not at the table', async (t) => {
  const review = await visit(t, `?mode=watch#${finished}`);
  assert.equal(review.seen.screen, 'review');
  await review.page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.looking_at >= 2);
  const { page, me, seen } = await visit(t, `?mode=watch#${running}`);
  assert.deepEqual([seen.screen, seen.game.looking_at, seen.game.hour], ['play', 0, 3]);
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.looking_at >= 1);
  await me.press('m');  // whoever stirs looks for themselves
  const { looking_at } = await me.game();
  await page.waitForTimeout(3500);
  assert.equal((await me.game()).looking_at, looking_at);
  assert.equal((await me.game()).token, running, 'nothing was ordered');
});

test('P27 a device that asks for less motion is not shown a replay that runs by itself', async () => {
  const page = await table.open({ path: `?mode=watch#${running}`, reducedMotion: 'reduce' });
  assert.equal((await probe(page)).game.looking_at, 0);
  await page.waitForTimeout(3500);
  assert.equal((await probe(page)).game.looking_at, 0);
  await page.context().close();
});

test('P27 motion=0: an hour that ended is there at once', async (t) => {
  const { page, me } = await visit(t, '?mode=play&seed=5&motion=0&summary=0');
  await me.start('hour.end');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.hour === 1);
  assert.equal((await me.look()).playing, false);
});

test('P21 links=0 leaves no button that copies; without it there is one', async (t) => {
  assert.ok(!names((await visit(t, '?mode=play&links=0')).seen).includes('share.copy'));
  const { page, seen } = await visit(t, '?mode=play');
  assert.ok(names(seen).includes('share.copy'));
  assert.ok(await page.isVisible('button[data-name="share.copy"]'));
});

test('P11 save=0 keeps nothing in the browser and looks nothing up', async (t) => {
  const kept = async (query) => {
    const { page, me } = await visit(t, query);
    await me.click('settings');
    await me.click('theme.dark');
    await me.press('Escape');
    const before = await page.evaluate(() => localStorage.getItem('wargames.theme'));
    await page.goto(table.home + (query || '?'));
    await page.waitForSelector('html[data-state="running"]');
    return [before, (await probe(page)).theme];
  };
  assert.deepEqual(await kept(''), ['dark', 'dark']);
  assert.deepEqual(await kept('?save=0'), [null, 'light']);
});

test('P21 lock=undo: Ctrl+Z takes nothing back; without the lock it does', async (t) => {
  for (const [query, kept] of [['', false], ['&lock=undo', true]]) {
    const { page, me } = await visit(t, `?mode=play&seed=5${query}`);
    const before = (await me.game()).token;
    await me.press('1');
    await me.clickGround('W1');
    const ordered = (await me.game()).token;
    assert.notEqual(ordered, before);
    await page.keyboard.press('Control+z');
    await page.waitForFunction((token) => JSON.parse(Module.ccall('wg_probe', 'string')).idle && token, ordered);
    const now = await me.look();
    assert.equal(now.game.token === ordered, kept);
    assert.equal(names(now).includes('undo'), !kept);
    if (kept) assert.match(now.toast, /Undo is locked/);
  }
});

test('P21 lock=… for each name: its control is gone from the page', async (t) => {
  const start = { side: 'start.side.red', balance: 'start.balance', opponent: 'start.rival', help: 'help', settings: 'settings', paste: 'start.open', new: 'start.learn' };
  const free = names((await visit(t, '')).seen);
  for (const [name, control] of Object.entries(start)) {
    assert.ok(free.includes(control), control);
    const { page, seen } = await visit(t, `?lock=${name}`);
    assert.ok(!names(seen).includes(control), control);
    assert.deepEqual(page.errors, []);
  }
  const over = { review: 'review', new: 'again.new', side: 'again.sides' };
  const ended = names((await visit(t, `#${finished}`)).seen);
  for (const [name, control] of Object.entries(over)) {
    assert.ok(ended.includes(control), control);
    assert.ok(!names((await visit(t, `?lock=${name}#${finished}`)).seen).includes(control), control);
  }
  const { me } = await visit(t, '?mode=play&lock=hints');
  await me.click('settings');
  assert.equal(await me.sees('hints.full'), false);
  assert.equal(await me.sees('theme.dark'), true);
});

const kBad = { theme: 'pink', view: 'x', motion: 'fast', summary: '2', embed: 'x', links: 'x', save: 'x', lang: 'xx', sound: 'loud', api: 'x', parent: 'x',
  ref: 'a%20b', side: 'green', balance: '11', seed: 'x', opponent: 'x', hints: 'x', mode: 'x', h: '15', lock: 'doors' };
for (const [name, value] of Object.entries(kBad)) {
  test(`P21 ${name}=${value}: one notice that names it, and goes when it has been read`, async (t) => {
    const { page, me, seen } = await visit(t, `?${name}=${value}`);
    assert.ok(seen.card.sentence.startsWith(`${name}=${decodeURIComponent(value)} means nothing here: `), seen.card.sentence);
    assert.equal(seen.theme, 'light');
    assert.match(await page.textContent('#announcements'), /means nothing here/);
    await me.click('card.action');
    assert.equal((await me.look()).card, undefined);
    await me.click('start.begin');
    assert.equal((await me.game()).hour, 0);
    assert.deepEqual(page.errors, []);
  });
}

test('P21 all bad values at once are one notice; unknown names are none; a bad link says so as well', async (t) => {
  const all = Object.entries(kBad).map(([name, value]) => `${name}=${value}`).join('&');
  const { seen, me } = await visit(t, `?${all}`);
  assert.match(seen.card.sentence, /^theme=pink .* Nor do 17 other parts\.$/);
  await me.click('card.action');
  assert.equal((await me.look()).card, undefined);
  assert.equal((await visit(t, '?utm_source=x&fbclid=y&them=dark&__proto__=1')).seen.card, undefined);
  const both = (await visit(t, `?theme=pink#${finished.slice(0, -9)}`)).seen.card;
  assert.equal(both.title, 'This link does not open a game');
  assert.match(both.sentence, /theme=pink means nothing here/);
});

test('P3 any bytes as values: a page that plays', async (t) => {
  for (const bytes of ['%00', '%FF%FE', '%E2%80%8B', encodeURIComponent('<script>alert(1)</script>'), '%', 'x'.repeat(600)]) {
    const { page, me } = await visit(t, '?' + Object.keys(kBad).map((name) => `${name}=${bytes}`).join('&'));
    if (await me.sees('card.action')) await me.click('card.action');
    await me.click('start.begin');
    assert.equal((await me.game()).hour, 0);
    assert.deepEqual(page.errors, []);
  }
});
