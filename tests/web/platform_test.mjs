// tests/web/platform_test.mjs — what the page keeps to, whatever is played on it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { colours, probe, running, seat, settled } from './browser.mjs';

const table = await seat();
after(() => table.leave());

test('the canvas is not blank and its graphics context is alive', async () => {
  const page = await table.open();
  await settled(page);
  assert.equal((await probe(page)).context_alive, true);
  assert.ok(await colours(page) > 4);
  assert.equal(await page.title(), 'Tarn Crossing');
  assert.deepEqual(page.errors, []);
});

test('an idle page draws nothing', async () => {
  const page = await table.open();
  const before = await settled(page);
  await page.waitForTimeout(3000);
  assert.equal(await settled(page), before);
});

test('nothing is asked of any other server, and the policy allows nothing unsafe', async () => {
  const page = await table.open();
  await settled(page);
  for (const url of page.requests) assert.ok(url.startsWith(table.home) || url.startsWith('data:'), url);
  const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'/);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|\*|https?:/);
});

// Real device ratios, one browser each: an emulated one does not reach the canvas's device pixels.
for (const ratio of [1, 1.5, 2]) {
  test(`the backing store equals the device's pixels at ratio ${ratio}, and after a resize`, async (t) => {
    const device = await seat({ ratio });
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
    assert.equal((await probe(page)).hovering, false);
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

test('Copy link copies by a real button, and says so', async () => {
  const page = await table.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.mouse.click(80, 86);  // changes the link
  await settled(page);
  await page.click('button[data-name="share.copy"]');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, table.home + '#stub1');
  assert.match(await page.textContent('#announcements'), new RegExp(`Link copied, ${link.length} characters`));
});

test('where nothing may be copied, the link is shown and selected', async () => {
  const page = await table.open();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.click('button[data-name="share.copy"]');
  assert.equal(await page.evaluate(() => getSelection().toString() || document.activeElement.value), table.home);
  await page.click('#copy-by-hand button');
  assert.equal(await page.isVisible('#copy-by-hand'), false);
});

test('the fragment follows the game at most once a second, and never grows the history', async () => {
  const page = await table.open();
  await page.evaluate(() => {
    window.writes = 0;
    const write = history.replaceState;
    history.replaceState = function (...args) { ++window.writes; return write.apply(this, args); };
  });
  const length = await page.evaluate(() => history.length);
  const started = Date.now();
  for (let i = 0; i < 12; ++i) { await page.mouse.click(80, 86); await page.waitForTimeout(20); }
  await page.waitForFunction(() => location.hash === '#stub12', null, { timeout: 3000 });
  assert.ok(await page.evaluate(() => window.writes) <= 2 + (Date.now() - started) / 1000);
  assert.equal(await page.evaluate(() => history.length), length);
});

test('a link changed by somebody else is given to the game', async () => {
  const page = await table.open();
  await page.evaluate(() => { location.hash = '#tarn1.elsewhere'; });
  await page.waitForFunction(() => document.getElementById('announcements').textContent.includes('Link changed: tarn1.elsewhere'));
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

// An embedding page of another origin, taller than the window, with the game in the middle.
async function embedded(sandbox = '') {
  const page = await table.open({ path: '404.html', start: false, height: 600 });
  await page.goto('about:blank');
  await page.setContent(`<a href="#before">before</a><div style="height:200px"></div>
    <iframe ${sandbox} src="${table.home}" width="700" height="350"></iframe>
    <a href="#after">after</a><div style="height:2000px"></div>`);
  const frame = page.frames()[1];
  await running(frame);
  return { page, frame };
}

test('embedded, the wheel scrolls the page until the game has been clicked', async () => {
  const { page, frame } = await embedded();
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'the focus is not taken');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 120);
  await page.waitForFunction(() => scrollY > 50);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(600, 400);
  assert.equal(await frame.evaluate(() => document.activeElement.id), 'canvas');
  await page.mouse.wheel(0, 120);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test('embedded, Tab passes through the game', async () => {
  const { page } = await embedded();
  const focused = () => page.evaluate(() => document.activeElement.textContent || document.activeElement.tagName);
  await page.click('text=before');
  const way = [];
  for (let i = 0; i < 6 && way.at(-1) !== 'after'; ++i) { await page.keyboard.press('Tab'); way.push(await focused()); }
  assert.deepEqual([...new Set(way)], ['IFRAME', 'after']);
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(), 'IFRAME');
});

test('in a sandbox that allows nothing but scripts, the game runs without a complaint', async () => {
  const { page, frame } = await embedded('sandbox="allow-scripts"');
  await settled(frame);
  assert.equal(await frame.evaluate(() => window.origin), 'null');
  assert.ok(await colours(page, 'iframe') > 4);
  assert.deepEqual(page.errors, []);
});

test("a link whose '#' was turned into '%23' is mended", async () => {
  const page = await table.open({ path: '%23tarn1.abc' });
  assert.equal(page.url(), table.home + '#tarn1.abc');
});

test('without WebGL or WebAssembly the page says so in plain words', async () => {
  for (const [what, missing] of [
    ['WebGL 2', () => { HTMLCanvasElement.prototype.getContext = () => null; }],
    ['WebAssembly', () => { delete globalThis.WebAssembly; }],
  ]) {
    const page = await table.open({ start: false, before: missing });
    await page.waitForSelector('html[data-state="cannot-start"]');
    assert.match(await page.innerText('#cannot-start'), new RegExp(what));
    assert.equal(await page.isVisible('canvas'), false);
  }
});

test('a part that does not arrive is named, not a blank page', async () => {
  const page = await table.open({ start: false, refuse: '**/wargames.js' });
  await page.waitForSelector('html[data-state="cannot-start"]');
  assert.match(await page.innerText('#cannot-start'), /did not arrive/);
});

test('a program that breaks shows the link to its last good step', async () => {
  const page = await table.open({ path: '#stub3' });
  await page.evaluate(() => Module.onAbort('broken'));
  await page.waitForSelector('html[data-state="stopped"]');
  assert.equal(await page.inputValue('#stopped-link'), table.home + '#stub3');
});
