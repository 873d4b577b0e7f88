// tests/web/browser.mjs — a real Chromium on the page as it is served, and what the tests ask of it.
import { chromium } from 'playwright-core';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';
import { kSlow_ms, makePatient } from './waits.mjs';

const kBuilt = join(dirname(fileURLToPath(import.meta.url)), '../../build/web');

// Software rendering, because a machine without a graphics card must test the same picture.
const kFlags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--use-gl=angle', '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader'];

// One browser and one server for a test file: `const table = await seat(); after(table.leave)`.
// With a ratio, the device really has that many pixels to a CSS pixel: an emulated one does not reach
// the canvas.
export async function seat({ ratio, site = 'site', flags = [] } = {}) {
  const args = [...kFlags, ...flags, ...(ratio ? [`--force-device-scale-factor=${ratio}`] : [])];
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
  const host = await served(site);
  const { home } = host;
  return {
    home,
    version: `Chromium ${browser.version()}`,
    // A fresh page in its own context. `errors` collects whatever a player's console would show.
    // `before` runs in the page ahead of its own scripts; `refuse` is what the server loses.
    async open({ path = '', width = 1280, height = 800, start = true, before, refuse, ...context } = {}) {
      const place = await browser.newContext(
        { viewport: { width, height }, deviceScaleFactor: ratio ?? 1, ...context });
      place.setDefaultTimeout(kSlow_ms);
      const page = await place.newPage();
      makePatient(page);
      if (before) await page.addInitScript(before);
      if (refuse) await page.route(refuse, (route) => route.abort());
      const errors = page.errors = [];
      page.on('pageerror', (e) => errors.push(String(e)));
      page.on('console', (m) => {
        const ours = !m.location().url || m.location().url.startsWith(home);  // not an embedding page's
        if (ours && ['error', 'warning'].includes(m.type())) errors.push(m.text());
      });
      page.requests = [];
      page.on('request', (r) => page.requests.push(r.url()));
      await page.goto(home + path);
      if (start) await running(page);
      return page;
    },
    async leave() {
      await browser.close();
      host.leave();
    },
  };
}

// A site as it was built, on a port of its own.
export async function served(site = 'site') {
  const folder = resolve(kBuilt, site);  // or one made elsewhere
  const server = await serve(folder);
  return {
    folder,
    server,
    home: `http://127.0.0.1:${server.address().port}/`,
    leave() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function running(frame) {
  await frame.waitForSelector('html[data-state="running"]');
  await frame.waitForFunction(() => {  // something is to be seen: the map, or its words
    const { frames, view } = JSON.parse(Module.ccall('wg_probe', 'string'));
    return view === 'text' ? document.getElementById('leaf-title') : frames > 0;
  });
}

export const probe = (frame) => frame.evaluate(() => JSON.parse(Module.ccall('wg_probe', 'string')));

// Until the browser has painted twice: what was laid out, scrolled or asked for has been seen to. (Out of
// sight it paints nothing, and nothing is waited for.)
export const painted = (frame) => frame.evaluate(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 1000);
}));

// Waits until nothing more is drawn, and says how many frames there have been.
export async function settled(frame) {
  for (let before = -1;;) {
    await painted(frame);
    const { frames } = await probe(frame);
    if (frames === before) return frames;
    before = frames;
    await frame.waitForTimeout(150);
  }
}

// The pixels of an element as it is seen, as RGBA bytes; with a width and height, scaled to those.
async function pixels(page, selector, width, height) {
  const png = (await page.locator(selector).screenshot()).toString('base64');
  return page.evaluate(async ([data, width, height]) => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,' + data;
    await picture.decode();
    const paper = new OffscreenCanvas(width ?? picture.width, height ?? picture.height).getContext('2d');
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(picture, 0, 0, paper.canvas.width, paper.canvas.height);
    const bytes = paper.getImageData(0, 0, paper.canvas.width, paper.canvas.height).data;
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  }, [png, width, height]).then((text) => Buffer.from(text, 'base64'));
}

// How many different colours there are: a blank canvas has one.
export async function colours(page, selector = '#canvas') {
  const bytes = await pixels(page, selector);
  return new Set(new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)).size;
}

export const thumbnail = (page) => pixels(page, '#canvas', 64, 40);

// An embedding page of another origin, taller than the window, with the game in the middle.
export async function embedded(table, { sandbox = '', path = '' } = {}) {
  const page = await table.open({ start: false, height: 600 });
  // The same server by another name is another origin; its script, read as a page, is one without a policy.
  await page.goto(table.home.replace('127.0.0.1', 'localhost') + '404.js');
  await page.setContent(`<a href="#before">before</a><div style="height:200px"></div>
    <iframe ${sandbox} src="${table.home}${path}" width="700" height="350"></iframe>
    <a href="#after">after</a><div style="height:2000px"></div>`);
  const frame = page.frames()[1];
  await running(frame);
  return { page, frame };
}
