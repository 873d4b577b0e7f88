// web/page/worker.js — the page without a network. All files of one version are kept together or not
// at all; pages come from the server where it answers in time, and everything they name from there or
// from here by a name that says its content, so that two versions never mix. `kVersion` and `kFiles`
// are put before it by tools/bundle.mjs.
'use strict';

const kName = 'tarn-crossing ' + kVersion;
const kPatience_ms = 4000;  // for a page, before the kept one is shown
const home = new URL('./', self.location.href);
// index.html by the address that people use: hosts like to lead from one to the other.
const addressOf = (file) => new URL(file === 'index.html' ? './' : file, home).href;

// Read to its end at once: answers that wait to be read hold up the others. And as if it came from where
// it was asked for: who is led elsewhere may not be shown as a page.
const whole = async (answer) => new Response(await answer.blob(), { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } });

async function keepAll() {
  const answers = await Promise.all(kFiles.map(async (file) => {
    const answer = await fetch(addressOf(file), { cache: 'no-cache' });
    if (!answer.ok) throw new Error(file + ': ' + answer.status);
    return whole(answer);
  }));
  const cache = await caches.open(kName);
  try {
    await Promise.all(answers.map((answer, i) => cache.put(addressOf(kFiles[i]), answer)));
  } catch (e) {  // no room: all or nothing
    await caches.delete(kName);
    throw e;
  }
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith('tarn-crossing ') && name !== kName) await caches.delete(name);
  }
}

const kept = async (request) => (await caches.open(kName)).match(request, { ignoreSearch: true });

// The same page by either of its addresses, whatever is asked of it.
const asKept = (address) => {
  const plainly = new URL(address);
  if (plainly.pathname.endsWith('/index.html')) plainly.pathname = plainly.pathname.slice(0, -'index.html'.length);
  return plainly.origin + plainly.pathname;
};

async function page(request) {
  const mine = await kept(asKept(request.url));
  if (!mine) return fetch(request);
  const asked = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, kPatience_ms));
  try {
    const answer = await Promise.race([asked, late]);
    if (answer?.ok || answer?.type === 'opaqueredirect') return answer;
  } catch { /* no network */ }
  asked.catch(() => {});
  return mine;
}

self.addEventListener('install', (e) => e.waitUntil(keepAll().then(() => self.skipWaiting())));
self.addEventListener('activate', (e) => e.waitUntil(forgetOthers()));
self.addEventListener('fetch', (e) => {
  const { request } = e;
  if (request.method !== 'GET' || !request.url.startsWith(home.href)) return;
  if (request.mode === 'navigate') return e.respondWith(page(request));
  // Named by content, so whichever comes first is the right one. Asked for past every cache, let it be.
  if (request.cache === 'reload' || request.cache === 'no-store') return;
  e.respondWith(kept(request.url).then((mine) => mine ?? fetch(request)));
});
