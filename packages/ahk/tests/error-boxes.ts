import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type RecordedBox = { name: string; script: string; box: string; line: number | null; cause: string };

const ROOT = join(import.meta.dirname, 'error-boxes');

/** Error boxes that AutoHotkey 2.0.26 showed, with the scripts that brought them up. */
export function recordedBoxes(folder = '.'): RecordedBox[] {
  const place = join(ROOT, folder);
  const expected: Record<string, { line: number | null; cause: string }> = JSON.parse(
    readFileSync(join(place, 'expected.json'), 'utf8'),
  );
  return readdirSync(place)
    .filter((file) => file.endsWith('.ahk'))
    .map((file) => file.slice(0, -4))
    .map((name) => ({
      name,
      script: readFileSync(join(place, `${name}.ahk`), 'utf8'),
      box: readFileSync(join(place, `${name}.txt`), 'utf8'),
      line: expected[name]?.line ?? null,
      cause: expected[name]?.cause ?? '',
    }));
}
