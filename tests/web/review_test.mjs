// tests/web/review_test.mjs — the review in a real browser: reruns under way, stopped and run on, the same as natively.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { probe, running, seat, settled } from './browser.mjs';
import { player } from './player.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const table = await seat();
after(() => table.leave());

const native = (...args) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'build/native/wargames'), args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
};
const made = (...args) => native('new', ...args).trim();
const finished = made('--seed', '11', '--hours', '14');

const worthOf = async (page) => (await probe(page)).review.worth[0];
// Where a control is, although the page is still drawing.
async function clickNow(page, name) {
  const { controls, scale } = await probe(page);
  const c = controls.find((one) => one.name === name);
  assert.ok(c, `there is no "${name}" among ${controls.map((one) => one.name).join(' ')}`);
  const box = await page.locator('#canvas').boundingBox();
  await page.mouse.click(box.x + (c.x + c.w / 2) * scale, box.y + (c.y + c.h / 2) * scale);
}

const reached = (page, pairs) => page.waitForFunction(
  (n) => (JSON.parse(Module.ccall('wg_probe', 'string')).review?.worth[0]?.pairs ?? 0) >= n, pairs, { polling: 20 });
const standing = (page) => page.waitForFunction(() => {
  const worth = JSON.parse(Module.ccall('wg_probe', 'string')).review?.worth ?? [];
  return worth.length > 0 && worth.every((w) => w.pairs >= w.wanted);
}, undefined, { polling: 20 });

test('S54 reruns begin at the end of a game, move the progress bar, can be stopped and run on', async () => {
  const page = await table.open();
  // As on a machine many times slower: else all is done before a hand can reach the button.
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.goto('about:blank');
  await page.goto(`${table.home}?mode=review#${finished}`);
  await running(page);
  await reached(page, 1);
  assert.equal((await probe(page)).screen, 'review');
  const first = await worthOf(page);
  await reached(page, first.pairs + 1);
  await clickNow(page, 'reruns.stop');
  await standing(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const stopped = await worthOf(page);
  assert.ok(stopped.pairs > 0 && stopped.pairs < 2000, `${stopped.pairs} pairs`);
  await settled(page);
  assert.equal((await worthOf(page)).pairs, stopped.pairs);
  const me = player(page);
  await me.click('reruns.more');
  await standing(page);
  assert.equal((await worthOf(page)).pairs, stopped.pairs + 2000);
  assert.deepEqual(page.errors, []);
});

test('S54 the reruns of a link are the same in the browser and on the command line', async () => {
  for (const link of [finished, made('--side', 'red', '--seed', '3', '--hours', '14'),
    made('--side', 'none', '--seed', '4', '--hours', '14')]) {
    const page = await table.open({ path: `?mode=review#${link}` });
    await standing(page);
    const here = (await probe(page)).review;
    const there = native('review', link, '--pairs', '2000');
    for (const moment of here.moments) assert.ok(there.includes(moment.title), moment.title);
    assert.equal([...there.matchAll(/^\d\d:00  /gm)].length, here.moments.length);
    for (const w of here.worth) {
      const said = there.slice(there.indexOf(`\n${w.side}, 2000 pairs of reruns`));
      assert.equal(said.match(/wins (\S+ %) against the same/)[1], w.same);
      assert.equal(said.match(/wins (\S+ %) against one that sees/)[1], w.all_seeing);
      assert.ok(said.includes(w.sentence), w.sentence);
    }
    await page.context().close();
  }
});

test('S54 the reruns are played in slices between frames', async () => {
  const page = await table.open({ path: `?mode=review#${finished}` });
  await standing(page);
  await settled(page);
  await page.evaluate(() => {
    window.tasks = 0;
    const later = window.setTimeout.bind(window);
    window.setTimeout = (f, ms, ...rest) => later(() => { ++window.tasks; f(...rest); }, ms);
  });
  await clickNow(page, 'reruns.more');
  await reached(page, 4000);
  const tasks = await page.evaluate(() => window.tasks);
  assert.ok(tasks >= 10, `${tasks} tasks for 2,000 pairs`);
});

test('P19 a finished game: review, moments, hours, and back', async () => {
  const page = await table.open({ path: `#${finished}` });
  const me = player(page);
  await settled(page);
  assert.equal((await me.look()).screen, 'over');
  await standing(page);
  assert.equal((await worthOf(page)).pairs, 2000);  // the end of the game tells the share too
  await me.click('review');
  assert.equal((await me.look()).screen, 'review');
  const { review } = await me.look();
  assert.equal((await worthOf(page)).pairs, 2000);  // and they are not played again
  const at = review.moments.findIndex((m) => m.hour > 3);
  for (let i = 0; i < review.moments.length && !(await me.look()).controls.some((c) => c.name === `moment.${at}`); ++i)
    await me.press('ArrowDown');
  await me.click(`moment.${at}`);
  assert.equal((await me.game()).looking_at, review.moments[at].hour);
  await me.click('review.hours', { at: [6.5 / 14, 0.5] });
  assert.equal((await me.game()).looking_at, 6);
  await me.press('ArrowLeft');
  assert.equal((await me.game()).looking_at, 5);
  // Blue's map shows Blue's reports and no others.
  const marks = (await me.look()).slots.filter((s) => /^review\.map\.blue\.\d+$/.test(s.name)).length;
  const fresh = (await me.game()).reports.filter((r) => !r.struck && r.what !== 'Movement');
  assert.ok(marks <= fresh.length, `${marks} marks, ${fresh.length} reports`);
  await me.press('Escape');
  assert.equal((await me.look()).screen, 'over');
  assert.deepEqual(page.errors, []);
});

test('P18 play from here: a link whose first hours are the same, and open from there', async () => {
  const page = await table.open({ path: `?mode=review&h=5#${finished}` });
  const me = player(page);
  await standing(page);
  const old = await me.game();
  assert.equal(old.looking_at, 5);
  await me.click('review.branch');
  const game = await me.game();
  assert.equal((await me.look()).screen, 'play');
  assert.equal(game.hour, 5);
  assert.equal(game.over, false);
  assert.deepEqual(game.digests, old.digests.slice(0, 6));
  assert.notEqual(game.token, old.token);
  await page.waitForFunction((t) => location.hash === `#${t}`, game.token);
  await me.endHour();
});

test('P18 an address opens at an hour; an unfinished game is laid open only when asked', async () => {
  const half = made('--seed', '9', '--hours', '6');
  const played = await table.open({ path: `?h=3#${half}` });
  await settled(played);
  assert.equal((await probe(played)).screen, 'play');
  assert.equal((await probe(played)).game.looking_at, 3);
  const page = await table.open({ path: `?mode=review&h=4#${half}` });
  const me = player(page);
  await settled(page);
  let seen = await me.look();
  assert.equal(seen.screen, 'review');
  assert.deepEqual(seen.controls.map((c) => c.name).sort(), ['review.play_on', 'review.show']);
  assert.equal(seen.slots.filter((s) => s.name.startsWith('review.map')).length, 0);
  await me.click('review.show');
  seen = await me.look();
  assert.equal(seen.game.looking_at, 4);
  assert.equal(seen.slots.filter((s) => /^review\.map\.(blue|red|truth)$/.test(s.name)).length, 3);
  await me.press('Escape');
  assert.equal((await me.look()).screen, 'play');
  assert.equal((await me.game()).looking_at, 6);
  // A bad hour says so and leaves the default.
  const bad = await table.open({ path: `?h=15#${half}` });
  await settled(bad);
  assert.match((await probe(bad)).card.sentence, /h=15.* 0 to 14/);
  assert.equal((await probe(bad)).game.looking_at, 6);
});

test('P19 on a phone one map at a time, by touch', async () => {
  const page = await table.open({ path: `?mode=review#${finished}`, width: 320, height: 640, hasTouch: true });
  await standing(page);
  await settled(page);
  const me = player(page);
  const maps = async () => (await me.look()).slots.map((s) => s.name)
    .filter((name) => /^review\.map\.(blue|red|truth)$/.test(name));
  assert.deepEqual(await maps(), ['review.map.blue']);
  await me.click('review.truth');
  assert.deepEqual(await maps(), ['review.map.truth']);
  await me.click('review.tab.worth');
  assert.deepEqual(page.errors, []);
});
