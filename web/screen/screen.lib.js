// web/screen/screen.lib.js — what only the browser can tell about the canvas: its size in device
// pixels, and what the person using it prefers. Linked into wargames.js.
mergeInto(LibraryManager.library, {
  wg_screen_watch: function () {
    const canvas = Module['canvas'];
    const preferences = ['(pointer: coarse)', '(prefers-color-scheme: dark)',
      '(prefers-contrast: more), (forced-colors: active)', '(prefers-reduced-motion: reduce)']
      .map((query) => window.matchMedia(query));
    let width = 0, height = 0, ratio = window.devicePixelRatio;

    function send() {
      const bits = preferences.reduce((sum, query, i) => sum | (query.matches ? 1 << i : 0), 0);
      _wg_screen_changed(width, height, ratio, bits);
    }
    function measure(entry) {
      ratio = window.devicePixelRatio;
      const css = entry.contentRect;
      const box = entry.devicePixelContentBoxSize && entry.devicePixelContentBoxSize[0];
      // Only the browser knows which way it rounded. But Safari has no such box, and a device that
      // is merely emulated has the box of the real one.
      const exact = box && Math.abs(box.inlineSize - css.width * ratio) <= 1;
      width = exact ? box.inlineSize : Math.round(css.width * ratio);
      height = exact ? box.blockSize : Math.round(css.height * ratio);
      send();
    }
    const observer = new ResizeObserver((entries) => measure(entries[entries.length - 1]));
    function observe() {
      observer.unobserve(canvas);
      try {
        observer.observe(canvas, { box: 'device-pixel-content-box' });
      } catch (e) {
        observer.observe(canvas);
      }
    }
    // A zoom of the browser can leave the size in device pixels as it was: it is seen as a change
    // of resolution, once for each value.
    function watchRatio() {
      window.matchMedia('(resolution: ' + window.devicePixelRatio + 'dppx)')
        .addEventListener('change', () => { observe(); watchRatio(); }, { once: true });
    }
    for (const query of preferences) query.addEventListener('change', send);
    observe();
    watchRatio();
    send();  // a canvas that is not to be seen is never measured
  },

  // The link in the address holds the whole game, so that starting over costs only a moment.
  wg_screen_reload: function () { location.reload(); },
});
