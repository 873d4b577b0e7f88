// web/page/program.js — brings the program here whole, or names what went wrong. `parts` and
// `createWargames` are put before it by tools/bundle.mjs.
'use strict';

const program = (() => {
  class Fault extends Error {
    constructor(kind, what) {
      super(what);
      this.kind = kind;  // 'missing', 'damaged': a file; 'reason': a sentence
    }
  }

  function load(file) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = file;
      script.onload = resolve;
      script.onerror = () => reject(new Fault('missing', file));
      document.head.append(script);
    });
  }

  // A sandboxed frame and a page opened from disk have no origin, and without one nothing can be
  // fetched. Scripts still load, so there the program comes as one: a letter a byte, modulo 256.
  async function asScript() {
    if (globalThis.wargamesProgram === undefined) await load(parts.script);
    const text = globalThis.wargamesProgram ?? '';
    delete globalThis.wargamesProgram;
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);  // an array of bytes takes the modulus
    return bytes;
  }

  async function asFile() {
    let answer;
    try {
      answer = await fetch(parts.program);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    } catch { /* cut on the way */ }
    throw new Fault('missing', parts.program);
  }

  function isWhole(bytes) {
    if (bytes.length !== parts.packed) return false;
    let sum = 0x811c9dc5;
    for (let i = 0; i < bytes.length; ++i) sum = Math.imul(sum ^ bytes[i], 0x01000193);
    return sum >>> 0 === parts.sum;
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
    // Starts `game`; fails with a Fault.
    async start(game) {
      if (typeof WebAssembly !== 'object') {
        throw new Fault('reason', 'This browser does not run WebAssembly, or it has been switched off. Another browser will do, or a newer version of this one.');
      }
      const alone = globalThis.wargamesProgram !== undefined || window.origin === 'null';
      const packed = await (alone ? asScript() : asFile());
      if (!isWhole(packed)) throw new Fault('damaged', alone ? parts.script : parts.program);
      const bytes = unpack(packed, parts.bytes);
      await new Promise((resolve, reject) => {
        game.instantiateWasm = (imports, receive) => {
          run(bytes, imports).then(({ instance, module }) => receive(instance, module)).catch(reject);
          return {};
        };
        createWargames(game).then(resolve, reject);
      });
    },
    // Once the game runs: from the next visit on, without a network as well. What refuses, refuses.
    keep() {
      if (!parts.offline || window.self !== window.top || !/^https?:$/.test(location.protocol)) return;
      try { navigator.serviceWorker?.register('sw.js').catch(() => {}); } catch { /* no such thing here */ }
    },
  };
})();
