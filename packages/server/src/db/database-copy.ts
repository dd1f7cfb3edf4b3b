import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

const OWNER_ALONE = 0o600;
// All pages in one step: between steps others write, and each write makes the copy start over, perhaps forever.
const ALL_PAGES = 2 ** 31 - 1;

/** A new file with all that a database holds at this moment, whoever is writing to it. It is on the disk when this ends. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  closeSync(openSync(to, 'wx', OWNER_ALONE));
  chmodSync(to, OWNER_ALONE);
  await overwriteDatabase(from, to);
  const copy = new DatabaseSync(to);
  try {
    // One file that can be carried around; as it was copied, it would be read together with a log beside it.
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
  syncFile(to);
}

/** Puts the content of one database in the place of another's, in one transaction: all of it or nothing. */
export async function overwriteDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
