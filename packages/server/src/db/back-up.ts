import { existsSync, renameSync, rmSync } from 'node:fs';
import { StartupError } from '#lib/startup-error.ts';
import { copyDatabase } from './database-copy.ts';
import { type Contents, contentsOfSound, fileReason } from './sound-database.ts';

/** Copies the embedded database into a file of its own while a server may be writing to it; the copy is checked. */
export async function backUp(database: string, to: string): Promise<Contents> {
  if (!existsSync(database)) throw new StartupError(`There’s no database at ${database}.`);
  if (existsSync(to)) throw new StartupError(`${to} already exists. Choose another name.`);
  // Under its name it is whole, or not there at all.
  const unfinished = `${to}.unfinished-${process.pid}`;
  try {
    await copyDatabase(database, unfinished);
    const contents = contentsOfSound(unfinished, database);
    renameSync(unfinished, to);
    return contents;
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof StartupError) throw error;
    throw new StartupError(`Couldn’t back up the database to ${to}: ${fileReason(error)}.`);
  }
}
