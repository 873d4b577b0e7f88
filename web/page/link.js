// web/page/link.js — the game in the address. The fragment is the first and only autosave.
'use strict';

const link = (() => {
  const kMostOften_ms = 1000;  // Safari throws after 100 calls in 30 seconds
  const kLongForMail = 900;    // Outlook is reported to cut links at 1,024 characters, the page's own included
  const kLongest = 16384;      // nothing beyond is looked at; an address may have millions of characters

  // Some mail filters turn the '#' of a link into '%23', once or more often. Behind a query the game
  // is then part of its last value. (Without a query it is part of the path: 404.js.)
  const hidden = location.hash ? null : /%(?:25)*23/.exec(location.search);
  if (hidden) {
    try {
      history.replaceState(null, '', location.pathname + location.search.slice(0, hidden.index) + '#' +
        location.search.slice(hidden.index + hidden[0].length));
    } catch (e) {
      console.info('The address could not be put right: ' + e.message);
    }
  }

  const inAddress = () => location.hash.slice(1, kLongest);
  let token = inAddress();
  let written_ms = -Infinity;
  let timer = 0;

  // What the address does not say yet, for a page that crashes or is reloaded within that second: a reload has
  // chosen its address before the page hears of it. Forgotten once it is written.
  const kUnwritten = 'wargames.unwritten';
  function unwritten(pair) {
    try {
      if (pair) sessionStorage.setItem(kUnwritten, pair.join(' '));
      else sessionStorage.removeItem(kUnwritten);
    } catch { /* refused: then there is only the address */ }
  }
  try {
    const [written, newer] = (sessionStorage.getItem(kUnwritten) ?? '').split(' ');
    const again = performance.getEntriesByType('navigation')[0]?.type !== 'navigate';
    if (again && newer && written === token) token = newer;
  } catch { /* refused */ }

  const url = () => location.href.split('#')[0] + (token && '#' + token);

  function flush() {
    clearTimeout(timer);
    timer = 0;
    if (inAddress() === token) return;
    written_ms = performance.now();
    try {
      // Replaced, never pushed: one Back leaves the page, whatever was played on it.
      history.replaceState(null, '', url());
    } catch (e) {
      console.info('The address could not be written: ' + e.message);
    }
  }

  return {
    url,
    flush,
    fragment: () => token,  // as it stands in the address, not checked, not decoded
    token: () => token,
    // So long that mail may cut it: then a file is offered as well.
    isLong: () => token.length > kLongForMail,
    save() {
      const address = URL.createObjectURL(new Blob([url() + '\n'], { type: 'text/plain' }));
      const anchor = document.createElement('a');
      anchor.href = address;
      anchor.download = program.fileOf() + '.txt';
      document.body.append(anchor);
      anchor.click();
      anchor.remove();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);  // once the browser has taken it
    },
    set(text) {
      token = text;
      unwritten(inAddress() === token ? null : [inAddress(), token]);
      if (timer) return;
      timer = setTimeout(() => {
        flush();
        if (inAddress() === token) unwritten(null);
      }, Math.max(0, written_ms + kMostOften_ms - performance.now()));
    },
    // Only where the query says something of it.
    amend(name, value) {
      const at = new URL(location.href);
      if (!at.searchParams.has(name)) return;
      at.searchParams.set(name, value);
      try { history.replaceState(null, '', at.href); } catch { /* then a reload asks for the old one */ }
    },
    connect(game) {
      // replaceState raises no event: this is a pasted link, an edited address, or Back.
      window.addEventListener('hashchange', () => {
        token = inAddress();
        if (program.isAnother(token)) return location.reload();  // the program of that game opens it
        game._wg_page_fragment_changed();
      });
      window.addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', () => { if (document.hidden) flush(); });
    },
  };
})();
