// web/page/link.js — the game in the address. The fragment is the first and only autosave.
'use strict';

const link = (() => {
  const kMostOften_ms = 1000;  // Safari throws after 100 calls in 30 seconds

  let token = location.hash.slice(1);
  let written_ms = -Infinity;
  let timer = 0;

  const url = () => location.href.split('#')[0] + (token && '#' + token);

  function flush() {
    clearTimeout(timer);
    timer = 0;
    if (location.hash.slice(1) === token) return;
    written_ms = performance.now();
    try {
      // Replaced, never pushed: one Back leaves the page, whatever was played on it.
      history.replaceState(null, '', url());
    } catch (e) {
      console.info('The address could not be written: ' + e.message);
    }
  }

  return {
    url,
    flush,
    fragment: () => location.hash.slice(1),
    token: () => token,
    set(text) {
      token = text;
      if (!timer) timer = setTimeout(flush, Math.max(0, written_ms + kMostOften_ms - performance.now()));
    },
    connect(game) {
      // replaceState raises no event: this is a pasted link, an edited address, or Back.
      window.addEventListener('hashchange', () => {
        token = location.hash.slice(1);
        game._wg_page_fragment_changed();
      });
      window.addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', () => { if (document.hidden) flush(); });
    },
  };
})();
