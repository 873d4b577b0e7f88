// web/page/page.js — starts the game, or says in plain words why it cannot.
import { filterInput } from './input.js';
import { link } from './link.js';
import { buttons } from './buttons.js';
import { announce } from './announce.js';

const byId = (id) => document.getElementById(id);
const show = (state) => { document.documentElement.dataset.state = state; };

function cannotStart(why) {
  byId('cannot-start-why').textContent = why;
  show('cannot-start');
}

function stopped() {
  if (document.documentElement.dataset.state !== 'running') {
    return cannotStart('Something broke while it was loading.');
  }
  link.flush();
  byId('stopped-link').value = location.href;
  byId('stopped-reload').onclick = () => location.reload();
  show('stopped');
}

const canvas = byId('canvas');
const query = new URLSearchParams(location.search);
const framed = window.self !== window.top;
const prefers = (what) => window.matchMedia(what).matches;

// Until the program has decided: the message "loading" should not flash white at night.
document.documentElement.dataset.theme =
  prefers('(prefers-contrast: more), (forced-colors: active)') ? 'contrast' :
  prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light';
document.documentElement.classList.toggle('framed', framed);

// Emscripten's program looks for an object of this name; what the C++ side may call is in `page`.
const game = {
  canvas,
  onAbort: stopped,
  onRuntimeInitialized() {
    filterInput(canvas, game);
    link.connect(game);
    buttons.connect(game, link);
  },
  page: {
    link,
    buttons,
    announce,
    cannotStart,
    query: (name) => query.get(name) ?? '',
    theme: (name) => { document.documentElement.dataset.theme = name; },
    title: (text) => { document.title = text; },
    started() {
      show('running');
      // In a frame the surrounding page's reader is somewhere else and must not be pulled in here.
      if (!framed && document.activeElement === document.body) {
        canvas.focus({ preventScroll: true });
      }
    },
  },
};

function start() {
  if (typeof WebAssembly !== 'object') {
    return cannotStart('This browser does not run WebAssembly, or it has been switched off.');
  }
  if (!document.createElement('canvas').getContext('webgl2')) {
    return cannotStart('This browser does not offer WebGL 2, or it has been switched off.');
  }
  globalThis.Module = game;
  const program = document.createElement('script');
  program.src = 'wargames.js';
  program.onerror = () => cannotStart('A part of the page did not arrive. Reload it to try again.');
  document.head.append(program);
}

// An exception that leaves the program has left its memory in an unknown state.
window.addEventListener('error', (e) => { if (e.error instanceof WebAssembly.RuntimeError) stopped(); });
start();
