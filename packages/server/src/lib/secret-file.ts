import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './startup-error.ts';

/** A secret kept in the data folder, made on first use. */
export function secretIn(dataDir: string): string {
  const path = join(dataDir, 'jwt-secret');
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  return createOnce(path);
}

// Two instances may start at once: the secret is written aside and linked into place, so that the
// second finds the first one's whole secret and never half of it or one of its own.
function createOnce(path: string): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}
