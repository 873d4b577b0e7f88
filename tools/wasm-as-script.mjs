// tools/wasm-as-script.mjs FOLDER — the program once more as a script, beside wargames.wasm, for
// pages that may not fetch anything (web/page/page.js says which).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const program = readFileSync(join(folder, 'wargames.wasm'), 'base64');
writeFileSync(join(folder, 'wargames.wasm.js'),
  `Module.wasmBinary = Uint8Array.from(atob('${program}'), (c) => c.charCodeAt(0));\n`);
