import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readActions } from './read-actions.mjs';
import { settleObservation } from './settle-observation.mjs';

const E2E = resolve(import.meta.dirname, '../e2e.sh');

/** Plays one sample; says `ok` or `made`, or what the problem is. */
export async function proveSample(folder, seat, write) {
  const script = join(folder, 'script.ahk');
  const observedPath = join(folder, 'observed.txt');
  const missing = [script, join(folder, 'actions.txt')].find((path) => !existsSync(path));
  if (missing) return { problem: `no ${missing}` };
  const actions = readActions(readFileSync(join(folder, 'actions.txt'), 'utf8'));
  const expected = existsSync(observedPath) ? readFileSync(observedPath, 'utf8') : '';
  const accepts = ({ observed }) => observed !== undefined && (write || observed === expected);
  let result = await observe(script, actions, seat);
  // A busy machine drops keys; what is wrong is wrong at half the speed too.
  if (!accepts(result)) result = await observe(script, actions, { ...seat, AHK_PACE: '2' });
  if (!accepts(result)) return { problem: result.problem ?? difference(expected, result.observed) };
  if (write) writeFileSync(observedPath, result.observed);
  return { said: write ? 'made' : 'ok' };
}

function observe(script, actions, seat) {
  const began = new Date();
  return new Promise((done) => {
    execFile(E2E, [script, ...actions.steps], { env: seat, timeout: 600_000 }, (error, stdout, stderr) => {
      if (error) done({ problem: `e2e.sh: ${stderr.trim() || error.message}` });
      else done({ observed: settleObservation(stdout, actions, began, new Date()) });
    });
  });
}

function difference(expected, observed) {
  const lines = (text) => text.split('\n').filter(Boolean);
  const lost = lines(expected).filter((line) => !lines(observed).includes(line));
  const found = lines(observed).filter((line) => !lines(expected).includes(line));
  if (lost.length + found.length === 0) return `not as observed, in another order:\n${observed}`;
  return ['not as observed', ...lost.map((line) => `  - ${line}`), ...found.map((line) => `  + ${line}`)].join('\n');
}
