import { backUp } from '#db/back-up.ts';
import { StartupError } from '#lib/startup-error.ts';
import { embeddedDatabase, fileInArguments, inWords } from './embedded-database.ts';

try {
  const file = fileInArguments('Usage: npm run backup -- FILE');
  const contents = await backUp(embeddedDatabase(), file);
  console.log(`Backed up to ${file}: ${inWords(contents)}.`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
