// web/page/paste.js — a link in: pasted into a field, pasted or dropped on the page as text, or as a text file
// with the link in it. Text is entered in HTML, never on the canvas.
'use strict';

const paste = (() => {
  const kLongest = 16384;  // characters looked at; with one more it is told as too long
  const dialog = () => document.getElementById('paste-link');
  // Fields of the page take what is dropped or pasted on them themselves.
  const isField = (place) => place instanceof Element && place.closest('input, textarea, [contenteditable]');
  const holdsText = (data) => [...data.types].some((type) => ['Files', 'text/plain', 'text/uri-list'].includes(type));
  let open = () => {};

  // What was dropped or pasted, or nothing. A file's text comes later than everything else of it.
  function take(data) {
    const [file] = data.files;
    if (file) return file.slice(0, 2 * kLongest + 2).text().then(open);
    const text = data.getData('text/uri-list') || data.getData('text/plain');
    if (text.trim()) open(text);
  }

  return {
    connect(game) {
      // Without zeros, which end a text of C and stand between the letters of a file in UTF-16; never empty, for
      // whoever drops nothing is to be told so.
      open = (text) =>
        game.ccall('wg_page_pasted', null, ['string'], [text.replaceAll('\0', '').slice(0, kLongest + 1) || ' ']);
      document.getElementById('paste-link-text').addEventListener('keydown', (e) => {
        if (e.key !== 'Enter' || e.shiftKey) return;
        e.preventDefault();
        dialog().close('open');
      });
      dialog().addEventListener('close', () => {
        const { value } = document.getElementById('paste-link-text');
        game.canvas.focus({ preventScroll: true });
        if (dialog().returnValue === 'open' && value.trim() !== '') open(value);
      });
      document.addEventListener('dragover', (e) => {
        if (!isField(e.target) && holdsText(e.dataTransfer)) e.preventDefault();  // may be dropped here
      });
      document.addEventListener('drop', (e) => {
        if (isField(e.target) || !holdsText(e.dataTransfer)) return;
        e.preventDefault();  // else the browser leaves the game to show the file
        take(e.dataTransfer);
      });
      document.addEventListener('paste', (e) => {
        if (isField(e.target) || !e.clipboardData) return;
        e.preventDefault();
        take(e.clipboardData);
      });
    },
    ask() {
      const field = document.getElementById('paste-link-text');
      dialog().returnValue = '';
      dialog().showModal();
      field.select();  // what was pasted before may be mended, or pasted over
    },
  };
})();
