// tests/web/engines/engines.mjs — the page in Chromium, Firefox and WebKitGTK, driven alike: real windows, real mouse, real keys.
// What `open` gives back is, in each of them, the part of Playwright's page that the tests use.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { Builder, Button, Key, Origin } from 'selenium-webdriver';
import { seat, served } from '../browser.mjs';
import { kSlow_ms, waitFor } from '../waits.mjs';

const kSize = { width: 1280, height: 800 };

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// --- Processes -----------------------------------------------------------------------------------
// What was begun, ended in the opposite order: at the end, or because something else did not start.
function undertaking() {
  const ends = [];
  const end = async () => { while (ends.length) await ends.pop()(); };
  return {
    later: (how) => { ends.push(how); },
    end,
    async all(start) {
      try { return await start(); } catch (e) { await end(); throw e; }
    },
  };
}

// Each process is the head of a group of its own, and the whole group ends with it.
function run(work, command, args, { env, stdio }) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio, detached: true });
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const kill = (how) => { try { process.kill(-child.pid, how); } catch { /* has ended */ } };
  const last = () => kill('SIGTERM');
  process.once('exit', last);
  work.later(async () => {
    kill('SIGTERM');
    await Promise.race([gone, pause(5000)]);
    kill('SIGKILL');  // whoever is left of the group
    process.off('exit', last);
  });
  return { child, gone };
}

// A display nobody sees; the server itself finds a number that is free.
async function display(work) {
  const { child, gone } = run(work, 'Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
                              { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return Promise.race([
    new Promise((resolve) => child.stdio[3].once('data', (data) => resolve(`:${String(data).trim()}`))),
    gone.then(() => { throw new Error('Xvfb does not start: is the package xvfb installed?'); }),
  ]);
}

const freePort = () => new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});

// --- What Playwright's page has and the two others lack ------------------------------------------
// `evaluate(function or source, argument)` is all that a driver must bring for these.
function withWaiting(page) {
  page.waitForTimeout = pause;
  page.waitForFunction = (test, argument, how) => waitFor(page, test, argument, how);
  page.locator = (selector) => ({
    boundingBox: () => page.evaluate((wanted) => {
      const { x, y, width, height } = document.querySelector(wanted).getBoundingClientRect();
      return { x, y, width, height };
    }, selector),
  });
  return page;
}

// Until the first picture of the game has been drawn.
export async function started(page) {
  await page.waitForFunction(() => document.documentElement.dataset.state !== 'loading');
  const { state, why } = await page.evaluate(() =>
    ({ state: document.documentElement.dataset.state, why: document.getElementById('cannot-start-why').textContent }));
  assert.equal(state, 'running', why);
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).frames > 0);
  return page;
}

// The same of the text view: until its first leaf lies open.
export async function shown(page) {
  await page.waitForFunction(() => document.documentElement.dataset.state !== 'loading' && document.getElementById('leaf-title') !== null);
  return page;
}

// --- The three -----------------------------------------------------------------------------------
async function chromium() {
  const table = await seat();
  return {
    home: table.home,
    version: table.version,
    async open(path = '', size = kSize) {
      const page = await table.open({ path, ...size, start: false });
      const { errors } = page;
      return Object.assign(page, { errors: async () => errors, leave: () => page.context().close() });
    },
    leave: table.leave,
  };
}

const firefox = (work) => work.all(async () => {
  const DISPLAY = await display(work);
  const host = await served();
  work.later(host.leave);
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: false,  // headless it has no WebGL
    env: { ...process.env, DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1' },
    protocolTimeout: 4 * kSlow_ms,
  });
  work.later(() => browser.close());
  return {
    home: host.home,
    version: await browser.version(),
    async open(path = '', { width, height } = kSize) {
      const place = await browser.createBrowserContext();
      const own = await place.newPage();
      await own.setViewport({ width, height });
      const errors = [];
      own.on('pageerror', (e) => errors.push(String(e)));
      own.on('console', (m) => { if (['error', 'warn', 'warning'].includes(m.type())) errors.push(m.text()); });
      await own.goto(host.home + path);
      return withWaiting({
        errors: async () => errors,
        url: () => own.url(),
        goto: (url) => own.goto(url),
        reload: () => own.reload(),
        goBack: () => own.goBack(),
        evaluate: (what, argument) => own.evaluate(what, argument),
        mouse: own.mouse,
        keyboard: {
          async press(keys) {
            const held = keys.split('+'), key = held.pop();
            for (const h of held) await own.keyboard.down(h);
            await own.keyboard.press(key);
            for (const h of held.reverse()) await own.keyboard.up(h);
          },
        },
        leave: () => place.close(),
      });
    },
    leave: work.end,
  };
});

const kKeys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, Home: Key.HOME, End: Key.END, Space: ' ',
  ArrowUp: Key.ARROW_UP, ArrowDown: Key.ARROW_DOWN, ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT,
  PageUp: Key.PAGE_UP, PageDown: Key.PAGE_DOWN, Control: Key.CONTROL, Shift: Key.SHIFT, Alt: Key.ALT, Meta: Key.META };

// The page with errors.js before everything else: the driver of this engine has no word about a page's console.
function watched(host) {
  const script = readFileSync(new URL('errors.js', import.meta.url));
  const [answer] = host.server.listeners('request');
  host.server.removeAllListeners('request');
  host.server.on('request', (request, response) => {
    const { pathname } = new URL(request.url, host.home);
    const send = (type, body) => {
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      response.end(body);
    };
    if (pathname === '/errors.js') return send('text/javascript', script);
    if (pathname !== '/') return answer(request, response);
    send('text/html; charset=utf-8', readFileSync(join(host.folder, 'index.html'), 'utf8')
      .replace(/<meta charset="?utf-8"?>/, '$&<script src="errors.js"></script>'));
  });
}

const webkit = (work) => work.all(async () => {
  const binary = ['4.1', '4.0', '6.0'].flatMap((v) => readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-${v}/MiniBrowser`)).find(existsSync);
  assert.ok(binary, 'there is no MiniBrowser: is the package webkit2gtk-driver installed?');
  const DISPLAY = await display(work);
  const host = await served();
  work.later(host.leave);
  watched(host);
  const port = await freePort();
  const service = run(work, 'WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore',
    env: { DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } });
  const server = `http://127.0.0.1:${port}`;
  let ended = false;
  service.gone.then(() => { ended = true; });
  for (let tries = 0; !(await fetch(server + '/status').then((r) => r.ok, () => false)); ++tries) {
    assert.ok(tries < 100 && !ended, 'WebKitWebDriver does not start: is the package webkit2gtk-driver installed?');
    await pause(100);
  }
  const driver = await new Builder().usingServer(server).withCapabilities({
    browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  }).build();
  work.later(() => driver.quit().catch(() => {}));
  await driver.manage().setTimeouts({ script: 4 * kSlow_ms, pageLoad: kSlow_ms });
  const at = (x, y) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    home: host.home,
    version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    async open(path = '', { width, height } = kSize) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      await driver.get('about:blank');
      await driver.get(host.home + path);
      return withWaiting({
        errors: () => driver.executeScript('return globalThis.seenErrors'),
        url: () => driver.getCurrentUrl(),
        goto: (url) => driver.get(url),
        reload: () => driver.navigate().refresh(),
        goBack: () => driver.navigate().back(),
        async evaluate(what, argument) {
          if (typeof what === 'string') return driver.executeScript(what);
          const { value, error } = await driver.executeAsyncScript(`const done = arguments[arguments.length - 1];
            (async () => (${what})(arguments[0]))().then((value) => done({ value }), (e) => done({ error: String(e) }))`,
            argument ?? null);
          assert.equal(error, undefined);
          return value;
        },
        mouse: {
          move: (x, y) => driver.actions().move(at(x, y)).perform(),
          down: () => driver.actions().press(Button.LEFT).perform(),
          up: () => driver.actions().release(Button.LEFT).perform(),
          click: (x, y) => driver.actions().move(at(x, y)).press(Button.LEFT).release(Button.LEFT).perform(),
        },
        keyboard: {
          async press(keys) {
            const held = keys.split('+').map((k) => kKeys[k] ?? k), key = held.pop();
            const actions = driver.actions();
            for (const h of held) actions.keyDown(h);
            actions.keyDown(key).keyUp(key);
            for (const h of held.reverse()) actions.keyUp(h);
            await actions.perform();
          },
        },
        leave: async () => {},
      });
    },
    leave: work.end,
  };
});

// `const engine = await start('firefox')`, and at the end `await engine.leave()`.
const kEngines = { chromium, firefox, webkit };
export const names = Object.keys(kEngines);
export const start = (name) => kEngines[name](undertaking());
