import { restore } from '#db/restore.ts';
import { StartupError } from '#lib/startup-error.ts';
import { embeddedDatabase, fileInArguments, inWords } from './embedded-database.ts';

try {
  const file = fileInArguments('Usage: npm run restore -- FILE');
  const { replaced, ...contents } = await restore(file, embeddedDatabase(), Date.now());
  console.log(`Restored ${file}: ${inWords(contents)}.`);
  if (replaced) console.log(`The previous database is kept as ${replaced}.`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
