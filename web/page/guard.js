// web/page/guard.js — watches the other parts arrive, and says in plain words what is wrong when one
// does not. Small, apart from them, and always under this name: a page kept from an older version
// must still find it when all that it names has gone.
'use strict';

globalThis.guard = (() => {
  const byId = (id) => document.getElementById(id);
  const page = document.documentElement;
  const nameOf = (address) => new URL(address, location.href).pathname.split('/').pop();
  const say = (sentence) => { byId('cannot-start-says').textContent = sentence; };

  async function copy() {
    const field = byId('cannot-start-link');
    field.select();
    let done = false;
    try {
      await navigator.clipboard.writeText(field.value);
      done = true;
    } catch {
      try { done = document.execCommand('copy'); } catch { /* refused: it is selected */ }
    }
    say(done ? 'Link copied.' : 'This page may not copy. The link is selected: copy it yourself.');
  }

  // Everything once more from the server: no worker, no cache, nothing kept by the browser.
  async function loadAgain() {
    say('Loading everything again…');
    const here = new URL('./', location.href).href;
    const tries = [
      async () => {
        for (const kept of await navigator.serviceWorker.getRegistrations()) if (kept.scope === here) await kept.unregister();
      },
      async () => {
        for (const name of await caches.keys()) if (name.startsWith('tarn-crossing ')) await caches.delete(name);
      },
      async () => {
        const files = [location.href.split('#')[0], ...sources()];
        await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })));
      },
    ];
    for (const attempt of tries) try { await attempt(); } catch { /* not to be had here: go on */ }
    location.reload();
  }

  const sources = () => [...document.querySelectorAll('script[src], link[rel="stylesheet"]')]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href'));

  // Does the server have the page with other parts by now?
  async function newerThere() {
    try {
      const answer = await fetch(location.href.split('#')[0], { cache: 'no-store' });
      if (!answer.ok) return false;
      const there = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const named = [...there.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
      return named.length > 0 && named.join() !== [...document.querySelectorAll('script[src]')]
        .filter((script) => script.dataset.part === undefined).map((script) => script.getAttribute('src')).join();
    } catch {
      return false;
    }
  }

  // The first fault is the cause; what follows from it would only hide it.
  function cannotStart(why, inQuestion) {
    if (['cannot-start', 'running', 'stopped'].includes(page.dataset.state)) return;
    page.dataset.state = 'cannot-start';
    window.dispatchEvent(new Event('cannot-start'));  // for a page around this one
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => show(why, inQuestion));
    else show(why, inQuestion);
  }

  async function show(why, inQuestion) {
    for (const id of ['loading', 'to-text', 'table', 'text']) byId(id)?.setAttribute('hidden', '');  // no style sheet may have come
    byId('cannot-start').hidden = false;
    byId('cannot-start-why').textContent = why;
    byId('cannot-start-link').value = location.href;
    byId('cannot-start-copy').onclick = copy;
    byId('cannot-start-again').onclick = loadAgain;
    if (inQuestion && await newerThere()) {
      byId('cannot-start-why').textContent =
        'This copy of the page is from an older version, and the server has a newer one. Load everything again to have all of it from one version.';
    }
  }

  const missing = (file) =>
    cannotStart(`A part of the page did not arrive: ${nameOf(file)}. The connection was cut, or the server no longer has it.`, true);
  const damaged = (file) =>
    cannotStart(`A part of the page arrived damaged: ${nameOf(file)} is not what it should be.`, true);

  // Of an element that could not load what it names, and of a script that is none.
  window.addEventListener('error', (e) => {
    if (e.target instanceof HTMLScriptElement && e.target.src) missing(e.target.src);
    else if (e.target instanceof HTMLLinkElement) missing(e.target.href);
    else if (e.error instanceof SyntaxError && e.filename) damaged(e.filename);
  }, true);
  // Deferred scripts have run by now. One that did nothing was another file under its name.
  document.addEventListener('DOMContentLoaded', () => {
    if (page.dataset.page !== 'here') damaged(sources().filter((source) => source.endsWith('.js')).pop() ?? '');
  });

  return { cannotStart, missing, damaged };
})();
