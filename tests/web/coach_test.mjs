// tests/web/coach_test.mjs — learning to play, in a real browser: the first game, hints, the summary, opponents.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { embedded, probe, running, seat, settled } from './browser.mjs';
import { player } from './player.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const table = await seat();
after(() => table.leave());

const native = (...args) => spawnSync(join(root, 'build/native/wargames'), args, { encoding: 'utf8' });
const unit = (game, key) => game.units.find((u) => u.key === key);
// The link is written into the address within a second; what is reloaded is what stands there.
const reload = async (page) => {
  await page.waitForFunction(() => location.hash === `#${JSON.parse(Module.ccall('wg_probe', 'string')).game.token}`);
  await page.reload();
  await running(page);
  await settled(page);
};

// Does what each step of the lesson asks for, with that pointer; the steps as a reader sees them.
async function playLesson(me, { tap = me.click, ground = me.clickGround } = {}) {
  const step = async () => (await me.look()).lesson;
  const at = async (n) => assert.equal(await step(), n);
  const end = async () => {
    await tap('hour.end');
    await tap('summary.end');
  };
  await at(0);
  await tap('lesson.next');
  await at(1);
  await end();
  await at(2);  // a tank battalion was heard
  assert.ok((await me.game()).reports.some((r) => r.place === 'E0' && r.what === 'Tank battalion' && /heard/.test(r.how)));
  await tap('lesson.next');
  await at(3);
  await tap('mark.8');
  await at(4);
  await ground('E1');
  await at(5);
  assert.match(unit(await me.game(), '8').order, /^to E1 Copper Hill, there 08:00/);
  await tap('lesson.next');
  await at(6);
  await end();
  await at(7);
  await tap('fire');
  await at(8);
  await tap('sector.E0');
  await at(9);
  await tap('mark.8');
  await tap('unit.stance.give');
  await at(10);
  await me.press('Escape');
  await tap('mark.6');
  await ground('X');
  await at(11);
  assert.equal(unit(await me.game(), '6').waits, true);  // 08:00 is a slow hour
  await tap('lesson.next');
  await at(12);
  await end();
  await at(13);
  assert.ok((await me.game()).news.some((line) => /is a decoy: found out for good/.test(line)));
  assert.equal((await me.game()).hour, 3);
}

test('P29: the first game by mouse to its end; then it is a game like any other', async () => {
  const page = await table.open();
  const me = player(page);
  await me.click('start.learn');
  await playLesson(me);
  await me.click('lesson.end');
  assert.equal((await me.look()).lesson, -1);
  await me.endHour();
  const game = await me.game();
  // Nothing was arranged: the command line plays its link to the same states.
  const { status, stdout } = native('replay', game.token);
  assert.equal(status, 0);
  assert.deepEqual([...stdout.matchAll(/digest ([0-9a-f]{16})/g)].map((m) => m[1]), game.digests.slice(1));
  assert.deepEqual(page.errors, []);
});

test('P29: the first game from a link, by finger on a phone; a reload in it goes on with the hour', async () => {
  const page = await table.open({ path: '?mode=learn', width: 320, height: 640, hasTouch: true });
  const me = player(page);
  await settled(page);
  assert.equal((await me.look()).lesson, 0);
  await playLesson(me, {
    ground: async (sector) => {
      const s = (await me.look()).slots.find((c) => c.name === `sector.${sector}`);
      await page.mouse.click(s.x + (sector === 'X' ? -56 : 0), s.y + (sector === 'X' ? 26 : 0));
      await settled(page);
    },
  });
  const { token } = await me.game();
  await reload(page);
  assert.equal((await me.game()).token, token);
  assert.equal((await me.look()).lesson, 13);
  await me.click('lesson.new');
  assert.equal((await me.look()).screen, 'start');
  assert.deepEqual(page.errors, []);
});

test('P29: the lesson by keyboard alone, skipped half way', async () => {
  const page = await table.open({ path: '?mode=learn' });
  const me = player(page);
  await page.focus('#canvas');
  await settled(page);
  const walkTo = async (name) => {
    for (let n = 0; (await me.look()).focus !== name; ++n) {
      assert.ok(n < 40, `${name} is reached by arrow keys`);
      await me.press('ArrowDown');
    }
  };
  await walkTo('lesson.next');
  await me.press('Enter');
  assert.equal((await me.look()).lesson, 1);
  await me.press('Escape');
  await me.endHour('keys');
  assert.equal((await me.look()).lesson, 2);
  await walkTo('lesson.next');
  await me.press('Enter');
  await me.press('8');
  assert.equal((await me.look()).lesson, 4);
  await walkTo('lesson.end');
  await me.press('Enter');
  assert.equal((await me.look()).lesson, -1);
  assert.equal((await me.game()).hour, 1);
});

test('P17: the summary by mouse: back, end, and never again; this browser remembers', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.begin');
  await me.click('hour.end');
  assert.equal((await me.game()).hour, 0);
  await me.click('summary.back');
  assert.equal(await me.sees('summary.end'), false);
  await me.click('hour.end');
  await me.click('summary.every');
  await me.click('summary.end');
  assert.equal((await me.game()).hour, 1);
  await me.click('hour.end');
  assert.equal((await me.game()).hour, 2);
  await reload(page);
  await me.click('hour.end');
  assert.equal((await me.game()).hour, 3);
  assert.deepEqual(page.errors, []);
});

test('P17: the summary by keyboard: Enter opens it, Esc goes back, Enter twice ends the hour', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.begin');
  await page.focus('#canvas');
  await me.press('Enter');
  assert.equal(await me.sees('summary.end'), true);
  await me.press('Escape');
  assert.equal(await me.sees('summary.end'), false);
  assert.equal((await me.game()).hour, 0);
  await me.press('Enter');
  await me.press('Enter');
  assert.equal((await me.game()).hour, 1);
});

test('P17: the address switches the summary off for this visit only', async () => {
  const page = await table.open({ path: '?seed=5&summary=0' });
  const me = player(page);
  await me.click('start.begin');
  await me.click('hour.end');
  assert.equal((await me.game()).hour, 1);
  await page.goto(`${table.home}?seed=6`);
  await running(page);
  await me.click('start.begin');
  await me.click('hour.end');
  assert.equal(await me.sees('summary.end'), true);
});

test('a bad value in the address leaves the default and says so', async () => {
  for (const [query, wanted] of [['summary=2', /summary=2/], ['hints=loud', /hints=loud/], ['mode=win', /mode=win/],
    ['opponent=doctrinal', /opponent=doctrinal.*spread, all-in, commander/]]) {
    const page = await table.open({ path: `?${query}` });
    await settled(page);
    assert.match((await probe(page)).card.sentence, wanted);
    await page.context().close();
  }
});

test('P31: an opponent chosen from the sheet sits in the game and in its link', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.rival');
  await me.click('rival.feint-and-mass');
  await me.click('start.begin');
  const { token } = await me.game();
  assert.match(native('replay', token).stdout, /Blue: a person\. Red: feint and mass\./);
  assert.deepEqual(page.errors, []);
});

test('P31: an opponent by address, for either side', async () => {
  for (const [query, wanted] of [['opponent=all-in', /Red: all in one road\./],
    ['side=red&opponent=turtle', /Blue: turtle\./]]) {
    const page = await table.open({ path: `?seed=5&${query}` });
    const me = player(page);
    await me.click('start.begin');
    assert.match(native('replay', (await me.game()).token).stdout, wanted);
    await page.context().close();
  }
});

test('P29: a hint stands in the panel, is followed, and goes; its level is remembered', async () => {
  const page = await table.open({ path: '?side=red&seed=5' });
  const me = player(page);
  await me.click('start.begin');
  assert.equal((await me.look()).hints, 'nudges');
  const hint = async () => (await me.look()).controls.find((c) => c.name === 'hint')?.label;
  assert.equal(await hint(), 'Six units wait in staging: where should they come in?');
  await me.click('hint');
  await me.clickGround('C0');  // the first of them is chosen
  assert.match(unit(await me.game(), '1').order, /^comes in at C0/);
  await me.press('Escape');
  assert.equal(await hint(), 'Five units wait in staging: where should they come in?');
  await me.click('settings');
  await me.click('hints.full');
  await me.press('Escape');
  assert.match(await hint(), /^Choose W0, C0 or E0 for 2nd Scouts and 4 more/);
  for (const key of ['2', '3', '4', '5', '6']) {
    await me.press(key);
    await me.clickGround('C0');
  }
  await me.press('Escape');
  assert.equal(await hint(), undefined);
  assert.deepEqual(page.errors, []);
  // The link says nudges, as the game began; the next game of this browser begins with full hints.
  await reload(page);
  assert.equal((await me.look()).hints, 'nudges');
  await page.goto(`${table.home}?seed=6`);
  await running(page);
  await me.click('start.begin');
  assert.equal((await me.look()).hints, 'full');
});

test('P29: a link made without hints opens without them', async () => {
  const page = await table.open({ path: `#${native('new', '--seed', '9', '--hours', '3').stdout.trim()}` });
  await settled(page);
  assert.equal((await probe(page)).hints, 'off');
});

test('P7: where storage is refused nothing breaks: it is only not remembered', async () => {
  const { frame } = await embedded(table, { sandbox: 'sandbox="allow-scripts"' });
  await settled(frame);
  const stored = await frame.evaluate(() => { try { return Boolean(localStorage); } catch { return 'refused'; } });
  assert.equal(stored, 'refused');
  assert.equal((await probe(frame)).screen, 'start');
  await frame.evaluate(() => { Module.page.remember('theme', 'dark'); });
  assert.equal(await frame.evaluate(() => Module.page.recall('theme')), '');
});
