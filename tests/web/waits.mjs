// tests/web/waits.mjs — waiting for what may throw until it is so: a page on its way somewhere has no document,
// no program, no such element for a moment. A throw is "not yet"; a wait in vain names the last one.
export const kSlow_ms = 60_000;  // two cores, pictures painted by the processor, and others at work
// A wait that sits in a page which is being left may be forgotten with it: it is begun anew now and then.
const kAnew_ms = 3000;
const kThrew = 'Symbol.for("what a wait threw last")';

// Playwright sends a predicate as its text. This one's text is the given predicate's with a net under it.
function forgiving(test) {
  const text = `(() => {
    delete globalThis[${kThrew}];
    return (argument) => {
      try {
        const given = (${test});
        return typeof given === 'function' ? given(argument) : given;
      } catch (e) {
        globalThis[${kThrew}] = String(e);
        return false;
      }
    };
  })()`;
  return Object.assign(() => {}, { toString: () => text });
}

const late = (timeout) => new Error(`Timeout ${timeout}ms exceeded.`);
const inVain = (error, test, threw) =>
  new Error(`${error.message.split('\n')[0]} It waited for: ${test}${threw ? `, which threw last: ${threw}` : ''}`, { cause: error });

const pause = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));
const patient = new WeakSet();

// Makes every page and frame of this page's kind wait like that.
export function makePatient(page) {
  const kind = Object.getPrototypeOf(page.mainFrame());  // a page's own wait is its main frame's
  if (patient.has(kind)) return;
  patient.add(kind);
  const { waitForFunction } = kind;
  kind.waitForFunction = async function (test, argument, options = {}) {
    const until = Date.now() + (options.timeout ?? kSlow_ms);
    for (;;) {
      try {
        const timeout = Math.max(1, Math.min(kAnew_ms, until - Date.now()));
        return await waitForFunction.call(this, forgiving(test), argument, { ...options, timeout });
      } catch (error) {
        if (error.name === 'TimeoutError' && Date.now() < until) continue;
        const threw = await Promise.race([this.evaluate(`globalThis[${kThrew}]`).catch(() => ''), pause(2000, '')]);
        throw inVain(error.name === 'TimeoutError' ? late(options.timeout ?? kSlow_ms) : error, test, threw);
      }
    }
  };
}

// The same for whoever can do no more than evaluate(function or source, argument) in a page.
export async function waitFor(page, test, argument, { polling = 50, timeout = kSlow_ms } = {}) {
  const until = Date.now() + timeout;
  for (let threw; ; await pause(polling)) {
    try {
      const found = await page.evaluate(test, argument);
      if (found) return found;
    } catch (e) {
      threw = e.message;
    }
    if (Date.now() > until) throw inVain(late(timeout), test, threw);
  }
}
