// tests/web/engines/errors.js — what a console would show, kept from the page's first moment on. Served to the one
// engine whose driver cannot be asked for it.
'use strict';

(() => {
  globalThis.seenErrors = [];
  const see = (text) => globalThis.seenErrors.push(String(text));
  window.addEventListener('error', (e) => see(e.message || `${e.target.src || e.target.href} did not arrive`), true);
  window.addEventListener('unhandledrejection', (e) => see(e.reason));
  document.addEventListener('securitypolicyviolation', (e) => see(`policy: ${e.violatedDirective} ${e.blockedURI}`));
  for (const name of ['error', 'warn']) {
    const write = console[name];
    console[name] = (...words) => { see(words.join(' ')); write.apply(console, words); };
  }
})();
