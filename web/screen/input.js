// web/screen/input.js — which keys, wheels and fingers the canvas keeps. SDL alone would keep them
// all: a keyboard trap, no F5, no scrolling past the game. Everything is caught on the window in
// the capture phase, which is before SDL.
'use strict';

const filterInput = (() => {
  const framed = () => document.documentElement.classList.contains('framed');  // as embed.js has it
  const scrollable = () =>
    framed() || document.scrollingElement.scrollHeight > document.scrollingElement.clientHeight;

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
      game._wg_screen_wheel(steps(e.deltaX, e.deltaMode), steps(e.deltaY, e.deltaMode), zooms);
    }, { capture: true, passive: false });
  }

  function feedFingers(canvas, game) {
    const [down, move, up, cancel] = [0, 1, 2, 3];
    const fingers = new Map();  // those that are down, by id
    let finger = null;          // the one that counts as the mouse: the first
    let pair = null;            // or the two that hold the canvas; then none of them clicks

    const place = (e) => {
      const box = canvas.getBoundingClientRect();
      return { x: (e.clientX - box.left) * canvas.width / box.width,
               y: (e.clientY - box.top) * canvas.height / box.height };
    };
    const send = (phase, at) => game._wg_screen_touch(phase, at.x, at.y);
    const grip = (phase) => {
      const [a, b] = pair.map((id) => fingers.get(id));
      game._wg_screen_grip(phase, (a.x + b.x) / 2, (a.y + b.y) / 2, Math.hypot(a.x - b.x, a.y - b.y));
    };
    const takeFocus = () => canvas.focus({ preventScroll: true });  // SDL prevents the default, and with it the focus

    canvas.addEventListener('pointerdown', (e) => {
      canvas.setPointerCapture(e.pointerId);  // or a release outside the frame is never heard of
      if (e.pointerType === 'mouse') return takeFocus();
      e.preventDefault();                     // or a mouse click would follow the tap
      if (!framed()) takeFocus();             // in a frame it may be about to scroll past
      fingers.set(e.pointerId, place(e));
      if (fingers.size === 1) {
        finger = e.pointerId;
        send(down, fingers.get(finger));
      } else if (fingers.size === 2) {
        if (finger !== null) send(cancel, fingers.get(finger));
        finger = null;
        pair = [...fingers.keys()];
        grip(down);
      }
    });
    for (const [type, phase] of [['pointermove', move], ['pointerup', up], ['pointercancel', cancel]]) {
      canvas.addEventListener(type, (e) => {
        if (!fingers.has(e.pointerId)) return;
        fingers.set(e.pointerId, place(e));
        if (pair && pair.includes(e.pointerId)) grip(phase);
        if (e.pointerId === finger) send(phase, fingers.get(finger));
        if (phase === move) return;
        if (phase === up && finger !== null) takeFocus();
        fingers.delete(e.pointerId);
        if (pair && pair.includes(e.pointerId)) pair = null;
        if (e.pointerId === finger) finger = null;
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
