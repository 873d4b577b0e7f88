// web/page/page.js — starts the game, or says in plain words why it cannot.
'use strict';

(() => {
  const byId = (id) => document.getElementById(id);
  const prefers = (what) => window.matchMedia(what).matches;
  const page = document.documentElement;

  // Until the program has decided: the message "loading" should not flash white at night.
  page.dataset.theme =
    prefers('(prefers-contrast: more), (forced-colors: active)') ? 'contrast' :
    prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light';

  function cannotStart(why) {
    byId('cannot-start-why').textContent = why;
    page.dataset.state = 'cannot-start';
    embed.post('error', { code: 'cannot-start' }, false);
  }

  function stopped() {
    if (page.dataset.state !== 'running') return cannotStart('Something broke while it was loading.');
    link.flush();
    byId('stopped-link').value = link.url();
    byId('stopped-reload').onclick = () => location.reload();
    page.dataset.state = 'stopped';
    embed.post('error', { code: 'stopped' }, false);
  }

  // Emscripten's program looks for an object called Module; what C++ may call of ours is in `page`.
  const canvas = byId('canvas');
  const query = new URLSearchParams(location.search);
  const game = {
    canvas,
    onAbort: stopped,
    onRuntimeInitialized() {
      filterInput(canvas, game);
      link.connect(game);
      buttons.connect(game);
      paste.connect(game);
      paper.connect();
      embed.connect(game);
      text.connect(game);
    },
    page: {
      link,
      buttons,
      paste,
      paper,
      text,
      announce,
      embed,
      cannotStart,
      query: (name) => query.get(name) ?? '',
      // Storage is refused in frames of another origin and in private windows: then nothing is kept.
      remember(name, value) { try { localStorage.setItem('wargames.' + name, value); } catch { /* refused */ } },
      recall(name) { try { return localStorage.getItem('wargames.' + name) ?? ''; } catch { return ''; } },
      theme: (name) => { page.dataset.theme = name; },
      scale: (percent) => { page.dataset.scale = percent; },
      title: (text) => { document.title = text; },
      started() {
        page.dataset.state = 'running';
        // In a frame the reader is somewhere on the surrounding page and must not be pulled away.
        const toBeSeen = page.dataset.view !== 'text';
        if (!embed.isGuest() && toBeSeen && document.activeElement === document.body) canvas.focus({ preventScroll: true });
      },
    },
  };

  function load(file) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = file;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
  }

  async function start() {
    if (typeof WebAssembly !== 'object') {
      return cannotStart('This browser does not run WebAssembly, or it has been switched off.');
    }
    globalThis.Module = game;
    try {
      // A sandboxed frame and a page opened from disk have no origin, and without one nothing can be
      // fetched. Scripts still load, so there the program comes as one.
      if (window.origin === 'null') await load('wargames.wasm.js');
      await load('wargames.js');
    } catch {
      cannotStart('A part of the page did not arrive. Reload it to try again.');
    }
  }

  // An exception that leaves the program has left its memory in an unknown state.
  window.addEventListener('error', (e) => { if (e.error instanceof WebAssembly.RuntimeError) stopped(); });
  start();
})();
