// tests/web/browser.mjs — a real Chromium on the page as it is served, and what the tests ask of it.
import { chromium } from 'playwright-core';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const site = join(root, 'build/web/site');

// Software rendering, because a machine without a graphics card must test the same picture.
const kFlags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--use-gl=angle', '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader'];

// One browser and one server for a test file: `const table = await seat(); after(table.leave)`.
// With a ratio, the device really has that many pixels to a CSS pixel.
export async function seat({ ratio } = {}) {
  const args = ratio ? [...kFlags, `--force-device-scale-factor=${ratio}`] : kFlags;
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
  const server = await serve(site);
  const home = `http://127.0.0.1:${server.address().port}/`;
  return {
    home,
    // A fresh page in its own context. `errors` collects whatever a player's console would show.
    // `before` runs in the page ahead of its own scripts; `refuse` is what the server loses.
    async open({ path = '', width = 1280, height = 800, start = true, before, refuse, ...context } = {}) {
      const place = await browser.newContext(
        { viewport: { width, height }, deviceScaleFactor: ratio ?? 1, ...context });
      const page = await place.newPage();
      if (before) await page.addInitScript(before);
      if (refuse) await page.route(refuse, (route) => route.abort());
      page.errors = [];
      page.on('pageerror', (e) => page.errors.push(String(e)));
      page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) page.errors.push(m.text()); });
      page.requests = [];
      page.on('request', (r) => page.requests.push(r.url()));
      await page.goto(home + path);
      if (start) await running(page);
      return page;
    },
    async leave() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function running(frame) {
  await frame.waitForSelector('html[data-state="running"]', { timeout: 30_000 });
  await frame.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).frames > 0);
}

export const probe = (frame) => frame.evaluate(() => JSON.parse(Module.ccall('wg_probe', 'string')));

// Waits until nothing more is drawn, and says how many frames there have been.
export async function settled(frame) {
  for (let before = -1;;) {
    const { frames } = await probe(frame);
    if (frames === before) return frames;
    before = frames;
    await frame.waitForTimeout(150);
  }
}

// How many different colours a screenshot of the canvas shows, up to 64: a blank one shows one.
export async function colours(page, selector = '#canvas') {
  const png = (await page.locator(selector).screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,' + data;
    await picture.decode();
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    paper.drawImage(picture, 0, 0);
    return new Set(new Uint32Array(paper.getImageData(0, 0, picture.width, picture.height).data.buffer)).size;
  }, png);
}
