// web/guest/assign.js — the page that sets assignments. The links are made by the program in the
// preview: what is in a link is known to the rules alone.
'use strict';

(() => {
  const byId = (id) => document.getElementById(id);
  const form = byId('form');
  const home = new URL('./', location.href.split(/[?#]/)[0]).href;
  const kLastSeed = 4294967295, kMostLinks = 200;

  let program = null;  // the game's, once it runs
  let choices = null;  // what it offers

  function say(sentence) { byId('says').textContent = sentence; }
  const chosen = (name) => form.querySelector(`input[name="${name}"]:checked`).value;
  const dealt = () => crypto.getRandomValues(new Uint32Array(1))[0];
  const wholeNumber = (text, first, last) => /^\d{1,10}$/.test(text.trim()) && Number(text) >= first && Number(text) <= last;

  // --- What is chosen ----------------------------------------------------------------------------

  function settings() {
    return { side: chosen('side'), balance: byId('balance').value, opponent: byId('opponent').value, hints: byId('hints').value };
  }
  function token(seed) {
    const { side, balance, opponent, hints } = settings();
    return program.ccall('wg_assignment', 'string', Array(5).fill('string'), [side, balance, String(seed), opponent, hints]);
  }
  function query() {
    const asked = new URLSearchParams();
    if (chosen('dice') === 'open') {
      asked.set('mode', 'play');
      for (const [name, value] of Object.entries(settings())) asked.set(name, value);
    }
    const locks = [...form.querySelectorAll('[name="lock"]:checked')].map((box) => box.value);
    if (locks.length) asked.set('lock', locks.join(','));
    if (byId('no-links').checked) asked.set('links', '0');
    for (const name of ['view', 'theme', 'summary', 'ref']) if (byId(name).value) asked.set(name, byId(name).value);
    return asked.toString().replaceAll('%2C', ',');
  }
  const address = (asked, game) => home + (asked && '?' + asked) + (game && '#' + game);

  // A field that cannot be used says so by itself; nothing is made of it.
  function check(id, fits) {
    byId(id).setAttribute('aria-invalid', String(!fits));
    return fits;
  }
  function whatIsWrong() {
    if (!check('ref', /^[\w-]{0,64}$/.test(byId('ref').value))) return 'The name of the assignment may have letters, digits, _ and - only.';
    const dice = chosen('dice');
    if (!check('seed', dice !== 'same' || wholeNumber(byId('seed').value, 0, kLastSeed)))
      return 'The seed must be a whole number up to 4294967295.';
    if (!check('students', dice !== 'each' || wholeNumber(byId('students').value, 1, kMostLinks)))
      return `There can be 1 to ${kMostLinks} links.`;
    return '';
  }

  // --- What is made of it ------------------------------------------------------------------------

  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const frame = (link) => `<iframe src="${escaped(link)}"
  title="Tarn Crossing, a wargame"
  width="100%" height="600" loading="lazy"
  sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"
  allow="clipboard-write"></iframe>`;

  // Dark squares as runs along each row, with the quiet zone that a reader needs around them.
  function picture(text) {
    const kQuiet = 4;
    const code = qrcode(0, 'M');
    code.addData(text);
    code.make();
    const n = code.getModuleCount();
    let path = '';
    for (let y = 0; y < n; ++y) {
      for (let x = 0; x < n; ++x) {
        let run = 0;
        while (x + run < n && code.isDark(y, x + run)) ++run;
        if (run) path += `M${x + kQuiet} ${y + kQuiet}h${run}v1h-${run}z`;
        x += run;
      }
    }
    const make = (name, attributes) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    };
    const side = n + 2 * kQuiet;
    const svg = make('svg', { viewBox: `0 0 ${side} ${side}`, role: 'img', 'shape-rendering': 'crispEdges',
                              'aria-label': 'QR code of the link above. The link itself says the same.' });
    svg.append(make('path', { d: path }));
    return svg;
  }
  function showCode(link) {
    const svg = picture(link);
    byId('qr').replaceChildren(svg);
    const alone = svg.cloneNode(true);
    alone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    byId('qr-save').href = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(alone));
  }

  // Who has a link keeps its dice when something else is changed.
  const kept = [];
  function dealtTo(students) {
    while (kept.length < students) kept.push(dealt());
    return kept.slice(0, students);
  }

  let links = [];
  function make() {
    const dice = chosen('dice');
    byId('same-dice').hidden = dice !== 'same';
    byId('each-dice').hidden = dice !== 'each';
    byId('open-dice').hidden = dice !== 'open';
    byId('balance-value').textContent = byId('balance').value;
    if (!program) return;
    byId('balance-means').textContent = choices.balance[Number(byId('balance').value)];
    const rival = choices.opponents[chosen('side')].find((o) => o.id === byId('opponent').value);
    byId('opponent-does').textContent = rival.does;
    const wrong = whatIsWrong();
    byId('made').hidden = false;
    const many = dice === 'each';
    for (const id of ['frame-row', 'qr-row', 'try']) byId(id).hidden = wrong !== '' || many;
    byId('show').disabled = wrong !== '';
    if (wrong) {
      byId('summing-up').textContent = wrong;
      byId('link').value = '';
      return;
    }
    const asked = query();
    const seeds = many ? dealtTo(Number(byId('students').value)) : [byId('seed').value.trim()];
    links = dice === 'open' ? [address(asked, '')] : seeds.map((seed) => address(asked, token(seed)));
    const side = chosen('side') === 'blue' ? 'Blue' : 'Red';
    byId('summing-up').textContent = `${side} against “${rival.name}”, balance ${byId('balance').value}. ` +
      (many ? `${links.length} links, one a line, each with dice of its own.` : dice === 'open' ? 'Dice are dealt when it is opened.' : `Seed ${seeds[0]}.`);
    byId('link-label').textContent = many ? 'Links' : 'Link';
    byId('link').rows = many ? Math.min(12, links.length + 1) : 3;
    byId('link').value = links.join('\n');
    document.querySelector('[data-copies="link"]').textContent = many ? 'Copy the links' : 'Copy the link';
    say('');
    if (many) return;
    byId('try').href = links[0];
    byId('snippet').value = frame(links[0]);
    showCode(links[0]);
  }

  function offerOpponents() {
    const groups = new Map();
    for (const o of choices.opponents[chosen('side')]) {
      if (!groups.has(o.level)) groups.set(o.level, Object.assign(document.createElement('optgroup'), { label: o.level }));
      groups.get(o.level).append(new Option(o.name, o.id, o.chosen, o.chosen));
    }
    byId('opponent').replaceChildren(...groups.values());
  }

  // --- Copying -----------------------------------------------------------------------------------

  function copy(field, what) {
    const done = () => say(`Copied: ${what}, ${field.value.length} characters.`);
    const otherwise = () => {
      field.focus();
      field.select();
      let copied = false;
      try { copied = document.execCommand('copy'); } catch { /* refused */ }
      if (copied) done();
      else say(`This browser may not copy. ${what[0].toUpperCase()}${what.slice(1)} is selected: copy it yourself.`);
    };
    if (!navigator.clipboard) return otherwise();
    navigator.clipboard.writeText(field.value).then(done, otherwise);
  }

  // --- The program -------------------------------------------------------------------------------

  function cannot(why) { byId('program').textContent = why; }

  function adopt() {
    try {
      program = byId('preview').contentWindow.Module;
      choices = JSON.parse(program.ccall('wg_assignment_choices', 'string'));
    } catch {
      program = null;
      return cannot('This page must come from a web server: from a file, a browser keeps it apart from the rules.');
    }
    cannot('');
    const first = !byId('opponent').options.length;
    if (first) offerOpponents();
    make();
    if (first && links.length) {
      // Said in full: half an address would be taken for this page's.
      const frame = byId('preview').contentWindow;
      frame.location.replace(new URL(new URL(links[0]).hash, frame.location.href));
    }
  }
  window.addEventListener('message', (event) => {
    if (event.source !== byId('preview').contentWindow || event.data?.wargame !== 1) return;
    if (event.data.type === 'ready') adopt();
    if (event.data.type === 'error' && !program) cannot('The rules could not be started in this browser, so no link can be made here.');
  });

  byId('seed').value = String(dealt());
  byId('deal').addEventListener('click', () => {
    byId('seed').value = String(dealt());
    make();
  });
  byId('show').addEventListener('click', () => {
    const shown = new URL(links[0]);
    shown.searchParams.set('embed', '1');
    shown.searchParams.set('save', '0');
    program = null;  // until it has been loaded anew
    const anew = byId('preview').cloneNode();
    anew.src = shown.href;
    byId('preview').replaceWith(anew);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', (event) => {
    if (event.target.name === 'side' && program) offerOpponents();
    make();
  });
  for (const button of document.querySelectorAll('[data-copies]')) {
    button.addEventListener('click', () =>
      copy(byId(button.dataset.copies), button.dataset.copies === 'snippet' ? 'the frame' : links.length > 1 ? 'the links' : 'the link'));
  }
  for (const field of document.querySelectorAll('textarea[readonly]')) field.addEventListener('focus', () => field.select());
})();
