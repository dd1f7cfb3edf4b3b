import { resolve } from 'node:path';
import { databaseFile, prepareDataDir } from '#db/open-database.ts';
import type { Contents } from '#db/sound-database.ts';
import { StartupError } from '#lib/startup-error.ts';
import { readConfig } from './config.ts';

/** The file of the embedded database; throws where the configuration names another database. */
export function embeddedDatabase(): string {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl) {
    throw new StartupError(
      'DATABASE_URL points to PostgreSQL, and this command is for the embedded database. Use pg_dump and pg_restore.',
    );
  }
  prepareDataDir(dataDir);
  return databaseFile(dataDir);
}

/** The file that is named at the command line, from the folder that the command was typed in. */
export function fileInArguments(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StartupError(usage);
  return resolve(process.env.INIT_CWD ?? '.', file);
}

export function inWords({ accounts, scripts }: Contents): string {
  return `${counted(accounts, 'account')} and ${counted(scripts, 'saved script')}`;
}

function counted(count: number, name: string): string {
  return `${count.toLocaleString('en-US')} ${name}${count === 1 ? '' : 's'}`;
}
