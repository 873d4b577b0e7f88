// web/page/paste.js — a field to paste a link or an assignment into, or a file dropped on the page: text is entered in HTML, never on the canvas.
'use strict';

const paste = (() => {
  const dialog = () => document.getElementById('paste-link');
  return {
    connect(game) {
      const pasted = (text) => {
        if (text.trim() !== '') game.ccall('wg_page_pasted', null, ['string'], [text]);
      };
      document.getElementById('paste-link-text').addEventListener('keydown', (e) => {
        if (e.key !== 'Enter' || e.shiftKey) return;
        e.preventDefault();
        dialog().close('open');
      });
      dialog().addEventListener('close', () => {
        const field = document.getElementById('paste-link-text');
        const text = field.value.slice(0, 16384);
        game.canvas.focus({ preventScroll: true });
        if (dialog().returnValue === 'open') pasted(text);
      });
      // A file with a link or an assignment in it, dropped anywhere. Else a browser would leave for it.
      window.addEventListener('dragover', (e) => { if (e.dataTransfer.types.includes('Files')) e.preventDefault(); });
      window.addEventListener('drop', async (e) => {
        const [file] = e.dataTransfer.files;
        if (!file) return;
        e.preventDefault();
        pasted(await file.slice(0, 16385).text());  // one byte more than may be: then it is too long
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
