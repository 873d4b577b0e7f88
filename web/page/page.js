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

  page.dataset.page = 'here';  // guard.js asks
  const inShort = (why) => {  // the guard itself may be what did not arrive
    byId('cannot-start-why').textContent = why;
    page.dataset.state = 'cannot-start';
    embed.post('error', { code: 'cannot-start' }, false);
  };
  const partly = (file) => inShort('A part of the page did not arrive whole: ' + file + '. Load the page again.');
  const { cannotStart, missing, damaged } = globalThis.guard ?? { cannotStart: inShort, missing: partly, damaged: partly };
  window.addEventListener('cannot-start', () => embed.post('error', { code: 'cannot-start' }, false));

  function stopped() {
    if (page.dataset.state !== 'running') return cannotStart('Something broke while it was loading.');
    link.flush();
    byId('stopped-link').value = link.url();
    byId('stopped-reload').onclick = () => location.reload();
    page.dataset.state = 'stopped';
    embed.post('error', { code: 'stopped' }, false);
  }

  // The program's own object, by its name known to tests; what C++ may call of ours is in `page`.
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
      visit: program.visit,
      // Storage is refused in frames of another origin and in private windows: then nothing is kept.
      remember(name, value) { try { localStorage.setItem('wargames.' + name, value); } catch { /* refused */ } },
      recall(name) { try { return localStorage.getItem('wargames.' + name) ?? ''; } catch { return ''; } },
      theme: (name) => { page.dataset.theme = name; },
      scale: (percent) => {
        page.dataset.scale = percent;
        text.measure();
      },
      title: (text) => { document.title = text; },
      // The canvas's own typeface, for the HTML around it. A browser that will not have it has others.
      typeface(family, weight, bytes) {
        try { document.fonts.add(new FontFace(family, bytes, { weight })); } catch { /* as said */ }
      },
      started() {
        if (page.dataset.state !== 'loading') return;
        page.dataset.state = 'running';
        program.keep();
        // In a frame the reader is somewhere on the surrounding page and must not be pulled away.
        const toBeSeen = page.dataset.view !== 'text';
        if (!embed.isGuest() && toBeSeen && document.activeElement === document.body) canvas.focus({ preventScroll: true });
      },
    },
  };

  async function start() {
    globalThis.Module = game;
    document.title = byId('loading').querySelector('h1').textContent = program.choose();
    try {
      await program.start(game);
    } catch (fault) {
      if (fault.kind === 'missing') missing(fault.message);
      else if (fault.kind === 'damaged') damaged(fault.message);
      else if (fault.kind === 'reason') cannotStart(fault.message);
      else stopped();
    }
  }

  // An exception that leaves the program has left its memory in an unknown state; and before the page runs, any
  // other would leave it loading for ever.
  window.addEventListener('error', (e) => {
    if (page.dataset.state === 'loading' || e.error instanceof WebAssembly.RuntimeError) stopped();
  });
  start();
})();
