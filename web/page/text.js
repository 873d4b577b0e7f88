// web/page/text.js — the text view: what the program says, as headings, tables and native controls.
// Each leaf is laid over the one before it and only what differs is changed, so that the focus and
// the reader's place stay.
'use strict';

const text = (() => {
  const byId = (id) => document.getElementById(id);
  const leaf = () => byId('leaf');
  let game = null;
  let place = '';

  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
    }
    element.append(...children);
    return element;
  }
  const idOf = (name, value) => 'leaf.' + name + (value === undefined ? '' : '.' + value);

  function makeButton(part) {
    // Not `disabled`: a button that goes dead under the reader's finger would lose the focus.
    return make('button', {
      type: 'button', id: idOf(part.name), 'data-name': part.name, class: part.primary && 'primary',
      'data-copies': part.on, 'aria-disabled': part.disabled && 'true', 'data-why': part.note,
    }, part.label);
  }

  function makeLink(part) {
    const anchor = make('a', { id: idOf(part.name) }, part.label);
    buttons.point(anchor, part.value);
    return anchor;
  }

  function makeSelect(part, inTable) {
    const select = make('select', {
      id: idOf(part.name), 'data-name': part.name, disabled: part.disabled, 'aria-label': inTable && part.label,
    });
    for (const { value, label } of part.options) {
      select.append(make('option', { value, selected: value === part.value }, label));
    }
    if (inTable) return select;
    return make('p', { class: 'field' }, make('label', { for: idOf(part.name) }, part.label), select);
  }

  function makeRadios(part) {
    const set = make('fieldset', {}, make('legend', {}, part.label));
    for (const { value, label } of part.options) {
      const id = idOf(part.name, value);
      set.append(make('label', { class: 'choice' },
        make('input', { type: 'radio', id, name: part.name, 'data-name': part.name, value, checked: value === part.value }),
        make('span', {}, label)));
    }
    return set;
  }

  function makeRange(part) {
    const id = idOf(part.name);
    return make('p', { class: 'field' }, make('label', { for: id }, part.label),
      make('input', {
        type: 'range', id, 'data-name': part.name, min: '0', max: String(part.last), step: '1', value: String(part.at),
        'aria-valuetext': part.value,
      }), make('output', { for: id }, part.value));
  }

  function makeCheck(part) {
    return make('label', { class: 'choice' },
      make('input', { type: 'checkbox', id: idOf(part.name), 'data-name': part.name, checked: part.on }),
      make('span', {}, part.label));
  }

  function makeProgress(part) {
    return make('p', { class: 'field' },
      make('progress', { max: String(part.last), value: String(part.at), 'aria-label': part.label }), make('span', {}, part.label));
  }

  function makeSimple(part, inTable) {
    switch (part.kind) {
      case 'words': return make(inTable ? 'span' : 'p', {}, part.label);
      case 'notice': return make('p', { class: 'notice' }, part.label);
      case 'list': return make('ul', {}, ...part.options.map((o) => make('li', {}, o.label)));
      case 'button': return makeButton(part);
      case 'link': return makeLink(part);
      case 'select': return makeSelect(part, inTable);
      case 'radios': return makeRadios(part);
      case 'range': return makeRange(part);
      case 'check': return makeCheck(part);
      case 'progress': return makeProgress(part);
      default: throw new Error('No such part of a leaf: ' + part.kind);
    }
  }

  // The roles are said because a narrow screen shows a table's rows as cards, and a browser then
  // forgets that it is one.
  function makeTable(part) {
    const head = make('tr', { role: 'row' }, ...part.options.map((o) => make('th', { scope: 'col', role: 'columnheader' }, o.label)));
    const body = make('tbody', { role: 'rowgroup' });
    const table = make('table', { role: 'table' }, make('caption', {}, part.label),
      make('thead', { role: 'rowgroup' }, head), body);
    return { table, body, columns: part.options.map((o) => o.label) };
  }

  // Buttons and links that follow each other stand in one row.
  function inRow(parent, element) {
    const last = parent.lastElementChild;
    if (last?.className === 'row') return last.append(element);
    parent.append(make('div', { class: 'row' }, element));
  }

  function build(doc) {
    const root = make('div', { id: 'leaf' });
    const open = [{ element: root }];  // sections, tables and rows around what comes next
    let depth = 1;
    for (const part of doc.parts) {
      const top = open[open.length - 1];
      if (part.kind === 'title') {
        root.append(make('h1', { id: 'leaf-title', tabindex: '-1', 'data-side': part.value }, part.label));
      } else if (part.kind === 'section') {
        depth += 1;
        const section = make('section', {}, make('h' + depth, {}, part.label));
        top.element.append(section);
        open.push({ element: section, section: true });
      } else if (part.kind === 'table') {
        const { table, body, columns } = makeTable(part);
        top.element.append(table);
        open.push({ element: body, columns });
      } else if (part.kind === 'row') {
        const row = make('tr', { role: 'row' }, make('th', { scope: 'row', role: 'rowheader' }, part.label));
        top.element.append(row);
        open.push({ element: row, row: top.columns });
      } else if (part.kind === 'end') {
        if (open.pop().section) depth -= 1;
      } else if (top.row) {
        const column = top.row[top.element.childElementCount];
        top.element.append(make('td', { role: 'cell', 'data-column': column }, makeSimple(part, true)));
      } else if (part.kind === 'button' || part.kind === 'link') {
        inRow(top.element, makeSimple(part));
      } else {
        top.element.append(makeSimple(part));
      }
    }
    return root;
  }

  const land = () => byId('leaf-title')?.focus({ preventScroll: true });

  function press(button) {
    if (button.getAttribute('aria-disabled')) return announce(button.dataset.why ?? '');
    if (button.dataset.copies !== undefined) {
      return buttons.copyLink((how, length) => game._wg_page_copied(how, length));
    }
    act(button.dataset.name, '');
  }
  const act = (name, value) => game.ccall('wg_page_acted', null, ['string', 'string'], [name, value]);

  // How much room there is for words of the size they have: tables become cards, and then columns.
  function measure() {
    const width = byId('text').clientWidth * 100 / Number(document.documentElement.dataset.scale ?? 100);
    byId('text').classList.toggle('narrow', width <= 760);
    byId('text').classList.toggle('tiny', width <= 300);
  }

  return {
    measure,
    connect(program) {
      game = program;
      const view = byId('text');
      new ResizeObserver(measure).observe(view);
      view.addEventListener('click', (e) => {
        const button = e.target.closest('button[data-name]');
        if (button) press(button);
      });
      view.addEventListener('input', (e) => {
        const field = e.target;
        if (!field.dataset.name) return;
        act(field.dataset.name, field.type === 'checkbox' ? String(Number(field.checked)) : field.value);
      });
      for (const button of document.querySelectorAll('[data-view-choice]')) {
        button.addEventListener('click', () => act('view', button.dataset.viewChoice));
      }
    },
    view(name) {
      document.documentElement.dataset.view = name;
      for (const button of document.querySelectorAll('#views [data-view-choice]')) {
        button.setAttribute('aria-pressed', String(button.dataset.viewChoice === name));
      }
      if (name === 'text' && document.activeElement === byId('canvas')) land();
      if (name === 'map') byId('canvas')?.focus({ preventScroll: true });
    },
    show(doc) {
      const within = leaf().contains(document.activeElement);
      const moved = doc.place !== place;
      place = doc.place;
      morphdom(leaf(), build(doc));
      if (moved) byId('text').scrollTop = 0;
      if (within && (moved || !leaf().contains(document.activeElement))) land();
    },
  };
})();
