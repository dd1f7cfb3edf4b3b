import { chmodSync, constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '#lib/startup-error.ts';
import { copyDatabase, overwriteDatabase, syncFile } from './database-copy.ts';
import { type Contents, contentsOfSound, fileReason } from './sound-database.ts';

export type Restored = Contents & {
  /** Where the database is kept that was there before; undefined where there was none. */
  replaced: string | undefined;
};

const OWNER_ALONE = 0o600;
const SQLITE_BUSY = 5;

/** Puts a backup in the place of the embedded database. The backup is checked first, and what it replaces is kept. */
export async function restore(backup: string, database: string, now: number): Promise<Restored> {
  if (!existsSync(backup)) throw new StartupError(`There’s no file ${backup}.`);
  const state = stateOf(database);
  const copy = `${database}.restoring-${process.pid}`;
  try {
    await copyDatabase(backup, copy);
    const contents = contentsOfSound(copy, backup);
    const replaced = state === 'missing' ? undefined : keepReplaced(database, now);
    await putInPlace(copy, database, state);
    return { ...contents, replaced };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`Couldn’t restore ${backup}: ${fileReason(error)}.`);
  } finally {
    rmSync(copy, { force: true });
  }
}

type State = 'missing' | 'sound' | 'unreadable';

/** Throws where anybody has the database open: they would go on with what they have read, over what is restored. */
function stateOf(database: string): State {
  if (!existsSync(database)) return 'missing';
  let opened: DatabaseSync | undefined;
  try {
    opened = new DatabaseSync(database, { timeout: 0 });
    // Only who is alone with a database can take its log away; a process that was killed holds nothing.
    opened.exec('pragma journal_mode = delete');
    return 'sound';
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new StartupError('A server is running on this database. Stop it, then restore. Nothing was changed.');
    }
    return 'unreadable';
  } finally {
    opened?.close();
  }
}

function keepReplaced(database: string, now: number): string {
  // To the millisecond: whoever restores the wrong file puts the other one in its place within the same second.
  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
  const replaced = `${database}.replaced-${stamp}`;
  for (const end of ['', '-wal']) {
    if (!existsSync(database + end)) continue;
    copyFileSync(database + end, replaced + end, constants.COPYFILE_EXCL);
    chmodSync(replaced + end, OWNER_ALONE);
    syncFile(replaced + end);
  }
  return replaced;
}

// There is a whole database under the name at every moment, whatever happens in between: a server that found none
// would begin with an empty one.
async function putInPlace(copy: string, database: string, state: State): Promise<void> {
  if (state === 'sound') {
    await overwriteDatabase(copy, database);
    return;
  }
  // The log of another database must not be read into this one.
  for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true });
  renameSync(copy, database);
}
