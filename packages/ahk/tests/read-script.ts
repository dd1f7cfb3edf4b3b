import { readFileSync } from 'node:fs';

/** The text of a script file: UTF-8, or UTF-16 where its first bytes say so. */
export function readScript(path: string): string {
  const bytes = readFileSync(path);
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('utf8');
}
