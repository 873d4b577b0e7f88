// tests/web/war_test.mjs — Two Arsenals in a real browser, by mouse: a game to an arsenal's fall, the computer
// that thinks between frames, links, looking back, the page around it. (In words: war_text_test.mjs.)
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { probe, running, seat, settled } from './browser.mjs';
import { native } from './cli.mjs';
import { heard, hostServer, until } from './host.mjs';
import { player } from './player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const kLinks = readFileSync(join(root, 'tests/links/war.txt'), 'utf8').trim().split('\n').map((line) => line.split(' ')[0]);
const kLongest = kLinks.reduce((longest, token) => token.length > longest.length ? token : longest);

const table = await seat();
after(() => table.leave());

const open = async (query, token = '') => {
  const page = await table.open({ path: `?game=war&summary=0&${query}${token && '#' + token}` });
  await settled(page);
  return { page, me: player(page) };
};
const on = (game, square) => game.units.find((u) => u.place === square);
// Until it is somebody's turn who is no computer.
const answered = (page) => page.waitForFunction(() => {
  const { idle, thinking } = JSON.parse(Module.ccall('wg_probe', 'string'));
  return idle && thinking < 0;
}, undefined, { polling: 50, timeout: 60_000 });
// The command line tells the state at the beginning of every turn.
const sameOnTheCommandLine = (game) => {
  const told = [...native('replay', game.token).matchAll(/digest ([0-9a-f]{16})/g)].map((m) => m[1]);
  assert.deepEqual(told, game.digests);
};
async function sameInAnotherBrowser(game) {
  const { page } = await open('h=9999', game.token);
  const again = (await probe(page)).game;
  assert.equal(again.token, game.token);
  assert.deepEqual(again.digests, game.digests);
  assert.deepEqual(again.turns, game.turns);
  assert.deepEqual(again.units, game.units);
  assert.deepEqual(page.errors, []);
  await page.context().close();
}

test('a game to an arsenal’s fall and a resignation, by mouse; its link in another browser and on the command line', async () => {
  const { page, me } = await open('mode=play&opponent=person&first=north&seed=1');
  // The relay on D3 sends North's line down file 3: its cavalry stays linked on it to the arsenal on T3.
  const way = ['H3', 'J3', 'L3', 'N3', 'P3', 'R3', 'T3'];
  for (let turn = 1; turn < way.length; ++turn) {
    assert.equal((await me.game()).task, 'North to move');
    assert.deepEqual((await me.game()).arsenals, ['T3', 'T23', 'D8', 'B15']);
    await me.click(`square.${way[turn - 1]}`);
    await me.click(`square.${way[turn]}`);
    const game = await me.game();
    assert.equal(game.moves, 1);
    assert.equal(on(game, way[turn]).kind, 'Cavalry');
    assert.ok(on(game, way[turn]).linked);
    await me.click('turn.end');
    if (turn === way.length - 1) break;
    assert.equal((await me.game()).task, 'South to move');
    await me.click('turn.end');
  }
  const fallen = await me.game();
  assert.deepEqual(fallen.arsenals, ['T23', 'D8', 'B15']);
  assert.equal(fallen.over, false);
  assert.equal(fallen.turns.at(-1).replace('*', ''), '6N R3-T3');
  await me.click('menu');
  await me.click('resign');
  await me.click('resign.yes');
  await settled(page);
  const game = await me.game();
  assert.ok(game.over);
  assert.match(game.verdict, /South/);
  assert.equal((await me.look()).screen, 'over');
  assert.deepEqual(page.errors, []);
  sameOnTheCommandLine(game);
  await sameInAnotherBrowser(game);
});

test('P16 undo and redo give back the identical link, by buttons and by keys; a reload gives the identical game', async () => {
  const { page, me } = await open('mode=play&opponent=person&first=north&seed=1');
  const tokens = [(await me.game()).token];
  for (const [from, to] of [['H3', 'J3'], ['G6', 'F6']]) {
    await me.click(`square.${from}`);
    await me.click(`square.${to}`);
    tokens.push((await me.game()).token);
  }
  assert.equal(new Set(tokens).size, 3);
  await me.click('undo');
  assert.equal((await me.game()).token, tokens[1]);
  await me.press('Control+z');
  assert.equal((await me.game()).token, tokens[0]);
  await me.press('Control+Shift+z');
  assert.equal((await me.game()).token, tokens[1]);
  await page.waitForFunction((t) => location.hash === `#${t}`, tokens[1]);
  await page.reload();
  await running(page);
  await settled(page);
  assert.equal((await me.game()).token, tokens[1]);
  assert.equal((await me.game()).moves, 1);
});

test('the computer answers, its orders are in the link, and whoever opens it sees the same game', async () => {
  for (const level of ['easy', 'middle', 'hard']) {
    const { page, me } = await open(`mode=play&opponent=${level}&side=south&first=north&seed=4`);
    await answered(page);
    await me.click('turn.end');
    await answered(page);
    const game = await me.game();
    assert.equal(game.hour, 3);
    assert.deepEqual(game.turns.map((turn) => turn.slice(0, 2)), ['1N', '1S', '2N']);
    assert.notEqual(game.turns[0], '1N --');
    assert.equal(game.turns[1], '1S --');
    sameOnTheCommandLine(game);
    await sameInAnotherBrowser(game);
    // The same position and the same seed: the same answer.
    const again = await open(`mode=play&opponent=${level}&side=south&first=north&seed=4`);
    await answered(again.page);
    assert.equal((await again.me.game()).turns[0], game.turns[0]);
    await page.context().close();
    await again.page.context().close();
  }
});

test('the computer thinks in slices between frames: the page stays quick, its bar moves, undo waits', async () => {
  const { page, me } = await open('mode=play&opponent=hard&side=south&first=south&seed=4');
  await page.evaluate(() => {
    globalThis.tasks = 0;
    const later = setTimeout.bind(window);
    window.setTimeout = (f, ms, ...rest) => later(() => { ++tasks; f(...rest); }, ms);
  });
  const before = (await me.look()).frames;
  await me.start('turn.end');
  const seen = new Set();
  for (let now; !now || now.game.hour < 2;) {
    now = await me.look();
    if (now.thinking >= 0) {
      seen.add(now.thinking);
      assert.equal(now.game.to_move, 'North');
      assert.equal(now.controls.find((c) => c.name === 'undo')?.enabled ?? false, false);
    }
    await page.waitForTimeout(30);
  }
  assert.ok([...seen].every((pm, i, all) => i === 0 || pm >= all[i - 1]), 'it never goes back');
  assert.ok(await page.evaluate(() => tasks) >= 10, 'one turn of the strongest level in slices');
  await answered(page);
  assert.ok((await me.look()).frames > before + 4);
  assert.deepEqual(page.errors, []);
});

test('whoever leaves for the start screen while the computer thinks finds the game as it was, and it answers then', async () => {
  const { page, me } = await open('mode=play&opponent=hard&side=south&first=north&seed=9');
  await answered(page);
  await me.start('turn.end');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.hour === 2);
  // Where the answer is being played already, the first click ends that and opens nothing.
  for (let tries = 0; !(await me.look()).controls.some((c) => c.name === 'leave'); ++tries) {
    assert.ok(tries < 20);
    await me.start('menu');
    await page.waitForTimeout(300);
  }
  await me.start('leave');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).screen === 'start');
  const { hour } = await me.game();
  await page.waitForTimeout(500);
  assert.equal((await me.game()).hour, hour);
  await page.setViewportSize({ width: 1280, height: 1000 });  // on a lower screen it is scrolled to
  await me.click('start.continue');
  await answered(page);
  assert.equal((await me.game()).hour, 3);
  assert.deepEqual(page.errors, []);
});

test('P1 the link of a long game: opened, looked back at, written as it came', async () => {
  const { page, me } = await open('', kLongest);
  const game = await me.game();
  assert.equal(game.token, kLongest);
  assert.equal(game.hour, 80);
  assert.ok(kLongest.length <= 900);
  sameOnTheCommandLine(game);
  await page.waitForFunction((t) => location.hash === `#${t}`, kLongest);
  const { page: there } = await open('h=41', kLongest);
  const back = (await probe(there)).game;
  assert.equal(back.looking_at, 41);
  assert.equal(back.token, kLongest);
});

test('P18 looking back, turn by turn and order by order, and to now; a game goes on from an earlier turn', async () => {
  const { page, me } = await open('', kLinks.at(-2));  // the published opening's like: two people, over
  const game = await me.game();
  await me.press('Comma');
  const back = await me.game();
  assert.equal(back.looking_at, game.hour - 1);
  assert.equal(back.token, game.token);
  await me.press('Period');
  await me.click('turns', { at: [0.02, 0.5] });
  assert.equal((await me.game()).looking_at, 0);
  await me.click('play.here');
  const mine = await me.game();
  assert.equal(mine.hour, 0);
  assert.notEqual(mine.token, game.token);
  assert.ok(mine.kept);
  assert.deepEqual(page.errors, []);
});

test('the published game is shown from its beginning, with its source named', async () => {
  for (const [button, turns] of [['start.published.opening', 16], ['start.published.battle', 13]]) {
    const { page, me } = await open('');
    await me.click(button);
    const game = await me.game();
    assert.equal(game.looking_at, 0);
    assert.ok(game.hour >= turns - 1, `${button}: ${game.hour}`);
    sameOnTheCommandLine(game);
    await page.context().close();
  }
});

test('two people place their units unseen: a curtain before each, and none later', async () => {
  const { page, me } = await open('mode=play&opponent=person&deployment=free&first=north');
  const units = async (side) => (await me.game()).units.filter((u) => u.side === side && u.place).length;
  for (const side of ['South', 'North']) {
    assert.equal((await me.look()).screen, 'curtain');
    await me.click('curtain.open');
    assert.equal((await me.look()).screen, 'play');
    assert.equal(await units('South') + await units('North'), 0, `${side} sees nothing of the other`);
    await me.click('preset.book');
    assert.equal(await units(side), 17);
    await me.click('deploy.done');
  }
  assert.equal((await me.look()).screen, 'play');
  assert.equal(await units('South') + await units('North'), 34);
  assert.equal((await me.game()).task, 'North to move');
  assert.deepEqual(page.errors, []);
});

test('P32 to the page around: a state after each turn, a result at the end; a page may load, ask and go back', async () => {
  const server = await hostServer(table);
  const { host } = await server.open({ frames: [{ src: `${table.home}?game=war&api=1&parent=${encodeURIComponent(server.origin)}#${kLongest}` }] });
  const result = await until(host, 0, 'result');
  const [ready] = await heard(host, 0, 'ready');
  assert.deepEqual([ready.game, ready.version], ['war', 1]);
  const state = await until(host, 0, 'state');
  assert.deepEqual([state.token, state.hour, state.over], [kLongest, 80, true]);
  assert.ok(['north', 'south'].includes(state.side));
  assert.equal(result.token, kLongest);
  assert.ok(['north', 'south', 'draw'].includes(result.winner));
  assert.ok(Number.isInteger(result.score.north.units) && Number.isInteger(result.score.south.arsenals));
  await host.evaluate(() => window.tell(0, { type: 'goto', id: 1, hour: 7 }));
  assert.equal((await until(host, 0, 'reply')).value.shown, 7);
  await host.evaluate(() => window.tell(0, { type: 'goto', id: 2, hour: 99 }));
  assert.match((await until(host, 0, 'reply', 2)).value, /The game has turns 0 to 80 so far/);
  server.leave();
});

test('P25 an idle game draws no frame', async () => {
  const { page } = await open('mode=play&opponent=person&seed=1');
  const before = await settled(page);
  await page.waitForTimeout(3000);
  assert.equal((await probe(page)).frames, before);
});
