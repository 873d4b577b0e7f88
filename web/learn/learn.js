// web/learn/learn.js — the theme, and the way back to the game that was left for this page. Without
// it every page still reads and every link still leads.
'use strict';

(() => {
  const query = new URLSearchParams(location.search);
  const asked = ['light', 'dark', 'contrast', 'projector'].find((name) => name === query.get('theme'));
  // How many pages back the game is, where it was left in this very window or frame.
  const steps = /^[1-9]\d?$/.test(query.get('steps') ?? '') ? Number(query.get('steps')) : 0;

  // The game that this page was opened from. Places on the page take its part of the address.
  const game = /^#[a-z]{2,8}\d{1,2}\.[\w-]+\.[0-9A-Za-z]{6}$/.test(location.hash) ? location.hash : '';

  const contrast = window.matchMedia('(prefers-contrast: more), (forced-colors: active)');
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  function dress() {
    document.documentElement.dataset.theme = asked ?? (contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light');
  }
  dress();
  for (const wish of [contrast, dark]) wish.addEventListener('change', dress);

  function carry(link, further) {
    const on = new URLSearchParams(link.search);
    if (asked) on.set('theme', asked);
    if (further) on.set('steps', String(further));
    link.search = on.toString();
    if (game && !link.hash) link.hash = game;
  }

  function wayBack(link) {
    carry(link, 0);
    if (!steps && !game) return;
    link.textContent = 'Back to your game';
    if (!steps) return;
    link.addEventListener('click', (e) => {
      e.preventDefault();
      history.go(-steps);
    });
  }

  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('a[href]')) {
      const to = link.getAttribute('href');
      if (link.id === 'to-game') {
        wayBack(link);
      } else if (!to.startsWith('#')) {
        carry(link, steps && !to.startsWith('../') && steps + 1);
      } else if (steps) {  // places on this page must not count as steps
        link.addEventListener('click', (e) => {
          e.preventDefault();
          location.replace(to);
        });
      }
    }
  });
})();
