// web/guest/embed-demo.js — a page around the game, as somebody else would write it: it hears every
// message and can send every command.
'use strict';

(() => {
  const byId = (id) => document.getElementById(id);
  const frame = byId('game');
  const kKept = 200;  // lines of the log
  let sent = 0;

  function note(who, message) {
    const line = document.createElement('li');
    const name = document.createElement('b');
    name.textContent = `${who} ${message.type}`;
    const { wargame, type, ...rest } = message;
    line.append(name, ' ' + JSON.stringify(rest));
    byId('log').prepend(line);
    while (byId('log').children.length > kKept) byId('log').lastChild.remove();
    byId('latest').textContent = `${byId('log').children.length} messages. The newest: ${who} ${message.type}.`;
  }

  window.addEventListener('message', (event) => {
    // A sandboxed frame has no origin to go by: what counts is which window it is.
    if (event.source !== frame.contentWindow || event.data?.wargame !== 1) return;
    note('game:', event.data);
    if (event.data.type === 'resize') frame.height = String(Math.min(2000, Math.max(200, Number(event.data.height) || 600)));
    if (event.data.type === 'state') byId('token').value = event.data.token;
  });

  function send(type, fields) {
    const message = { wargame: 1, type, id: ++sent, ...fields };
    frame.contentWindow.postMessage(message, '*');  // no secret is in it, and the frame has no origin
    note('page:', message);
  }
  for (const form of document.querySelectorAll('form[data-command]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const fields = Object.fromEntries(new FormData(form));
      if (fields.hour) fields.hour = Number(fields.hour);
      send(form.dataset.command, fields);
    });
  }
  for (const button of document.querySelectorAll('button[data-command]')) {
    button.addEventListener('click', () => {
      // A browser may let a frame take the focus only if the page around it has given it away.
      if (button.dataset.command === 'focus') frame.focus();
      send(button.dataset.command, {});
    });
  }
})();
