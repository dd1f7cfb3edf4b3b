import { readFileSync } from 'node:fs';

/** The values of a file that holds one a line; the caller knows what they are. */
export function readJsonLines<Value>(path: string): Value[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));
}
