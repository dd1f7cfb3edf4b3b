import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

/** One hash over the names and contents of these files and folders, relative to the project. */
export function contentHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full).flatMap((name) => filesIn(`${path}/${name}`));
}
