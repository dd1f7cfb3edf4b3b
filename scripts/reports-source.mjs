// Where `npm run train -- --with-reports` finds its reports.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const DATABASE = 'hotscribe.sqlite';

/** A file of reports, or the variables that name a database; with neither, the configured one. */
export function reportsSource(named, fromUser = (path) => path) {
  if (named === undefined || named.startsWith('--')) return { env: {} };
  if (/^postgres(?:ql)?:\/\//.test(named)) return { env: { DATABASE_URL: named } };
  const path = fromUser(named);
  if (!existsSync(path)) return { problem: `There is no ${named}.` };
  const isFolder = statSync(path).isDirectory();
  const dataDir = isFolder ? path : basename(path) === DATABASE ? dirname(path) : undefined;
  if (dataDir === undefined) return { file: path };
  // Opening a database where there is none would make an empty one.
  if (!existsSync(join(dataDir, DATABASE))) return { problem: `There is no ${DATABASE} in ${named}.` };
  return { env: { DATA_DIR: dataDir, DATABASE_URL: '' } };
}
