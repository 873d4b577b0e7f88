// web/page/program.js — brings the program of the game asked for here whole, or names what went wrong.
// Each game is a program of its own, and only one is ever loaded. `parts` is put before it by
// tools/bundle.mjs.
'use strict';

const program = (() => {
  class Fault extends Error {
    constructor(kind, what) {
      super(what);
      this.kind = kind;  // 'missing', 'damaged': a file; 'reason': a sentence
    }
  }

  // The page as a single file has one program in it, and names the others.
  const single = document.documentElement.dataset.single !== undefined;
  const known = Object.keys(parts.games);
  const has = (id) => Boolean(single ? globalThis.wargamesPrograms?.[id] : parts.games[id]?.program);

  // Which game a link is of, wherever in a text it stands, read as leniently as engine/core/link.cpp reads it.
  // That one looks at the check as well: what it finds after all is opened by `visit`.
  function gameOf(text) {
    let plain = text.slice(0, 16384);
    for (let round = 0; round < 3 && plain.includes('%'); ++round) {
      plain = plain.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
    }
    plain = plain.replace(/=\r?\n|[\r\n][\s>]*|[^!-~]/g, '');  // what mail puts into a line
    return new RegExp(`(${known.join('|')})[0-9]{1,2}\\.`).exec(plain)?.[1] ?? '';
  }
  function gameAsked() {
    const asked = new URLSearchParams(location.search).get('game');
    return has(asked) ? asked : known.find(has);
  }
  let game = '';  // this one

  function load(file) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.dataset.part = '';  // none of the page's own: guard.js asks
      script.src = file;
      script.onload = resolve;
      script.onerror = () => reject(new Fault('missing', file));
      document.head.append(script);
    });
  }

  // A sandboxed frame and a page opened from disk have no origin, and without one nothing can be
  // fetched. Scripts still load, so there the program comes as one: a letter a byte, modulo 256.
  async function asScript(part) {
    if (globalThis.wargamesPrograms?.[game] === undefined) await load(part.script);
    const text = globalThis.wargamesPrograms?.[game] ?? '';
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);  // an array of bytes takes the modulus
    return bytes;
  }

  async function asFile(part) {
    let answer;
    try {
      answer = await fetch(part.program);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    } catch { /* cut on the way */ }
    throw new Fault('missing', part.program);
  }

  // What joins the program to the page, made with it.
  async function joint(part) {
    if (!globalThis.createWargames) await load(part.joint);
    if (!globalThis.createWargames) throw new Fault('damaged', part.joint);
  }

  function isWhole(bytes, part) {
    if (bytes.length !== part.packed) return false;
    let sum = 0x811c9dc5;
    for (let i = 0; i < bytes.length; ++i) sum = Math.imul(sum ^ bytes[i], 0x01000193);
    return sum >>> 0 === part.sum;
  }

  async function run(bytes, imports) {
    try {
      return await WebAssembly.instantiate(bytes, imports);
    } catch (e) {
      // The bytes are the right ones, so what fails is what this browser can do.
      if (e instanceof RangeError || /memory/i.test(e.message)) {
        throw new Fault('reason', 'There is not enough memory for the game. Close other pages or programs, then load it again.');
      }
      throw new Fault('reason', `This browser does not run the game's program. A newer version of it may. (It says: ${e.message})`);
    }
  }

  return {
    has,
    fileOf: (id = game) => parts.games[id].file,  // what a game's page is called as a file
    // The address has come to name another game than this one, which is in this page as well.
    isAnother(fragment) {
      const id = gameOf(fragment) || (fragment === '' ? gameAsked() : '');
      return id !== '' && id !== game && has(id);
    },
    // Which game the page is to play, before anything of it is there.
    choose() {
      const id = gameOf(link.token());
      game = has(id) ? id : gameAsked();
      return parts.games[game].title;
    },
    // Another game of this site, with that link, in this one's place. One step back leads to this one. False: it
    // is not in this file.
    visit(id, token) {
      if (!has(id)) return false;
      link.flush();
      setTimeout(() => { location.hash = token; });  // what this game has to answer goes first
      return true;
    },
    // Starts the page's side of it; fails with a Fault.
    async start(page) {
      if (typeof WebAssembly !== 'object') {
        throw new Fault('reason', 'This browser does not run WebAssembly, or it has been switched off. Another browser will do, or a newer version of this one.');
      }
      const part = parts.games[game];
      const alone = single || window.origin === 'null';
      const [packed] = await Promise.all([alone ? asScript(part) : asFile(part), joint(part)]);
      if (!isWhole(packed, part)) throw new Fault('damaged', alone ? part.script : part.program);
      const bytes = unpack(packed, part.bytes);
      await new Promise((resolve, reject) => {
        page.instantiateWasm = (imports, receive) => {
          run(bytes, imports).then(({ instance, module }) => receive(instance, module)).catch(reject);
          return {};
        };
        createWargames(page).then(resolve, reject);
      });
    },
    // Once the game runs: from the next visit on, without a network as well. What refuses, refuses.
    keep() {
      if (!parts.offline || window.self !== window.top || !/^https?:$/.test(location.protocol)) return;
      try { navigator.serviceWorker?.register('sw.js').catch(() => {}); } catch { /* no such thing here */ }
    },
  };
})();
