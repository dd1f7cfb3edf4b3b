// npm run -s ahk -- check [--json] FILE…   what is wrong with scripts, one line a finding
// npm run -s ahk -- explain FILE…          what scripts do, in plain English
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

const USAGE = 'Usage: npm run -s ahk -- check [--json] FILE…\n       npm run -s ahk -- explain FILE…';
const EXIT = { clean: 0, warnings: 1, errors: 2, usage: 64 };

// npm runs scripts in the project's folder; the files are named from where the user stands.
const calledFrom = process.env.INIT_CWD ?? process.cwd();

await ensureRuntime();
await ensureInstalled();
const ahk = await import('@hotscribe/ahk');

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (error?.code === undefined) throw error;
  process.exitCode = fail(`Cannot read ${error.path}: ${error.code}`);
}

function run([command, ...words]) {
  const files = words.filter((word) => word !== '--json');
  if (files.length === 0) return fail(USAGE);
  if (command === 'check') return checkFiles(files, words.includes('--json'));
  return command === 'explain' ? explainFiles(files) : fail(USAGE);
}

function checkFiles(files, json) {
  const results = files.map((file) => ({ file, diagnostics: ahk.check(readScript(file)) }));
  const lines = results.flatMap(({ file, diagnostics }) => diagnostics.map((diagnostic) => lineFor(file, diagnostic)));
  const text = json ? JSON.stringify(results, null, 2) : lines.join('\n');
  if (text) console.log(text);
  const severities = new Set(results.flatMap(({ diagnostics }) => diagnostics.map(({ severity }) => severity)));
  if (severities.has('error')) return EXIT.errors;
  return severities.has('warning') ? EXIT.warnings : EXIT.clean;
}

function lineFor(file, { range, severity, code, message }) {
  return `${file}:${range.start.line}:${range.start.column}: ${severity} ${code} ${message}`;
}

function explainFiles(files) {
  for (const file of files) {
    console.log(ahk.report(readScript(file)).explanation.text);
  }
  return EXIT.clean;
}

// Windows editors save UTF-16 too; read as UTF-8 it would look like an error on every line.
function readScript(file) {
  const bytes = readFileSync(resolve(calledFrom, file));
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('utf8');
}

function fail(message) {
  console.error(message);
  return EXIT.usage;
}
