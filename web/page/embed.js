// web/page/embed.js — the game inside somebody's page: what it does not take, and the messages
// between the two. Nothing that comes in is evaluated, fetched or shown as HTML.
'use strict';

const embed = (() => {
  const root = document.documentElement;
  const framed = window.parent !== window;
  const kLongest = 16384;  // characters of a link that are looked at
  const kCalm_ms = 200;    // a frame that is being resized

  let guest = framed, listens = false, ref = '';
  let parent = knownParent('');
  let game = null;
  let told = 0;  // the height last asked for
  root.classList.toggle('framed', guest);

  // The origin that messages with a game in them go to. The address may name it; else the browser says
  // where the frame came from. Where the browser knows all ancestors, it must agree.
  function knownParent(named) {
    let origin = '';
    try { origin = new URL(named || document.referrer).origin; } catch { /* nobody is known */ }
    const above = window.location.ancestorOrigins;
    if (above?.length && above[0] !== origin) return '';
    return origin === 'null' ? '' : origin;
  }

  function post(type, fields, hasToken) {
    if (!framed || (hasToken && !parent)) return;
    window.parent.postMessage({ wargame: 1, type, ...(ref && { ref }), ...fields }, parent || '*');
  }

  // How tall the game would like to be. It depends on the width alone, and on the words in the text view: a
  // page that grants it would else be asked again and again.
  function wanted() {
    if (root.dataset.view !== 'text') return root.clientWidth < 600 ? 640 : root.clientWidth < 1000 ? 600 : 800;
    const words = document.getElementById('leaf').getBoundingClientRect().bottom + document.getElementById('text').scrollTop;
    return Math.min(6000, 40 + 20 * Math.ceil(words / 20));  // not a message for every pixel
  }
  function resize() {
    const height = wanted();
    if (height !== told) post('resize', { height: told = height }, false);
  }

  const isText = (value) => typeof value === 'string' && value.length <= kLongest;
  const isHour = (value) => Number.isInteger(value) && value >= 0 && value < 10_000;

  // Every command there is, with what it must bring. What the game answers is { ok, value }.
  const ask = (...words) => JSON.parse(game.ccall('wg_page_asked', 'string', ['string', 'string', 'string'], words));
  const commands = {
    load: ({ token }) => isText(token) && ask('load', token, ''),
    getState: () => ask('getState', '', ''),
    goto: ({ hour }) => isHour(hour) && ask('goto', String(hour), ''),
    setOption: ({ name, value }) => isText(name) && isText(value) && ask('setOption', name, value),
    pause: () => ask('pause', '', ''),
    focus() {
      document.getElementById(root.dataset.view === 'text' ? 'leaf-title' : 'canvas')?.focus({ preventScroll: true });
      return { ok: true, value: null };
    },
  };

  function heard(event) {
    if (!framed || !listens || !parent || event.source !== window.parent || event.origin !== parent) return;
    const message = event.data;
    if (message === null || typeof message !== 'object' || message.wargame !== 1) return;
    const { type, id } = message;
    const command = typeof type === 'string' && Object.hasOwn(commands, type) ? commands[type] : null;
    const answer = command
      ? command(message) || { ok: false, value: `The command ${type} lacks something, or has it in the wrong form.` }
      : { ok: false, value: 'There is no such command.' };
    const named = typeof id === 'number' || (typeof id === 'string' && id.length <= 64);
    post('reply', { ...(named && { id }), ...answer }, true);
  }

  return {
    isGuest: () => guest,
    post,
    settleIn(asked, mayAsk, named, name) {
      guest = asked ?? framed;
      listens = mayAsk;
      ref = name;
      parent = knownParent(named);
      root.classList.toggle('framed', guest);
      return guest;
    },
    connect(program) {
      game = program;
      window.addEventListener('message', heard);
      let timer = 0;
      const soon = () => {
        clearTimeout(timer);
        timer = setTimeout(resize, kCalm_ms);
      };
      window.addEventListener('resize', soon);
      const leaf = document.getElementById('leaf');
      if (leaf) new ResizeObserver(soon).observe(leaf);
    },
    started(fields) {
      post('ready', fields, false);
      resize();
    },
  };
})();
