// tests/web/host.mjs — somebody else's page, on an origin of its own, with the game in it.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { running } from './browser.mjs';
import { player } from './player.mjs';

const kScript = `
  window.heard = [];
  addEventListener('message', (e) => {
    const frames = [...document.querySelectorAll('iframe')];
    heard.push({ origin: e.origin, from: frames.findIndex((f) => f.contentWindow === e.source), ...e.data });
  });
  window.tell = (i, message, origin = '*') =>
    document.querySelectorAll('iframe')[i].contentWindow.postMessage({ wargame: 1, ...message }, origin);
`;

const html = (frames, policy) => `<!DOCTYPE html><html lang="en"><head><title>Host</title>
  <meta name="referrer" content="${policy}"><link rel="icon" href="data:,"><script src="host.js"></script></head>
  <body style="margin:8px"><a id="before" href="#before">before</a> <label>Note <input id="note"></label>
  <div style="height:60px"></div>
  ${frames.map(({ src, attributes = '', height = 350 }, i) =>
    `<iframe title="Game ${i}" ${attributes} src="${src}" width="700" height="${height}"></iframe>`).join('\n<br>')}
  <a id="after" href="#after">after</a><div style="height:2000px"></div></body></html>`;

// A server beside the table's, under another name and port: another origin and another site.
export async function hostServer(table) {
  let page = '';
  const server = createServer((request, response) => {
    const script = request.url.startsWith('/host.js');
    response.writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(script ? kScript : page);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${server.address().port}`;
  return {
    origin,
    // The host's page with these frames; `errors` are those of every frame on it.
    async open({ frames, policy = 'strict-origin-when-cross-origin', start = true, ...how }) {
      page = html(frames, policy);
      const host = await table.open({ start: false, height: 600, path: 'learn/learn.css', ...how });
      host.errors = [];
      host.removeAllListeners('console');
      host.on('console', (m) => { if (['error', 'warning'].includes(m.type())) host.errors.push(m.text()); });
      await host.goto(`${origin}/`);
      const inside = host.frames().slice(1);
      assert.equal(inside.length, frames.length);
      if (start) for (const frame of inside) await running(frame);
      return { host, inside };
    },
    leave() {
      server.closeAllConnections();
      server.close();
    },
  };
}

// A player at a game inside a frame: the mouse and the keys are those of the page around it.
export const playerIn = (host, frame) =>
  player({
    evaluate: (...args) => frame.evaluate(...args),
    waitForFunction: (...args) => frame.waitForFunction(...args),
    locator: (...args) => frame.locator(...args),
    mouse: host.mouse,
    keyboard: host.keyboard,
  });

// The messages of a frame that have arrived, of one type.
export const heard = (host, from, type) =>
  host.evaluate(([from, type]) => window.heard.filter((m) => m.from === from && m.type === type), [from, type]);

export async function until(host, from, type, n = 1) {
  await host.waitForFunction(([from, type, n]) =>
    window.heard.filter((m) => m.from === from && m.type === type).length >= n, [from, type, n]);
  return (await heard(host, from, type)).at(-1);
}
