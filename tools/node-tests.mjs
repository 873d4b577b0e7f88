// tools/node-tests.mjs — test files run by Node, and how many tests passed and failed. With --again, what failed
// runs once more by itself: a browser on a busy machine may lose a race. That is told, never hidden.
//   node tools/node-tests.mjs [--again] FILE...
import { relative } from 'node:path';
import { run } from 'node:test';

const again = process.argv[2] === '--again';
const kMost = 10;  // where more failed, no race was lost
const files = process.argv.slice(again ? 3 : 2);

const exactly = (name) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`);
const because = ({ error }) => String(error?.cause?.message ?? error?.message ?? error).replace(/\s+/g, ' ');
const why = ({ error }) => error?.cause?.stack ?? error?.stack ?? String(error);
const where = ({ name, file }) => (name === file ? relative('', file) : `${name} (${relative('', file)})`);

// The tests themselves: a suite fails with one of its tests, and a test with its parts. Where a file ends
// badly, its name stands for what it did not get to.
async function outcome(how) {
  const passed = [], failed = [];
  for await (const { type, data } of run({ concurrency: true, ...how })) {
    if (data.skip !== undefined || data.details?.type === 'suite' && data.details.error?.failureType === 'subtestsFailed') continue;
    if (type === 'test:stderr') process.stderr.write(data.message);
    if (type === 'test:pass' && data.details.type !== 'suite') passed.push(data);
    if (type === 'test:fail') failed.push({ ...data, error: data.details.error });
  }
  return { passed, failed };
}

const { passed, failed } = await outcome({ files });
let good = passed.length, bad = 0;
for (const test of failed) {
  const alone = again && failed.length <= kMost && await outcome({ files: [test.file], ...(test.name !== test.file && { testNamePatterns: [exactly(test.name)] }) });
  if (alone && alone.failed.length === 0 && alone.passed.length > 0) {
    if (test.details.type !== 'suite') ++good;  // of one that could not begin, each test has failed as well
    console.log(`needed a second try: ${where(test)}: ${because(test)}`);
  } else {
    ++bad;
    console.log(`\nfailed: ${where(test)}\n${why(test)}`);
    for (const second of alone ? alone.failed : []) console.log(`and once more: ${where(second)}\n${why(second)}`);
  }
}
if (good + bad === 0) console.log(`no test in ${files.join(' ')}`);
console.log(`${good} passed, ${bad} failed`);
process.exitCode = bad || !good ? 1 : 0;
