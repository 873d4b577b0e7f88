// tools/learn/html.mjs — text made fit to stand in HTML.
export const escaped = (text) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
// With the apostrophes of printed English.
export const typeset = (text) => escaped(text).replace(/'/g, '’');
