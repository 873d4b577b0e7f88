// tests/web/war_text_test.mjs — Two Arsenals in words, by keyboard alone and without a canvas: a game
// to an arsenal's fall, the published game, placing. axe-core finds nothing serious on any leaf.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { seat } from './browser.mjs';
import { reader } from './reader.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const axe = readFileSync(join(here, 'node_modules/axe-core/axe.min.js'), 'utf8');
const table = await seat();
after(() => table.leave());

const withoutCanvas = () => { HTMLCanvasElement.prototype.getContext = () => null; };
const sitDown = async (width = 1280) => {
  const page = await table.open({ path: '?game=war', width, before: withoutCanvas, start: false });
  await page.waitForSelector('html[data-state="running"]');
  await page.waitForSelector('#leaf-title');
  await page.evaluate(axe);
  return { page, me: reader(page) };
};
const inOrder = async (page, what) => {
  const found = await page.evaluate(async () => (await axe.run('main')).violations);
  const bad = found.filter((v) => ['serious', 'critical'].includes(v.impact));
  assert.deepEqual(bad.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`), [], what);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${what} is not too wide`);
};
// The unit that stands there: its select is the one in the row of that name.
const select = (page, unit) => page.evaluate((name) => {
  const row = [...document.querySelectorAll('#leaf tr')].find((r) => r.querySelector('th')?.textContent === name);
  return row?.querySelector('select')?.dataset.name ?? null;
}, unit);
const says = (page, words) => page.waitForFunction((w) => document.getElementById('leaf').textContent.includes(w), words);

test('P10 two people play by keyboard, in words, until an arsenal falls', async () => {
  const { page, me } = await sitDown();
  await inOrder(page, 'the start');
  await me.choose('start.rival', 'Person');
  await me.choose('start.first', 'North');
  await me.press('start.begin');
  await says(page, '0 of 5 moves made');
  assert.equal(await me.title(), 'Turn 1: North to move');
  await inOrder(page, 'a turn');
  // The relay on D3 sends North's line down file 3: the way of the published game, in six turns.
  const way = ['H3', 'J3', 'L3', 'N3', 'P3', 'R3', 'T3'];
  for (let turn = 1; turn < way.length; ++turn) {
    assert.equal(await me.title(), `Turn ${turn}: North to move`);
    const cavalry = await select(page, `Cavalry at ${way[turn - 1]}`);
    assert.ok(cavalry, `the cavalry stands on ${way[turn - 1]}`);
    await me.choose(cavalry, way[turn]);
    await me.to(cavalry.replace('.to', '.go'));
    await says(page, `Move to ${way[turn]}`);
    await page.keyboard.press('Enter');
    await says(page, '1 of 5 moves made');
    assert.equal(await page.evaluate(() => document.activeElement.id), `leaf.${cavalry.replace('.to', '.go')}`);
    await me.press('turn.end');
    await page.waitForFunction((t) => document.getElementById('leaf-title').textContent === `Turn ${t}: South to move`, turn);
    if (turn === way.length - 1) break;
    await me.press('turn.end');  // South does nothing, and is asked about it
    assert.equal(await me.title(), 'End the turn?');
    await me.press('summary.end');
    await page.waitForFunction((t) => document.getElementById('leaf-title').textContent === `Turn ${t}: North to move`, turn + 1);
  }
  await says(page, "South's arsenal at T3 fell to cavalry.");
  await says(page, 'T3 arsenal, South\'s: gone');
  await inOrder(page, 'the turn after it');
  assert.deepEqual(page.errors, []);
});

test('P18 the published game is read turn by turn and order by order, and played on', async () => {
  const { page, me } = await sitDown(320);
  await me.press('start.published.battle');
  await says(page, 'Turn looked at');
  await me.to('turns');
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.getElementById('leaf-title').textContent === 'Turn 42: North to move');
  await me.to('turns');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.getElementById('leaf-title').textContent === 'Turn 42: South to move');
  await says(page, 'South attacked infantry at G12, 23 : 18: destroyed.');
  await inOrder(page, 'a turn looked back at, at 320 pixels');
  assert.ok(!await me.has('turn.end'), 'nothing can be ordered there');
  for (let order = 0; order < 6; ++order) await me.press('order.next');
  await page.waitForFunction(() => !document.getElementById('leaf').textContent.includes('Infantry at G12'));
  await me.press('play.here');
  await page.waitForFunction(() => document.getElementById('leaf.turn.end') !== null);
  await inOrder(page, 'an attack at 320 pixels');
  assert.deepEqual(page.errors, []);
});

test('P30 two people place their units unseen, with a curtain between them', async () => {
  const { page, me } = await sitDown();
  await me.choose('start.rival', 'Person');
  await me.choose('start.deployment', 'Free');
  await me.press('start.begin');
  await page.waitForFunction(() => document.getElementById('leaf.curtain.open') !== null);
  for (const [side, away] of [['South', 'North'], ['North', 'South']]) {
    assert.equal(await me.title(), `${side}, take your seat.`);
    assert.ok((await me.words()).includes(`${away}, look away.`));
    await me.press('curtain.open');
    await says(page, '17 units are still to be placed.');
    await inOrder(page, `${side} placing`);
    const first = await page.evaluate(() => document.querySelector('#leaf select').dataset.name);
    await me.choose(first, side === 'South' ? 'M' : 'H');
    await says(page, '16 units are still to be placed.');
    await me.press('preset.rio');
    await says(page, 'All units are placed.');
    await me.press('deploy.done');
    if (side === 'South') await says(page, 'South, look away.');
  }
  await says(page, 'Both sides stand.');
  assert.deepEqual(page.errors, []);
});
