// tests/web/clash_text_test.mjs — The Clash in words, by keyboard alone and without a canvas: the lesson, three rounds
// against the computer, two people. axe-core finds nothing serious on any leaf.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { seat } from './browser.mjs';
import { native } from './cli.mjs';
import { reader } from './reader.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const axe = readFileSync(join(here, 'node_modules/axe-core/axe.min.js'), 'utf8');
const table = await seat();
after(() => table.leave());

const withoutCanvas = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
};
const sitDown = async (query = '', width = 1280) => {
  const page = await table.open({ path: `?game=clash${query}`, width, before: withoutCanvas, start: false });
  await page.waitForSelector('html[data-state="running"]');
  await page.waitForSelector('#leaf-title');
  await page.evaluate(() => document.getElementById('canvas').remove());
  await page.evaluate(axe);
  return { page, me: reader(page) };
};
const inOrder = async (page, what) => {
  const found = await page.evaluate(async () => (await axe.run('main')).violations);
  const bad = found.filter((v) => ['serious', 'critical'].includes(v.impact));
  assert.deepEqual(bad.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`), [], what);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${what} is not too wide`);
};
const says = (page, words) => page.waitForFunction((w) => document.getElementById('leaf').textContent.includes(w), words);
const answered = (page) => page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).thinking < 0,
  undefined, { polling: 50, timeout: 120_000 });
// Waits for the leaf as well: a choice comes to it as a control comes to the page.
const has = (page, name) => page.waitForFunction((id) => document.getElementById(id) !== null, `leaf.${name}`);
const sameOnTheCommandLine = (game) => {
  const told = [...native('replay', game.token).matchAll(/digest ([0-9a-f]{16})/g)].map((m) => m[1]);
  assert.deepEqual(told, game.digests);
};

test('P10 the first lesson in words: the worked example read line by line, fought, and on to the next position', async () => {
  const { page, me } = await sitDown();
  await inOrder(page, 'the start');
  await me.to('start.battle.gap');  // Tab leads to the choice that is made, arrows to the others
  await page.keyboard.press('ArrowUp');
  await says(page, 'Begin the lesson');
  await me.press('start.begin');
  await has(page, 'unit.choose');
  await inOrder(page, 'the lesson');
  await me.choose('unit.choose', '2nd A');
  await has(page, 'assault.K5');
  await inOrder(page, 'a unit and whom it could attack');
  await me.press('assault.K5');
  await has(page, 'attack');
  await inOrder(page, 'an attack in full');
  // The design text, section 7: both powers, losses, resolve and shock, and what every part adds.
  for (const said of ['They break: certain', 'Shock 40 to 55 against a resolve of 29', '41 · 34 · 26', '25 · 19 · 14', '1.31 : 1', '97 against 74'])
    await says(page, said);
  const words = await me.words();
  for (const said of ['+180', '+50', '−300', '+80', '−150', '+250', '+120', '+400', '+300', '+200']) assert.ok(words.includes(said), said);
  await me.press('attack');
  await says(page, 'Predicted 26–41, lost 35.');
  assert.equal((await me.game()).can_undo, false);
  await has(page, 'lesson.next');
  await inOrder(page, 'after the fight');
  await me.press('lesson.next');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.battle === 'lesson-guns');
  assert.deepEqual(page.errors, []);
});

test('P10 three rounds against the computer by keyboard, in words', async () => {
  const { page, me } = await sitDown('&seed=6');
  await me.choose('start.rival', 'Computer, easy');
  await me.press('start.begin');
  await has(page, 'turn.end');
  assert.match(await me.title(), /^Round 1 of 10: Blue to move/);
  await inOrder(page, 'a turn');
  for (let round = 1; round <= 3; ++round) {
    const before = await me.game();
    assert.deepEqual([before.round, before.to_move], [round, 'Blue']);
    // The first unit that can act goes somewhere, or digs in where it is.
    await me.press('unit.next');
    await has(page, 'move.to');
    const first = await page.evaluate(() => [...document.querySelectorAll('[id="leaf.move.to"] option')][1]?.textContent ?? '');
    assert.match(first, /\d/);
    await me.to('move.to');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => !document.getElementById('leaf.move.go').getAttribute('aria-disabled') || document.getElementById('leaf.move.go').getAttribute('aria-disabled') === 'false');
    await me.press('move.go');
    await page.waitForFunction((hour) => JSON.parse(Module.ccall('wg_probe', 'string')).game.hour === hour, before.hour + 1);
    await me.press('turn.end');
    await answered(page);
    await page.waitForFunction((r) => document.getElementById('leaf-title').textContent.startsWith(`Round ${r} of 10: Blue to move`), round + 1);
    await inOrder(page, `round ${round + 1}`);
  }
  const game = await me.game();
  assert.equal(game.round, 4);
  sameOnTheCommandLine(game);
  assert.deepEqual(page.errors, []);
});

test('P16 in words: a posture is taken back and comes again; P18 order by order, at 320 pixels', async () => {
  const { page, me } = await sitDown('&seed=6&opponent=person&mode=play', 320);
  await has(page, 'unit.next');
  const before = (await me.game()).token;
  await me.press('unit.next');
  await has(page, 'posture.entrenched');
  await inOrder(page, 'a unit at 320 pixels');
  await me.press('posture.entrenched');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game.hour === 1);
  const after = (await me.game()).token;
  await me.press('undo');
  assert.equal((await me.game()).token, before);
  await me.press('redo');
  assert.equal((await me.game()).token, after);
  await me.press('order.previous');
  assert.equal((await me.game()).looking_at, 0);
  await says(page, 'You are looking back');
  await inOrder(page, 'looking back at 320 pixels');
  await me.press('turn.now');
  assert.equal((await me.game()).looking_at, 1);
  assert.deepEqual(page.errors, []);
});

test('P30 two people in words: a curtain between their turns; whoever gives up is asked once', async () => {
  const { page, me } = await sitDown('&seed=6&opponent=person&mode=play&summary=0');
  await has(page, 'turn.end');
  await me.press('turn.end');
  await has(page, 'curtain.open');
  assert.equal(await me.title(), 'Red, take your seat.');
  await inOrder(page, 'the curtain');
  await me.press('curtain.open');
  await has(page, 'resign');
  assert.match(await me.title(), /Red to move/);
  await me.press('resign');
  await me.press('resign.yes');
  await says(page, 'Blue wins');
  await inOrder(page, 'the end');
  const game = await me.game();
  assert.ok(game.over);
  sameOnTheCommandLine(game);
  assert.deepEqual(page.errors, []);
});
