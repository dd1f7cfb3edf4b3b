import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the model in a folder has learned to change programs: its vocabulary then has the words for it. */
export function knowsRevisions(folder: string): boolean {
  try {
    return readFileSync(join(folder, 'vocabulary.json'), 'utf8').includes('"<change>"');
  } catch {
    return false;
  }
}
