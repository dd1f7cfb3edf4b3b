import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './runtime.mjs';

const FILE = join(root, '.runtime/test-times.json');

/** How many milliseconds each file of tests took when it last ran on this machine. */
export function testTimes() {
  try {
    return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  } catch {
    return {}; // cut off while it was written
  }
}

/** Keeps what vitest reported. A file that runs on two databases counts with the later one. */
export function rememberTimes(results) {
  const taken = results.map(({ name, startTime, endTime }) => [
    relative(root, name).replaceAll('\\', '/'),
    Math.round(endTime - startTime),
  ]);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...testTimes(), ...Object.fromEntries(taken) }, null, 1)}\n`);
}
