// web/page/paste.js — a field to paste a link into: text is entered in HTML, never on the canvas.
'use strict';

const paste = (() => {
  const dialog = () => document.getElementById('paste-link');
  return {
    connect(game) {
      document.getElementById('paste-link-text').addEventListener('keydown', (e) => {
        if (e.key !== 'Enter' || e.shiftKey) return;
        e.preventDefault();
        dialog().close('open');
      });
      dialog().addEventListener('close', () => {
        const field = document.getElementById('paste-link-text');
        const text = field.value;
        game.canvas.focus({ preventScroll: true });
        if (dialog().returnValue === 'open' && text.trim() !== '') {
          game.ccall('wg_page_pasted', null, ['string'], [text.slice(0, 16384)]);
        }
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
