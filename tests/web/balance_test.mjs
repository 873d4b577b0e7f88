// balance_test.mjs — the balance check in a real browser: it plays, shows how far it is, stops,
// goes on, and counts what the command line counts. How fast and how smoothly is bench.mjs.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { seat, settled } from './browser.mjs';
import { player } from './player.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const table = await seat();
after(() => table.leave());

// What the command line counts for a table: how often Blue held in each play, in the page's order.
const natively = (id, games) => {
  const { stdout } = spawnSync(join(root, 'build/native/wargames'),
    ['balance', '--tables', id, '--games', String(games), '--format', 'counts'], { encoding: 'utf8' });
  return [...stdout.matchAll(/^held .*,(\d+)$/gm)].map((m) => m[1]);
};

const played = (page, games) => page.waitForFunction(
  (n) => JSON.parse(Module.ccall('wg_probe', 'string')).balance.games >= n, games, { polling: 50 });

// Timer tasks from now on: long work that is done in slices runs in many.
const countTasks = (page) => page.evaluate(() => {
  globalThis.tasks = 0;
  const later = setTimeout.bind(window);
  window.setTimeout = (f, ms, ...rest) => later(() => { ++tasks; f(...rest); }, ms);
});

test('S55 10,000 games a pairing in the page: a bar that moves, many short tasks, the native counts', async () => {
  const page = await table.open({ path: '?mode=balance' });
  const me = player(page);
  await me.click('balance.table.delay');
  await settled(page);
  await countTasks(page);
  await me.start('balance.run');
  const widths = [];
  for (let now; !now || now.balance.games < 10_000;) {
    now = await me.look();
    widths.push(now.slots.find((s) => s.name === 'balance.progress')?.w ?? 0);
    await page.waitForTimeout(60);
  }
  const { balance } = await me.look();
  assert.equal(balance.games, 10_000);
  assert.deepEqual(balance.held, natively('delay', 10_000));
  assert.ok(new Set(widths).size >= 4, `the bar was seen at ${[...new Set(widths)]}`);
  assert.deepEqual([...widths].sort((a, b) => a - b), widths);
  assert.ok(await page.evaluate(() => tasks) >= 30, '20,000 games in slices');
  assert.deepEqual(page.errors, []);
  // It rests: nothing is drawn any more.
  const frames = await settled(page);
  await page.waitForTimeout(500);
  assert.equal((await me.look()).frames, frames);
  await page.context().close();
});

test('it can be stopped, goes on where it was, and counts the same as without the stop', async () => {
  const page = await table.open({ path: '?mode=balance' });
  const me = player(page);
  await me.click('balance.table.feint');
  await me.click('balance.games.few');
  // As on a machine many times slower: else all may be played before a hand can reach the button.
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await me.start('balance.run');
  await played(page, 50);
  await me.start('balance.stop');
  await page.waitForFunction(() => !JSON.parse(Module.ccall('wg_probe', 'string')).balance.running);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await settled(page);
  const stopped = (await me.look()).balance;
  assert.equal(stopped.running, false);
  assert.ok(stopped.games >= 50 && stopped.games < 1_000, String(stopped.games));
  await page.waitForTimeout(300);
  assert.equal((await me.look()).balance.games, stopped.games);
  await me.start('balance.run');
  await played(page, 1_000);
  assert.deepEqual((await me.look()).balance.held, natively('feint', 1_000));
  // Another table starts from nothing.
  await me.click('balance.table.slider');
  assert.equal((await me.look()).balance.games, 0);
  await page.keyboard.press('Escape');
  await settled(page);
  assert.equal((await me.look()).screen, 'start');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a pairing of one\'s own, with dice of one\'s own', async () => {
  const page = await table.open({ path: '?mode=balance' });
  const me = player(page);
  await me.click('balance.table.pairing');
  await me.click('balance.games.few');
  await me.click('balance.blue.next');  // the all-seeing commander
  await me.click('balance.fresh');
  await me.start('balance.run');
  await played(page, 1_000);
  const { balance } = await me.look();
  assert.equal(balance.games, 1_000);
  // 90.8 % in the design's table; 1,000 games have a standard error of 0.9 points.
  assert.ok(Math.abs(balance.held[0] / 10 - 90.8) < 4.5, String(balance.held));
  await page.context().close();
});

test('it opens from the help of a game, and leads back to it', async () => {
  const page = await table.open({ path: '?seed=4&hints=off' });
  const me = player(page);
  await me.click('start.begin');
  await me.click('unit.6');
  await me.clickGround('C4');
  const { token } = await me.game();
  await me.click('help');
  for (let i = 0; i < 30 && (await me.look()).focus !== 'balance.open'; ++i) await me.press('ArrowDown');
  await me.press('Enter');
  assert.equal((await me.look()).screen, 'balance');
  await me.press('Control+z');  // orders out of sight are out of reach
  await me.click('balance.back');
  assert.equal((await me.look()).screen, 'play');
  assert.equal((await me.game()).token, token);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
