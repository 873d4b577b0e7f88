// web/page/buttons.js — real HTML buttons and links laid over places of the canvas, and copying,
// which browsers allow only inside the click of one.
'use strict';

const buttons = (() => {
  const [byClipboard, byCommand, byHand] = [0, 1, 2];  // how a copy went, as page.h numbers it
  const placed = new Map();                            // name -> element
  let pressed = () => {};
  let backToGame = () => {};

  function copyByCommand(text) {
    const field = document.createElement('textarea');
    const before = document.activeElement;
    field.value = text;
    field.className = 'for-ears';
    document.body.append(field);
    field.select();
    let done = false;
    try { done = document.execCommand('copy'); } catch { /* refused: the next way */ }
    field.remove();
    before?.focus({ preventScroll: true });
    return done;
  }

  function showForCopying(text, title = 'This page may not copy. The link is selected: copy it yourself.') {
    const field = document.getElementById('copy-by-hand-link');
    field.value = text;
    document.getElementById('copy-by-hand-title').textContent = title;
    for (const id of ['copy-by-hand-long', 'copy-by-hand-save']) document.getElementById(id).hidden = !link.isLong();
    document.getElementById('copy-by-hand').showModal();
    field.select();
  }

  function copyLink(tell) {
    copy(link.url(), (how, length) => {
      tell(how, length);
      if (how !== byHand && link.isLong()) showForCopying(link.url(), `Link copied, ${length} characters.`);
    });
  }

  // Called inside the click with the text at hand: Safari allows no waiting before writeText.
  function copy(text, tell, showByHand = showForCopying) {
    const otherwise = () => {
      if (copyByCommand(text)) return tell(byCommand, text.length);
      showByHand(text);
      tell(byHand, text.length);
    };
    if (!navigator.clipboard) return otherwise();
    navigator.clipboard.writeText(text).then(() => tell(byClipboard, text.length), otherwise);
  }

  // Another game of this page takes this one's place; how the page looks and behaves stays.
  const kStaying = ['theme', 'view', 'scale', 'motion', 'sound', 'lang', 'embed', 'links', 'save', 'api', 'parent', 'ref', 'lock'];
  function pointToGame(anchor, query) {
    const to = new URL(location.href);
    const asked = new URLSearchParams(query), kept = new URLSearchParams();
    for (const [name, value] of to.searchParams) if (kStaying.includes(name)) kept.set(name, value);
    for (const [name, value] of asked) kept.set(name, value);
    to.search = kept;
    to.hash = '';
    anchor.href = to.href;
    anchor.target = '_self';
    if (program.has(asked.get('game'))) return;
    anchor.onclick = (e) => {
      e.preventDefault();
      window.alert(`That game has a file of its own, ${program.fileOf(asked.get('game'))}.html.`);
    };
  }

  // Another page opens beside the game, with the game in its address, so that its way back leads to
  // it. A page without an origin may open none: there it takes the game's place, and is told how many
  // steps back the game is.
  function point(anchor, href) {
    if (href.startsWith('?')) return pointToGame(anchor, href);
    const alone = window.origin === 'null';
    const to = new URL(href, location.href);
    if (alone) to.searchParams.set('steps', '1');
    else to.hash = link.token();
    anchor.href = to.href;
    anchor.target = alone ? '_self' : '_blank';
    anchor.rel = 'noopener';
    // The game as a single file has no pages beside it.
    if (document.documentElement.dataset.single !== undefined) {
      anchor.onclick = (e) => {
        e.preventDefault();
        window.alert('The pages to read are not in this file. They stand beside the game where it came from.');
      };
    }
  }

  function create(name, isLink) {
    if (isLink) {
      const anchor = document.createElement('a');
      anchor.dataset.name = name;
      anchor.addEventListener('click', () => setTimeout(backToGame));  // whoever returns plays on
      document.getElementById('buttons').append(anchor);
      placed.set(name, anchor);
      return anchor;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.name = name;
    button.addEventListener('click', (e) => {
      pressed(button);
      // By mouse or finger: whoever plays goes on playing. By key the focus stays, and so it does on a field to copy from.
      if (e.detail > 0 && !document.getElementById('copy-by-hand').open) backToGame();
    });
    document.getElementById('buttons').append(button);
    placed.set(name, button);
    return button;
  }

  return {
    copy,
    copyLink,
    point,
    connect(game) {
      backToGame = () => game.canvas.focus({ preventScroll: true });
      document.getElementById('copy-by-hand-save').addEventListener('click', link.save);
      document.getElementById('buttons').addEventListener('keydown', (e) => { if (e.key === 'Escape') backToGame(); });
      pressed = (button) => {
        if (button.dataset.copies) copyLink((how, length) => game._wg_page_copied(how, length));
        else game.ccall('wg_page_pressed', null, ['string'], [button.dataset.name]);
      };
    },
    place(name, label, x, y, width, height, copies, href) {
      const button = placed.get(name) ?? create(name, href !== '');
      button.textContent = label;
      if (href) point(button, href);
      else button.dataset.copies = copies ? 'link' : '';
      Object.assign(button.style,
                    { left: x + 'px', top: y + 'px', width: width + 'px', height: height + 'px' });
      button.hidden = false;
    },
    hide(name) {
      const button = placed.get(name);
      if (button) button.hidden = true;
    },
  };
})();
