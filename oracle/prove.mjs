// node oracle/prove.mjs [--write] [--jobs N] [--samples FOLDER] NAME… | --all
// Plays each sample's actions in the real AutoHotkey and compares with its observed.txt, or writes that file.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { proveSample } from './prove/prove-sample.mjs';
import { seatsFor } from './prove/seats.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
    samples: { type: 'string', default: resolve(import.meta.dirname, '../packages/automation/samples') },
  },
});
const names = values.all ? sampleNames(values.samples) : positionals;
if (names.length === 0) {
  console.error('Usage: node oracle/prove.mjs [--write] [--jobs N] [--samples FOLDER] NAME… | --all');
  process.exit(64);
}

const left = [...names];
let failed = 0;
await Promise.all(seatsFor(Number(values.jobs), process.env).map(work));
console.log(`${names.length - failed} as observed, ${failed} not`);
process.exitCode = failed === 0 ? 0 : 1;

async function work(seat) {
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    const { problem, said } = await proveSample(resolve(values.samples, name), seat, values.write);
    console.log(problem ? `FAIL ${name}: ${problem}` : `${said.padEnd(4)} ${name}`);
    if (problem) failed += 1;
  }
}

function sampleNames(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
