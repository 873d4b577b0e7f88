// tests/web/text_test.mjs — the text view in a real page: one game in two views, focus that stays, a
// live region that only grows, a page without a canvas.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { probe, running, seat } from './browser.mjs';
import { player } from './player.mjs';

const table = await seat();
after(() => table.leave());

const inText = async ({ path = '?view=text&seed=5', ...rest } = {}) => {
  const page = await table.open({ path, start: false, ...rest });
  await page.waitForSelector('html[data-state="running"]');
  await page.waitForSelector('#leaf-title');
  return page;
};
const control = (name) => `[id="leaf.${name}"]`;
const title = (page) => page.textContent('#leaf-title');
const focused = (page) => page.evaluate(() => document.activeElement.id);
const press = async (page, name) => {
  await page.focus(control(name));
  await page.keyboard.press('Enter');
};
const endHour = async (page) => {
  await press(page, 'hour.end');
  await press(page, 'summary.end');
};

test('P10 view=text opens in words: native controls, one h1, no canvas to be seen', async () => {
  const page = await inText();
  assert.equal(await title(page), 'Tarn Crossing');
  assert.equal(await page.isVisible('#canvas'), false);
  assert.equal(await page.locator('h1:visible').count(), 1);
  assert.equal((await probe(page)).frames, 0);  // nothing is drawn that nobody sees
  assert.deepEqual(page.errors, []);
});

test('an order given in one view stands in the other', async () => {
  const page = await table.open({ path: '?view=both&seed=5&summary=0' });
  const me = player(page);
  await press(page, 'start.begin');
  await page.selectOption(control('unit.1.to'), 'W3');
  assert.equal((await me.game()).units[0].order, 'to W3 Millbeck, there 07:00');
  await me.click('unit.2');
  await me.clickGround('C3');
  await page.waitForFunction(() => document.getElementById('leaf.unit.2.to').value === 'C3');
  await me.click('undo');
  await page.waitForFunction(() => document.getElementById('leaf.unit.2.to').value === 'stay');
  assert.equal(await page.inputValue(control('unit.1.to')), 'W3');
  await press(page, 'hour.end');
  assert.equal((await me.game()).hour, 1);
  assert.deepEqual(page.errors, []);
});

test('the focus stays on the control that was used; another leaf begins at its title', async () => {
  const page = await inText();
  await press(page, 'start.begin');
  assert.equal(await focused(page), 'leaf-title');
  await page.focus(control('unit.1.to'));
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(page), 'leaf.unit.1.to');
  assert.notEqual(await page.inputValue(control('unit.1.to')), 'stay');
  await press(page, 'undo');  // and can no longer be used: it keeps the focus all the same
  assert.equal(await page.inputValue(control('unit.1.to')), 'stay');
  assert.equal(await focused(page), 'leaf.undo');
  assert.equal(await page.getAttribute(control('undo'), 'aria-disabled'), 'true');
  await page.keyboard.press('Enter');
  assert.match(await page.textContent('#announcements p:last-child'), /no order of this hour/);
  await press(page, 'hour.end');
  assert.equal(await focused(page), 'leaf-title');
  assert.match(await title(page), /End the hour, 06:00 to 07:00/);
});

test('what happened is said once, in order, in a live region that is only added to', async () => {
  const page = await inText();
  await press(page, 'start.begin');
  await page.evaluate(() => {
    window.removed = 0;
    new MutationObserver((all) => { for (const m of all) window.removed += m.removedNodes.length; })
      .observe(document.getElementById('announcements'), { childList: true, subtree: true });
  });
  let before = [];
  for (let hour = 1; hour <= 4; ++hour) {
    await endHour(page);
    const lines = await page.locator('#announcements p').allTextContents();
    assert.deepEqual(lines.slice(0, before.length), before);
    const fresh = lines.slice(before.length);
    assert.match(fresh[0], new RegExp(`^0${6 + hour}|^1\\d`));
    assert.deepEqual(fresh.slice(1), (await probe(page)).game.news);
    before = lines;
  }
  assert.equal(await page.evaluate(() => window.removed), 0);
  assert.equal(await page.getAttribute('#announcements', 'aria-live'), 'polite');
});

test('P14 without WebGL 2 the whole page works in words, and says why', async () => {
  const page = await inText({ path: '?seed=5', before: () => { HTMLCanvasElement.prototype.getContext = () => null; } });
  assert.equal(await page.getAttribute('html', 'data-view'), 'text');
  assert.match(await page.textContent('#announcements'), /no surface to draw its map on/);
  await press(page, 'start.begin');
  await endHour(page);
  assert.match(await title(page), /^07:00/);
  assert.equal((await probe(page)).game.hour, 1);
  assert.deepEqual(page.errors.filter((e) => !/WebGL|GL/.test(e)), []);
});

test('the way in by keyboard is the stop before the canvas, and the way back is one press', async () => {
  const page = await table.open({ path: '?seed=5' });
  assert.equal(await focused(page), 'canvas');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(page), 'to-text');
  assert.ok(await page.isVisible('#to-text'));
  await page.keyboard.press('Enter');
  await page.waitForSelector('#leaf-title');
  assert.equal((await probe(page)).view, 'text');
  await page.click('#views [data-view-choice="map"]');
  await page.waitForFunction(() => document.activeElement.id === 'canvas');
  const me = player(page);
  await me.click('start.text');
  await page.waitForSelector('#leaf-title', { state: 'visible' });
  // Kept for the next visit, as the theme is.
  await page.reload();
  await page.waitForSelector('#leaf-title', { state: 'visible' });
  assert.deepEqual(page.errors, []);
});

test('the text view has the colours of the chosen theme', async () => {
  for (const theme of ['light', 'dark', 'contrast', 'projector']) {
    const page = await inText({ path: `?view=text&theme=${theme}` });
    assert.equal(await page.getAttribute('html', 'data-theme'), theme);
    await page.context().close();
  }
  const page = await inText();
  await press(page, 'settings');
  await page.check(control('theme.theme.dark'));
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
});

test('the first game, the balance check, a paper and the review are all there in words', async () => {
  const page = await inText({ path: '?view=text&mode=learn' });
  await page.waitForFunction(() => document.getElementById('leaf').textContent.includes('First game, step 1'));
  await press(page, 'print.log');
  assert.ok(await page.isVisible('#paper-title'));
  await page.keyboard.press('Escape');
  assert.equal(await focused(page), 'leaf.print.log');
  await press(page, 'leave');
  await press(page, 'balance.open');
  assert.equal(await title(page), 'Balance check');
  await page.check(control('balance.games.few'));
  await press(page, 'balance.run');
  await page.waitForFunction(() => /1,000 of 1,000/.test(document.getElementById('leaf').textContent));
  assert.match(await page.textContent('#leaf table'), /\d\d\.\d %/);
  await press(page, 'balance.back');
  assert.equal(await title(page), 'Tarn Crossing');
  assert.deepEqual(page.errors, []);
});
