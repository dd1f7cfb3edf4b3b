import { readFileSync } from 'node:fs';

/** The JSON lines of a file beside this package's sources. */
export function readLines<T>(path: string): T[] {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));
}
