import { chmodSync, closeSync, openSync } from 'node:fs';
import { errorCode } from '#lib/startup-error.ts';

const OWNER_ALONE = 0o600;

/**
 * Makes a database's file, where there is none, and keeps everybody but its owner out. SQLite would make it readable
 * for all, and gives the files beside it the mode of the file itself.
 */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ALONE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) shutOut(path);
}

// A file that belongs to another user can be used where they allow it, and only they can change its mode.
function shutOut(path: string): void {
  try {
    chmodSync(path, OWNER_ALONE);
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes(errorCode(error))) throw error;
  }
}
