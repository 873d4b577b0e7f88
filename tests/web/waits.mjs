// tests/web/waits.mjs — waiting for what may throw until it is so: a page on its way somewhere has no document,
// no program, no such element for a moment. A throw is "not yet"; a wait in vain names the last one.
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

export const inVain = (error, test, threw) =>
  new Error(`${error.message.split('\n')[0]} It waited for: ${test}${threw ? `, which threw last: ${threw}` : ''}`, { cause: error });

const pause = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));
const patient = new WeakSet();

// Makes every page and frame of this page's kind wait like that.
export function makePatient(page) {
  const kind = Object.getPrototypeOf(page.mainFrame());  // a page's own wait is its main frame's
  if (patient.has(kind)) return;
  patient.add(kind);
  const { waitForFunction } = kind;
  kind.waitForFunction = async function (test, argument, options) {
    try {
      return await waitForFunction.call(this, forgiving(test), argument, options);
    } catch (error) {
      const threw = await Promise.race([this.evaluate(`globalThis[${kThrew}]`).catch(() => ''), pause(2000, '')]);
      throw inVain(error, test, threw);
    }
  };
}

// The same for whoever can do no more than evaluate(function or source, argument) in a page.
export async function waitFor(page, test, argument, { polling = 50, timeout }) {
  const until = Date.now() + timeout;
  for (let threw; ; await pause(polling)) {
    try {
      const found = await page.evaluate(test, argument);
      if (found) return found;
    } catch (e) {
      threw = e.message;
    }
    if (Date.now() > until) throw inVain(new Error(`Timeout ${timeout}ms exceeded.`), test, threw);
  }
}
