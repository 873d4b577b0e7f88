// tests/web/screen_test.mjs — pixels, keys, wheels, fingers and lost pictures of the canvas.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { colours, probe, running, seat, settled } from './browser.mjs';

const table = await seat({ site: 'stub-site' });
after(() => table.leave());

for (const ratio of [1, 1.5, 2]) {
  test(`the backing store equals the device's pixels at ratio ${ratio}, and after a resize`, async (t) => {
    const device = await seat({ ratio, site: 'stub-site' });
    t.after(() => device.leave());
    const page = await device.open({ width: 801, height: 601 });
    for (const [width, height] of [[801, 601], [367, 593]]) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const seen = await page.evaluate(() => new Promise((resolve) => {
        const canvas = document.getElementById('canvas');
        new ResizeObserver(([entry]) => resolve({
          store: [canvas.width, canvas.height],
          device: [entry.devicePixelContentBoxSize[0].inlineSize, entry.devicePixelContentBoxSize[0].blockSize],
          ratio: window.devicePixelRatio,
        })).observe(canvas, { box: 'device-pixel-content-box' });
      }));
      assert.equal(seen.ratio, ratio);
      assert.deepEqual(seen.store, seen.device);
      assert.ok(Math.abs(seen.store[0] - width * ratio) <= 1);
      assert.equal((await probe(page)).ratio, ratio);
    }
  });
}

test('Tab passes through the canvas in both directions', async () => {
  const page = await table.open();
  const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
  await page.focus('#canvas');
  await page.keyboard.press('Tab');
  assert.notEqual(await focused(), 'canvas');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(), 'canvas');
  await page.keyboard.press('Shift+Tab');
  assert.notEqual(await focused(), 'canvas');
});

test('the browser keeps its own keys', async () => {
  const page = await table.open();
  await page.focus('#canvas');
  await page.evaluate(() => {
    window.kept = {};
    // On the window and last of all: after SDL, if it was reached.
    const note = (e) => { window.kept[e.key] = e.defaultPrevented; };
    const dispatch = EventTarget.prototype.dispatchEvent;
    window.press = (init) => {
      const e = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      dispatch.call(document.getElementById('canvas'), e);
      note(e);
    };
    for (const key of ['F1', 'F5', 'F11', 'F12', 'Tab']) window.press({ key, code: key });
    for (const key of ['f', 'c', 'l', 'r', 't', 'w', 'p', '+', '0']) {
      window.press({ key, code: 'Key' + key.toUpperCase(), keyCode: key.toUpperCase().charCodeAt(0), ctrlKey: true });
    }
    window.press({ key: 'ArrowLeft', code: 'ArrowLeft', keyCode: 37, altKey: true });
  });
  for (const [key, prevented] of Object.entries(await page.evaluate(() => window.kept))) {
    assert.equal(prevented, false, key);
  }
});

test('undo and redo reach the game, each press once', async () => {
  const page = await table.open();
  await page.focus('#canvas');
  const { presses } = await probe(page);
  for (const keys of ['Control+z', 'Control+z', 'Meta+z', 'Control+y', 'Control+Shift+Z']) await page.keyboard.press(keys);
  await settled(page);
  assert.equal((await probe(page)).presses, presses - 3 + 2);
});

test('a click gives the game the keyboard and does what it says, once', async () => {
  const page = await table.open();
  await page.evaluate(() => document.activeElement.blur());
  await page.mouse.click(80, 86);
  await settled(page);
  assert.equal((await probe(page)).presses, 1);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
});

test('one tap is one click, and nothing stays hovered', async () => {
  const page = await table.open({ hasTouch: true });
  for (let tap = 1; tap <= 2; ++tap) {
    await page.touchscreen.tap(80, 86);
    await settled(page);
    assert.equal((await probe(page)).presses, tap);
    assert.ok(!(await probe(page)).hovering);
  }
});

test('a finger drawn along a panel scrolls it and clicks nothing', async () => {
  const page = await table.open({ hasTouch: true });
  const touch = await page.context().newCDPSession(page);
  const at = (type, y) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 80, y }] });
  await at('touchStart', 95);
  for (const y of [90, 80, 65, 50]) { await at('touchMove', y); await page.waitForTimeout(30); }
  await at('touchEnd');
  await settled(page);
  const after = await probe(page);
  assert.equal(after.presses, 0);
  assert.ok(after.scroll > 20, `scrolled ${after.scroll}`);
});

test('a lost graphics context comes back with the picture', async () => {
  const page = await table.open();
  await settled(page);
  const before = await colours(page);
  await page.evaluate(() => {
    window.loser = Module.canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    window.loser.loseContext();
  });
  await page.waitForFunction(() => !JSON.parse(Module.ccall('wg_probe', 'string')).context_alive);
  await page.evaluate(() => window.loser.restoreContext());
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).contexts === 2);
  await settled(page);
  assert.equal(await colours(page), before);
});

test('a context that does not come back makes the page start over', async () => {
  const page = await table.open({ path: '#stub7' });
  await page.evaluate(() => Module.canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
  await page.waitForEvent('load', { timeout: 6000 });
  await running(page);
  assert.equal(new URL(page.url()).hash, '#stub7');
});
