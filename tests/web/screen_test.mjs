// tests/web/screen_test.mjs — pixels, keys, wheels, fingers and lost pictures of the canvas.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { colours, probe, running, seat, settled } from './browser.mjs';

const table = await seat({ site: 'stub-site' });
after(() => table.leave());

for (const ratio of [0.5, 1, 1.25, 1.5, 2, 3]) {
  test(`the backing store equals the device's pixels at ratio ${ratio}, and after a resize`, async (t) => {
    const device = await seat({ ratio, site: 'stub-site' });
    t.after(() => device.leave());
    const page = await device.open({ width: 801, height: 601 });
    // Turned, a strip, and 280 px: narrower than any telephone.
    for (const [width, height] of [[801, 601], [367, 593], [593, 367], [1280, 300], [280, 500]]) {
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
  await page.waitForEvent('load');
  await running(page);
  assert.equal(new URL(page.url()).hash, '#stub7');
});

// Every size of the storm, and in the end exactly the last one.
test('P13: a storm of sizes leaves the backing store at the device pixels of the last', async () => {
  const page = await table.open({ width: 500, height: 400 });
  await page.evaluate(async () => {
    const place = document.getElementById('table');
    for (let i = 0; i < 60; ++i) {
      place.style.width = `${300 + (i * 37) % 211}px`;
      place.style.height = `${250 + (i * 53) % 149}px`;
      await new Promise((done) => (i % 3 ? requestAnimationFrame(done) : setTimeout(done)));
    }
    place.style.width = '411.4px';
    place.style.height = '333px';
  });
  await settled(page);
  const seen = await page.evaluate(() => [Module.canvas.width, Module.canvas.height, Module.canvas.getBoundingClientRect().width]);
  assert.deepEqual(seen.slice(0, 2), [411, 333]);
  assert.ok(Math.abs(seen[2] - 411.4) < 0.1);
  assert.ok(await colours(page) > 20, 'a picture');
  assert.deepEqual(page.errors, []);
});

test('P13: a frame that its page resizes while it plays keeps its pixels', async () => {
  const page = await table.open({ start: false });
  await page.goto(table.home + '404.js');
  await page.setContent(`<iframe src="${table.home}" width="700" height="350" style="border:0"></iframe>`);
  const frame = page.frames()[1];
  await running(frame);
  for (const [width, height] of [[320, 640], [1000, 280], [333, 333]]) {
    await page.evaluate(([w, h]) => { const f = document.querySelector('iframe'); f.width = w; f.height = h; }, [width, height]);
    await frame.waitForFunction(([w, h]) => Module.canvas.width === w && Module.canvas.height === h, [width, height]);
    await settled(frame);
    assert.ok(await colours(page, 'iframe') > 20);
  }
});

const fingers = async (page) => {
  const touch = await page.context().newCDPSession(page);
  return async (type, ...points) => {
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await page.waitForTimeout(30);
  };
};

test('P9: two fingers spread and move, and click nothing', async () => {
  const page = await table.open({ hasTouch: true });
  const put = await fingers(page);
  // The first lands on the button; the second makes it no tap.
  await put('touchStart', [80, 86]);
  await put('touchStart', [80, 86], [180, 86]);
  await put('touchMove', [60, 86], [220, 86]);   // 100 px apart, then 160: 1.6 times
  await put('touchMove', [80, 86], [240, 86]);   // both 20 px to the right
  await put('touchEnd', [240, 86]);
  await put('touchEnd');
  await settled(page);
  const { presses, pinched, dragged, hovering } = await probe(page);
  assert.equal(presses, 0);
  assert.ok(Math.abs(pinched - 1.6) < 0.01, `pinched ${pinched}`);
  assert.ok(Math.abs(dragged - 30) < 0.5, `dragged ${dragged}`);  // the middle: 130, 140, 160
  assert.equal(hovering, 0);
  // And afterwards one tap is one click again.
  await page.touchscreen.tap(80, 86);
  await settled(page);
  assert.equal((await probe(page)).presses, 1);
});

test('P9: the page itself is not zoomed by what the game is pinched with', async () => {
  const page = await table.open({ hasTouch: true });
  await page.focus('#canvas');
  const put = await fingers(page);
  await put('touchStart', [300, 300]);
  await put('touchStart', [300, 300], [400, 300]);
  for (const by of [20, 60, 120]) await put('touchMove', [300 - by, 300], [400 + by, 300]);
  await put('touchEnd');
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
});

test('P26: where the window is smaller than the least layout, wheel, finger and Tab still reach all of it', async () => {
  const page = await table.open({ path: '?least=1', width: 320, height: 400, hasTouch: true });
  const start = await probe(page);
  assert.deepEqual([start.width, start.height, start.shown_x, start.shown_y], [600, 700, 0, 0]);
  assert.deepEqual(await page.evaluate(() => [Module.canvas.width, Module.canvas.height]), [320, 400]);
  await page.mouse.move(250, 350);  // beside the panel
  await page.mouse.wheel(120, 10000);
  for (let i = 0; i < 4; ++i) await page.mouse.wheel(0, 300);
  await settled(page);
  const low = await probe(page);
  assert.equal(low.shown_y, 300);  // 700 - 400, and no further
  assert.ok(low.shown_x > 0);
  // One finger drags it back, and clicks nothing.
  const put = await fingers(page);
  for (const [x, y] of [[250, 60], [252, 75], [270, 200], [300, 390]]) await put(y === 60 ? 'touchStart' : 'touchMove', [x, y]);
  await put('touchEnd');
  await settled(page);
  const back = await probe(page);
  assert.ok(back.shown_y < low.shown_y - 200 && back.presses === 0, JSON.stringify(back));
  // What the pointer is over moves with the layout: a click is where it is seen.
  await page.evaluate(() => Module._wg_screen_wheel(0, -3, 0));
  for (let i = 0; i < 6; ++i) await page.evaluate(() => Module._wg_screen_wheel(-3, -3, 0));
  await settled(page);
  await page.mouse.click(80, 86);
  await settled(page);
  assert.equal((await probe(page)).presses, 1);
});

test('P26: text at twice the size has half the layout and the same pixels', async () => {
  const page = await table.open({ path: '?scale=2', width: 800, height: 600 });
  const { width, height, ratio } = await probe(page);
  assert.deepEqual([width, height, ratio], [400, 300, 2]);
  assert.deepEqual(await page.evaluate(() => [Module.canvas.width, Module.canvas.height]), [800, 600]);
  await page.mouse.click(160, 172);  // the button, at twice its place
  await settled(page);
  assert.equal((await probe(page)).presses, 1);
});

test('P27: what the system prefers is followed while the page is open', async () => {
  const page = await table.open();
  const prefers = async (media) => { await page.emulateMedia(media); await settled(page); return probe(page); };
  assert.equal((await prefers({ reducedMotion: 'reduce' })).reduced_motion, 1);
  assert.equal((await prefers({ reducedMotion: 'no-preference' })).reduced_motion, 0);
  assert.equal((await prefers({ colorScheme: 'dark' })).dark, 1);
  assert.equal((await prefers({ colorScheme: 'light' })).dark, 0);
  assert.equal((await prefers({ forcedColors: 'active' })).more_contrast, 1);
  assert.equal((await prefers({ forcedColors: 'none' })).more_contrast, 0);
  assert.equal((await prefers({ contrast: 'more' })).more_contrast, 1);
});

const lose = (page) => page.evaluate(() => {
  window.loser = Module.canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
  window.loser.loseContext();
});
const told = (page, what, n) =>
  page.waitForFunction(([what, n]) => JSON.parse(Module.ccall('wg_probe', 'string'))[what] === n, [what, n]);

test('P14: a picture lost for good is told to the client, once, and so is its coming back', async () => {
  const page = await table.open({ path: '?lost=1' });
  await settled(page);
  const before = await colours(page);
  await lose(page);
  await told(page, 'lost', 1);
  assert.equal((await probe(page)).found, 0);
  await page.evaluate(() => window.loser.restoreContext());
  await told(page, 'found', 1);
  await settled(page);
  assert.equal(await colours(page), before);
  assert.equal((await probe(page)).lost, 1);
});

test('P14: a picture that comes back in time was never lost', async () => {
  const page = await table.open({ path: '?lost=1' });
  await lose(page);
  await told(page, 'context_alive', 0);
  await page.evaluate(() => window.loser.restoreContext());
  await told(page, 'contexts', 2);
  await page.waitForTimeout(2500);  // past the client's two seconds
  const { lost, found } = await probe(page);
  assert.deepEqual([lost, found], [0, 0]);
});

test('P14: out of memory ends in the message with the link, and a way back', async () => {
  const page = await table.open({ path: '#stub3' });
  await page.evaluate(() => { try { Module._wg_exhaust(); } catch { /* the program has stopped */ } });
  await page.waitForSelector('html[data-state="stopped"]');
  assert.match(await page.inputValue('#stopped-link'), /#stub3$/);
  assert.ok(await page.isVisible('#stopped-reload'));
  await page.click('#stopped-reload');
  await running(page);
  assert.equal(new URL(page.url()).hash, '#stub3');
});

test('P14: where a drawing surface is refused to the program alone, the page says so and nothing breaks later', async () => {
  const page = await table.open({ start: false, before: () => {
    const get = HTMLCanvasElement.prototype.getContext;
    // The page asks a canvas of its own first; the game's is then refused.
    HTMLCanvasElement.prototype.getContext = function (...args) { return this.id === 'canvas' ? null : get.apply(this, args); };
  } });
  await page.waitForSelector('html[data-state="cannot-start"]');
  assert.match(await page.textContent('#cannot-start-why'), /does not offer WebGL 2/);
  await page.evaluate(() => {
    Module._wg_screen_touch(0, 10, 10);
    Module._wg_screen_touch(2, 10, 10);
    Module._wg_screen_grip(0, 10, 10, 50);
    Module._wg_screen_wheel(0, 1, 0);
    Module._wg_screen_undo();
    Module._wg_screen_changed(800, 600, 1, 0);
  });
  await page.setViewportSize({ width: 500, height: 300 });
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.state), 'cannot-start');
  assert.deepEqual(page.errors, []);
});

test('P14: a picture too large for the graphics card, or its memory, is done without', async () => {
  for (const before of [
    () => {  // a card of 64 pixels
      const get = WebGL2RenderingContext.prototype.getParameter;
      WebGL2RenderingContext.prototype.getParameter = function (name) {
        return name === this.MAX_TEXTURE_SIZE ? 64 : get.call(this, name);
      };
    },
    () => {  // out of memory whenever a buffer is asked for
      const get = WebGL2RenderingContext.prototype.getError;
      const storage = WebGL2RenderingContext.prototype.renderbufferStorageMultisample;
      WebGL2RenderingContext.prototype.renderbufferStorageMultisample = function () { this.full = true; };
      WebGL2RenderingContext.prototype.getError = function () {
        const full = this.full;
        this.full = false;
        return full ? this.OUT_OF_MEMORY : get.call(this);
      };
      void storage;
    },
  ]) {
    const page = await table.open({ before });
    await settled(page);
    assert.ok(await colours(page) > 20, 'everything else is drawn');
    assert.deepEqual(page.errors, []);
  }
});
