// tools/bundle/single.mjs — the page as one file that needs nothing beside it: to keep, to mail, to open
// from a disk or a memory stick.
import { createHash } from 'node:crypto';

const hashed = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// `files` is the site by name; of the game, what the page knows of it and the scripts its program is in.
export function singleFile(files, { title }, program) {
  const scripts = [...program], styles = [];
  const kept = (source) => String(files.get(source));
  let html = kept('index.html')
    .replace(/[ \t]*<link rel="stylesheet" href="([^"]+)">\n/g, (_, source) => { styles.push(kept(source)); return ''; })
    .replace(/[ \t]*<script (?:defer )?src="([^"]+)"><\/script>\n/g, (_, source) => { scripts.push(kept(source)); return ''; });
  // Inside a page these would end or open a script; none may be there unnoticed.
  for (const text of scripts) {
    if (/<\/script|<!--|<script/i.test(text)) throw new Error('a script has a tag of HTML in it and cannot stand in a page');
  }
  const inline = scripts.join('');
  const style = styles.join('');
  // Only this very script and this very style; nothing is fetched, from nowhere.
  const policy = `default-src 'none'; script-src ${hashed(inline)} 'wasm-unsafe-eval'; style-src ${hashed(style)}; ` +
    `img-src data: blob:; base-uri 'none'; form-action 'none'`;
  const put = (before, text) => {
    if (!html.includes(before)) throw new Error(`index.html has no ${before} to put something before`);
    html = html.replace(before, () => text + before);
  };
  html = html.replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start) => start + policy)
    .replace('<html ', '<html data-single ')
    .replace(/(<title>)[^<]*/, (_, tag) => tag + title)
    .replace(/(id="loading"[^>]*>\s*<h1>)[^<]*/, (_, start) => start + title);
  put('</head>', `<style>${style}</style>\n`);
  put('</body>', `<script>${inline}</script>\n`);
  return html;
}
