// npm run train                                       makes what the training of the writer reads, and says how to go on
// npm run train -- --with-reports [FILE-OR-DATABASE]  adds what users reported and an admin corrected: from a file that
//                                                     `npm run -s admin -- reports` printed, a postgres:// address, a folder
//                                                     with a SQLite database, or (left out) the configured database
// The training itself needs a GPU.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { loadEnv } from './load-env.mjs';
import { reportsSource } from './reports-source.mjs';
import { ensureRuntime } from './runtime.mjs';

const folder = '.data/training';

await ensureRuntime();
await ensureInstalled();
const words = process.argv.slice(2);
const at = words.indexOf('--with-reports');
if (at >= 0) addReports(words[at + 1]);
node(['packages/writer/training/make-samples.ts', folder]);
const probe = spawnSync('python3', ['-c', 'import torch; raise SystemExit(0 if torch.cuda.is_available() else 2)']);
const trouble =
  probe.status === 0 ? '' : probe.status === 2 ? 'This machine has no GPU. ' : 'PyTorch is not installed here. ';
console.log(`The samples are in ${folder}. ${trouble}Next: packages/writer/training/README.md, step 2.`);

function addReports(named) {
  // npm runs scripts in the project's folder; the file is named from where the user stands.
  const source = reportsSource(named, (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path));
  if (source.problem) {
    console.error(source.problem);
    process.exit(1);
  }
  node(['packages/writer/training/add-reports.ts', source.file ?? exported(source.env)]);
}

/** A file with the reports of a database. */
function exported(env) {
  loadEnv();
  const printed = node(['packages/server/src/admin.ts', 'reports'], { env: { ...process.env, ...env }, stdio: 'pipe' });
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/reports.jsonl`;
  writeFileSync(file, printed);
  return file;
}

function node(args, options = {}) {
  const ended = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    ...options,
  });
  if (ended.stderr) console.error(ended.stderr.trimEnd());
  if (ended.status !== 0) process.exit(1);
  return ended.stdout ?? '';
}
