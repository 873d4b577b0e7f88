// tests/web/clash_test.mjs — The Clash in a real browser, by mouse: the worked example number by number, the
// computer that plays order by order, undo, links, looking back, two people, the page around it. (In words:
// clash_text_test.mjs.)
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
const kLinks = readFileSync(join(root, 'tests/links/clash.txt'), 'utf8').trim().split('\n').map((line) => line.split(' ')[0]);
const kLongest = kLinks.reduce((longest, token) => token.length > longest.length ? token : longest);

const table = await seat();
after(() => table.leave());

const open = async (query, token = '', size = {}) => {
  const page = await table.open({ path: `?game=clash&summary=0&${query}${token && '#' + token}`, ...size });
  await settled(page);
  return { page, me: player(page) };
};
const on = (game, tile, side = game.seat) => game.units.find((u) => u.place === tile && u.side === side);
const numbers = (text) => text.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
// Until it is somebody's turn who is no computer.
const answered = (page) => page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).thinking < 0,
  undefined, { polling: 50, timeout: 120_000 });
const sameOnTheCommandLine = (game) => {
  const told = [...native('replay', game.token).matchAll(/digest ([0-9a-f]{16})/g)].map((m) => m[1]);
  assert.deepEqual(told, game.digests);
};
async function afterAReload(page, game) {
  await page.waitForFunction((t) => location.hash === `#${t}`, game.token);
  await page.reload();
  await running(page);
  const again = (await probe(page)).game;
  assert.equal(again.token, game.token);
  assert.deepEqual(again.digests, game.digests);
  assert.deepEqual(again.units, game.units);
}

test('the worked example by mouse: every number of its panel, and what came of it', async () => {
  const { page, me } = await open('mode=learn&view=both');
  await me.click('tile.J5');
  await me.click('tile.K5');
  // The design text, section 7, the panel: what the player was shown before committing.
  const { account } = await me.look();
  assert.equal(account.verdict, 'They break: certain');
  assert.deepEqual(numbers(account.shock), [40, 55, 29]);
  assert.equal(account.odds, '1.31 : 1');
  assert.deepEqual(numbers(account.reliability), [97, 74, 25]);
  assert.match(account.causes, /green troops/i);
  assert.match(account.causes, /broken ground/i);
  const { they, you, attack, defence } = account;
  assert.deepEqual([they.before, they.least, they.most], [78, 26, 41]);
  assert.deepEqual(numbers(they.words).sort(), [26, 34, 41]);
  assert.deepEqual(numbers(they.leaves), [78, 37, 52]);
  assert.deepEqual([you.before, you.least, you.most], [92, 14, 25]);
  assert.deepEqual(numbers(you.words).sort(), [14, 19, 25]);
  assert.deepEqual(numbers(you.leaves), [92, 67, 78]);
  const [armour, battery] = attack.units, [rifles] = defence.units;
  assert.deepEqual([armour.name, armour.contribution, battery.name, battery.contribution], ['2nd Armoured', 53, '1st Battery', 18]);
  assert.deepEqual(numbers(armour.sum), [62, 92, 0.93]);  // 1000 + 180 + 50 - 300
  assert.deepEqual(numbers(armour.sources), [180, 50, 300]);
  assert.deepEqual(numbers(battery.sum), [48, 100, 0.98, 40]);
  assert.deepEqual(numbers(battery.sources), [80, 50, 150]);
  assert.deepEqual(numbers(attack.mods), [250, 120]);
  assert.deepEqual([attack.multiplier, attack.power], [1370, 97]);
  assert.deepEqual([rifles.name, rifles.contribution], ['3rd Rifles', 39]);
  assert.deepEqual(numbers(rifles.sum), [44, 78, 1.15]);
  assert.deepEqual(numbers(defence.mods), [400, 300, 2, 200]);  // dug in ×2
  assert.deepEqual([defence.multiplier, defence.power], [1900, 74]);
  // And the words beside the map say the same.
  const words = await page.innerText('#leaf');
  for (const said of ['They break: certain', account.shock, '1.31 : 1', account.reliability, they.leaves, you.leaves, ...account.follows])
    assert.ok(words.includes(said), `${said} in ${words}`);
  await me.click('attack');
  // The draw of its first fight is 617: 78 leaves 43, 92 leaves 74; it takes the wood.
  const game = await me.game();
  assert.deepEqual(game.fights, ['Predicted 26–41, lost 35.']);
  assert.deepEqual([on(game, 'K5').name, on(game, 'K5').strength, on(game, 'K5').disorder], ['2nd Armoured', '74', 15]);
  const beaten = game.units.find((u) => u.name === '3rd Rifles');
  assert.deepEqual([beaten.strength, beaten.disorder], ['43', 42]);
  assert.ok(account.follows.some((line) => line.includes(beaten.place)), `${account.follows} names ${beaten.place}`);
  assert.ok((await page.innerText('#leaf')).includes('Predicted 26–41, lost 35.'));
  // A fight is never taken back.
  assert.equal(game.can_undo, false);
  await me.press('Control+z');
  assert.equal((await me.game()).token, game.token);
  sameOnTheCommandLine(game);
  assert.deepEqual(page.errors, []);
});

test('the same attack on fresh rifles breaks never; shelled first they break for certain', async () => {
  const { page, me } = await open('mode=learn&battle=lesson-guns');
  await me.click('tile.J5');
  await me.click('tile.K5');
  const { account } = await me.look();
  assert.match(account.verdict, /never/i);
  assert.deepEqual([account.attack.power, account.defence.power, account.odds], [97, 95, '1.02 : 1']);
  assert.deepEqual([account.they.least, account.they.most, account.you.least, account.you.most], [22, 37, 17, 28]);
  await me.click('attack.cancel');
  await me.click('tile.K4');
  await me.click('tile.K5');
  const guns = (await me.look()).account;
  assert.deepEqual([guns.attack.power, guns.defence.power, guns.odds], [47, 95, '0.49 : 1']);
  assert.deepEqual([guns.they.least, guns.they.most], [4, 10]);
  await me.click('attack');
  const shelled = (await me.game()).units.find((u) => u.name === '3rd Rifles');
  const lost = 100 - Number(shelled.strength);
  assert.ok(lost >= 4 && lost <= 10);
  assert.equal(shelled.disorder, 5 + 3 * lost);  // section 3: 26 for 7
  // Opened anew it is the same step, though nobody has looked at a panel since.
  await page.waitForFunction((t) => location.hash === `#${t}`, (await me.game()).token);
  await page.goto(page.url().replace('mode=learn', 'view=both'));
  await page.reload();
  await running(page);
  await page.waitForFunction(() => document.getElementById('leaf').textContent.includes('Lesson 3 of 4: guns first'));
  await settled(page);
  await me.click('tile.J5');
  await me.click('tile.K5');
  const then = (await me.look()).account;
  assert.equal(then.verdict, 'They break: certain');
  assert.equal(then.attack.power, 66);
  assert.deepEqual(page.errors, []);
});

test('P16 a move that shows nothing new is taken back and comes again, by buttons and keys; a reload gives the identical game', async () => {
  const { page, me } = await open('mode=play&opponent=person&seed=1');
  const tokens = [(await me.game()).token];
  for (const [from, to] of [['B10', 'C10'], ['D5', 'C5']]) {
    await me.click(`tile.${from}`);
    await me.click(`tile.${to}`);
    const game = await me.game();
    assert.ok(on(game, to), `${from} to ${to}`);
    assert.equal(game.can_undo, true);
    tokens.push(game.token);
  }
  await me.click('undo');
  assert.equal((await me.game()).token, tokens[1]);
  await me.press('Control+z');
  assert.equal((await me.game()).token, tokens[0]);
  await me.press('Control+Shift+z');
  await me.press('Control+y');
  const game = await me.game();
  assert.equal(game.token, tokens[2]);
  await afterAReload(page, game);
  // Across a reload as well, where it is asked who sits down.
  await me.click('curtain.open');
  await me.press('Control+z');
  assert.equal((await me.game()).token, tokens[1]);
  assert.deepEqual(page.errors, []);
});

test('the computer plays its turn order by order: each is a step and seen, no click opens anything, undo waits', async () => {
  // Without fog: nothing is waited for where the seat sees nothing happen.
  const { page, me } = await open('mode=play&opponent=middle&seed=3&fog=0');
  await me.start('turn.end');
  const hours = [];
  for (let now; !now || now.thinking >= 0 || now.game.hour < 2;) {
    now = await me.look();
    hours.push(now.game.hour);
    if (now.thinking >= 0) {
      assert.equal(now.game.to_move, 'Red');
      assert.equal(now.game.can_undo, false);
    }
    await page.waitForTimeout(25);
  }
  await answered(page);
  const game = await me.game();
  assert.equal(game.to_move, 'Blue');
  assert.equal(game.round, 2);
  assert.ok(game.hour >= 3, 'Red does something before it ends its turn');
  assert.ok(hours.every((hour, i, all) => i === 0 || hour - all[i - 1] <= 1), hours.join());
  sameOnTheCommandLine(game);
  await afterAReload(page, game);
  assert.deepEqual(page.errors, []);
});

test('a key or a click while the computer plays shows the rest at once, and opens nothing', async () => {
  const { page, me } = await open('mode=play&opponent=easy&seed=4');
  await me.start('turn.end');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.hour >= 2);
  await me.start('tile.A1');
  await answered(page);
  const game = await me.game();
  assert.equal(game.to_move, 'Blue');
  assert.equal((await me.look()).screen, 'play');
  sameOnTheCommandLine(game);
});

test('while the computer plays its orders a button skips to the end of them', async () => {
  const { page, me } = await open('mode=play&opponent=middle&seed=3&fog=0');
  await me.start('turn.end');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.hour >= 2);
  // No order is waited for any more: a timer that long never ends.
  await page.evaluate(() => {
    const later = setTimeout.bind(window);
    window.setTimeout = (f, ms = 0, ...rest) => (ms > 200 ? 0 : later(f, ms, ...rest));
  });
  await me.start('turn.skip');
  await answered(page);
  assert.equal((await me.game()).to_move, 'Blue');
  assert.deepEqual(page.errors, []);
});

for (const how of ['motion=0', 'reduced motion'])
  test(`P27 ${how}: what the computer did is there at once`, async () => {
    const { page, me } = await open(`mode=play&opponent=easy&seed=4${how === 'motion=0' ? '&motion=0' : ''}`, '',
                                    how === 'motion=0' ? {} : { reducedMotion: 'reduce' });
    // No timer longer than a slice of thinking ever ends: whoever waited for one would wait for ever.
    await page.evaluate(() => {
      const later = setTimeout.bind(window);
      window.setTimeout = (f, ms = 0, ...rest) => (ms > 200 ? 0 : later(f, ms, ...rest));
    });
    await me.start('turn.end');
    await page.waitForFunction(() => {
      const { game, thinking } = JSON.parse(Module.ccall('wg_probe', 'string'));
      return thinking < 0 && game.to_move === 'Blue' && game.hour >= 2;
    });
    assert.deepEqual(page.errors, []);
  });

test('whoever leaves for the start screen while the computer plays finds the game as it was, and it goes on then', async () => {
  const { page, me } = await open('mode=play&opponent=middle&seed=9');
  await me.start('turn.end');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.hour >= 1);
  await page.goto(page.url().replace('mode=play&', ''));  // as a reload, in the middle of its turn
  await running(page);
  await answered(page);
  const game = await me.game();
  assert.equal(game.to_move, 'Blue');
  sameOnTheCommandLine(game);
});

test('P18 looking back, order by order, and to now; a game goes on from an earlier order', async () => {
  const { page, me } = await open('', kLongest);
  const game = await me.game();
  assert.equal(game.token, kLongest);
  sameOnTheCommandLine(game);
  await me.press('Comma');
  assert.equal((await me.game()).looking_at, game.hour - 1);
  assert.equal((await me.game()).token, kLongest);
  await me.press('Period');
  assert.equal((await me.game()).looking_at, game.hour);
  // Between two people, so that nobody goes on at once.
  const between = kLinks.find((token) => /Blue: Person\. Red: Person\./.test(native('replay', token)));
  const { page: there, me: early } = await open('h=7', between);
  assert.equal((await early.game()).looking_at, 7);
  await early.click('play.here');
  const mine = await early.game();
  assert.equal(mine.hour, 7);
  assert.notEqual(mine.token, between);
  assert.ok(mine.kept);
  assert.deepEqual([...page.errors, ...there.errors], []);
});

test('two people at one screen: a curtain between their turns, and each sees only what their side does', async () => {
  const { page, me } = await open('mode=play&opponent=person&seed=2');
  assert.equal((await me.look()).screen, 'play');
  const strengths = (game) => game.units.filter((u) => u.side !== game.seat).map((u) => u.level);
  assert.ok(strengths(await me.game()).every((level) => level < 3));
  const blues = (await me.game()).units.length;
  await page.evaluate(() => Module['page'].announce('The 2nd Rifles moved.'));
  await me.click('turn.end');
  assert.equal((await me.look()).screen, 'curtain');
  // What Blue was told is not left for Red to be read out.
  assert.equal(await page.textContent('#announcements'), '');
  const link = (await me.game()).token;
  await me.press('Control+z');
  assert.equal((await me.game()).token, link);
  await me.click('curtain.open');
  assert.equal((await me.look()).screen, 'play');
  const red = await me.game();
  assert.equal(red.seat, 'Red');
  assert.notEqual(red.units.length, blues);
  assert.ok(strengths(red).every((level) => level < 3));
  // Whoever opens the link is Red, behind the curtain.
  const { page: there, me: friend } = await open('', link);
  assert.equal((await friend.look()).screen, 'curtain');
  assert.equal((await friend.game()).seat, 'Red');
  assert.deepEqual([...page.errors, ...there.errors], []);
});

test('P32 to the page around: a state after each order, a result at the end; a page may load, ask and go back', async () => {
  const server = await hostServer(table);
  const { host } = await server.open({ frames: [{ src: `${table.home}?game=clash&api=1&parent=${encodeURIComponent(server.origin)}#${kLongest}` }] });
  const result = await until(host, 0, 'result');
  const [ready] = await heard(host, 0, 'ready');
  assert.deepEqual([ready.game, ready.version], ['clash', 1]);
  const state = await until(host, 0, 'state');
  assert.deepEqual([state.token, state.over], [kLongest, true]);
  assert.ok(['blue', 'red'].includes(state.side));
  assert.equal(result.token, kLongest);
  assert.ok(['blue', 'red'].includes(result.winner));
  assert.equal(result.score.blue.points + result.score.red.points, 13);  // all that there are at Belvoir Gap
  await host.evaluate(() => window.tell(0, { type: 'goto', id: 1, hour: 7 }));
  assert.equal((await until(host, 0, 'reply')).value.shown, 7);
  await host.evaluate(() => window.tell(0, { type: 'goto', id: 2, hour: 5000 }));
  assert.match((await until(host, 0, 'reply', 2)).value, /The game has orders 0 to \d+ so far/);
  server.leave();
});

test('a game that is over has its fights on paper, with everybody’s names', async () => {
  const { page, me } = await open('', kLongest);
  await me.click('print.log');
  await page.waitForSelector('#paper-title');
  assert.match(await page.innerText('#paper'), /3rd Rifles/);
  assert.deepEqual(page.errors, []);
});

test('what is changed in the settings is changed in the address as well: motion=', async () => {
  const { page, me } = await open('mode=play&opponent=person&motion=1');
  await me.click('settings');
  await me.click('animation');
  await page.waitForFunction(() => new URLSearchParams(location.search).get('motion') === '0');
});

test('P25 an idle game draws no frame', async () => {
  const { page } = await open('mode=play&opponent=person&seed=1');
  const before = await settled(page);
  await page.waitForTimeout(3000);
  assert.equal((await probe(page)).frames, before);
});
