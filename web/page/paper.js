// web/page/paper.js — a document over the canvas: real text to read, print, save and copy.
'use strict';

const paper = (() => {
  const byId = (id) => document.getElementById(id);
  const framed = window.self !== window.top;
  const pictures = new Map();  // name -> data: address, until the next paper is shown
  let table = { name: '', text: '' };
  let before = null;  // what had the focus

  function make(tag, text, attributes = {}) {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  function makeTable({ caption, columns, rows }) {
    const element = document.createElement('table');
    element.append(make('caption', ''));
    element.caption.append(make('span', caption));  // a table may be wider than the screen
    const heads = element.createTHead().insertRow();
    for (const { name, number } of columns) {
      heads.append(make('th', name, { scope: 'col', ...(number && { class: 'number' }) }));
    }
    const body = element.createTBody();
    let first = '';
    for (const cells of rows) {
      const row = body.insertRow();
      row.classList.toggle('begins', cells[0] !== first);  // another hour
      first = cells[0];
      cells.forEach((cell, i) => {
        row.append(i === 0 ? make('th', cell, { scope: 'row' })
                           : make('td', cell, columns[i].number ? { class: 'number' } : {}));
      });
    }
    // On a narrow screen a wide table scrolls in itself, by keyboard as well.
    const wide = make('div', '', { class: columns.length > 4 ? 'wide' : 'slim', role: 'region', tabindex: '0', 'aria-label': caption });
    wide.append(element);
    return wide;
  }

  function makePictures(shown) {
    const row = make('div', '', { class: 'pictures' });
    for (const { name, caption, words } of shown) {
      const figure = document.createElement('figure');
      const source = pictures.get(name);
      figure.append(source ? make('img', '', { src: source, alt: words }) : make('p', words));
      figure.append(make('figcaption', caption));
      row.append(figure);
    }
    return row;
  }

  function makeSection({ heading, paragraphs, list, pictures: shown, table: rows }) {
    const section = document.createElement('section');
    if (heading) section.append(make('h2', heading));
    for (const text of paragraphs) section.append(make('p', text));
    if (list.length) {
      const items = document.createElement('ul');
      items.append(...list.map((text) => make('li', text)));
      section.append(items);
    }
    if (shown.length) section.append(makePictures(shown));
    if (rows) section.append(makeTable(rows));
    return section;
  }

  function say(sentence) { byId('paper-says').textContent = sentence; }

  function close() {
    const sheet = byId('paper');
    if (sheet.hidden) return;
    sheet.hidden = true;
    delete document.documentElement.dataset.paper;
    byId('table').inert = false;
    byId('paper-sheet').replaceChildren();
    const home = before?.isConnected && before !== document.body ? before : byId('canvas');
    home.focus({ preventScroll: true });
  }

  function print() {
    window.print();
    // A sandboxed frame is refused without a word, and nothing tells so.
    say(framed ? 'If nothing is printed, this frame may not print: open the game in a window of its own, or copy the table.' : '');
  }

  function save() {
    const address = URL.createObjectURL(new Blob([table.text], { type: 'text/csv;charset=utf-8' }));
    const link = make('a', '', { href: address, download: table.name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);  // once the browser has taken it
    say(framed ? `Saving ${table.name}. If nothing is saved, this frame may not: use Copy CSV.`
               : `Saving ${table.name}.`);
  }

  function showForCopying(text) {
    const field = byId('paper-by-hand');
    field.value = text;
    field.hidden = false;
    field.focus();
    field.select();
  }

  function copy() {
    const lines = table.text.split('\r\n').length - 1;
    buttons.copy(table.text, (how) => {
      const by_hand = how === 2;
      if (!by_hand) byId('paper-by-hand').hidden = true;
      say(by_hand ? 'This page may not copy. The table is selected below: copy it yourself.'
                  : `Copied as CSV: ${lines} lines.`);
    }, showForCopying);
  }

  return {
    connect() {
      byId('paper').addEventListener('keydown', (e) => {
        if (e.key !== 'Escape') return;
        e.preventDefault();
        close();
      });
      byId('paper-close').addEventListener('click', close);
      byId('paper-print').addEventListener('click', print);
      byId('paper-save').addEventListener('click', save);
      byId('paper-copy').addEventListener('click', copy);
    },
    // A drawing for the next paper: rows of RGBA from the top.
    picture(name, width, height, bytes) {
      const canvas = make('canvas', '', { width, height });
      canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(bytes), width), 0, 0);
      pictures.set(name, canvas.toDataURL('image/png'));
    },
    show(document_, csvName, csv) {
      table = { name: csvName, text: csv };
      for (const id of ['paper-save', 'paper-copy']) byId(id).hidden = !csv;
      byId('paper-by-hand').hidden = true;
      say('');
      const title = make('h1', document_.title, { id: 'paper-title', tabindex: '-1' });
      byId('paper-sheet').replaceChildren(title, make('p', document_.lead, { class: 'lead' }),
                                          ...document_.sections.map(makeSection));
      pictures.clear();
      const sheet = byId('paper');
      if (sheet.hidden) before = document.activeElement;
      sheet.hidden = false;
      sheet.scrollTop = 0;
      document.documentElement.dataset.paper = 'open';
      byId('table').inert = true;
      title.focus({ preventScroll: true });
    },
  };
})();
