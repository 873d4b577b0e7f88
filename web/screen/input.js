// web/screen/input.js — which keys, wheels and fingers the canvas keeps. SDL alone would keep them
// all: a keyboard trap, no F5, no scrolling past the game. Everything is caught on the window in
// the capture phase, which is before SDL.
'use strict';

const filterInput = (() => {
  // Inside somebody's page, as embed.js has it.
  const scrollable = () =>
    document.documentElement.classList.contains('framed') || document.scrollingElement.scrollHeight > document.scrollingElement.clientHeight;

  function filterKeys(canvas, game) {
    const undoOrRedo = (e) => {
      if (!(e.ctrlKey || e.metaKey) || e.altKey) return null;
      switch (e.key.toLowerCase()) {  // the letter, not the place: Y and Z change places in German
        case 'z': return e.shiftKey ? game._wg_screen_redo : game._wg_screen_undo;
        case 'y': return game._wg_screen_redo;
        default: return null;
      }
    };
    const browsers = (e) =>
      e.key === 'Tab' || /^F\d+$/.test(e.key) || e.ctrlKey || e.metaKey || e.altKey;

    const filter = (e) => {
      if (e.target !== canvas || !browsers(e)) return;
      e.stopImmediatePropagation();
      const act = undoOrRedo(e);
      if (!act) return;
      e.preventDefault();
      if (e.type === 'keydown') act();
    };
    for (const type of ['keydown', 'keyup', 'keypress']) window.addEventListener(type, filter, true);
  }

  function filterWheel(canvas, game) {
    const step = { 0: 1 / 100, 1: 1 / 3, 2: 3 };  // by deltaMode: pixels, lines, pages
    const steps = (delta, mode) => Math.max(-3, Math.min(3, delta * step[mode]));
    window.addEventListener('wheel', (e) => {
      if (e.target !== canvas) return;
      e.stopImmediatePropagation();
      const zooms = e.ctrlKey || e.metaKey;
      if (scrollable() && !zooms && document.activeElement !== canvas) return;
      e.preventDefault();
      game._wg_screen_wheel(steps(e.deltaX, e.deltaMode), steps(e.deltaY, e.deltaMode));
    }, { capture: true, passive: false });
  }

  function feedFingers(canvas, game) {
    const [down, move, up, cancel] = [0, 1, 2, 3];
    let finger = null;  // the one that counts as the mouse: the first

    const send = (phase, e) => {
      const box = canvas.getBoundingClientRect();
      game._wg_screen_touch(phase, (e.clientX - box.left) * canvas.width / box.width,
                            (e.clientY - box.top) * canvas.height / box.height);
    };
    canvas.addEventListener('pointerdown', (e) => {
      canvas.focus({ preventScroll: true });  // SDL prevents the default, and with it the focus
      canvas.setPointerCapture(e.pointerId);  // or a release outside the frame is never heard of
      if (e.pointerType === 'mouse') return;
      e.preventDefault();                     // or a mouse click would follow the tap
      if (finger !== null) return;
      finger = e.pointerId;
      send(down, e);
    });
    for (const [type, phase] of [['pointermove', move], ['pointerup', up], ['pointercancel', cancel]]) {
      canvas.addEventListener(type, (e) => {
        if (e.pointerId !== finger) return;
        if (phase !== move) finger = null;
        send(phase, e);
      });
    }
    // SDL would hear the same finger a second time, and cancel what can no longer be cancelled.
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
      window.addEventListener(type, (e) => { if (e.target === canvas) e.stopImmediatePropagation(); }, true);
    }
    canvas.addEventListener('contextmenu', (e) => e.preventDefault());  // a long press is not a menu
  }

  return (canvas, game) => {
    filterKeys(canvas, game);
    filterWheel(canvas, game);
    feedFingers(canvas, game);
    // Who walks the page by Tab wants to see where the keys go; who plays by key knows.
    const byTab = (on) => document.documentElement.classList.toggle('by-tab', on);
    window.addEventListener('keydown', (e) => { if (e.key === 'Tab') byTab(true); }, true);
    window.addEventListener('pointerdown', () => byTab(false), true);
  };
})();
