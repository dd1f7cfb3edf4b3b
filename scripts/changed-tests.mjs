// npm test -- --changed: the tests closest to a change that together take about a minute, for somebody who is working.
import { execFileSync } from 'node:child_process';
import { basename, dirname, relative } from 'node:path';
import { root } from './runtime.mjs';

const MINUTE_MS = 60_000;
const WORKERS = 2;
// For a test that has never run here.
const USUAL_MS = { browser: 30_000, unit: 1000 };
const USUAL_SERVER_MS = 5000;
// These show what the product does without importing it.
const PRODUCT = /^(?:packages\/(?:web|server|contract|payments-sandbox)\/src|e2e\/support)\//;

// Folders that half of the files are in, without their plural.
const SAYING_NOTHING = new Set(['package', 'src', 'test', 'e2e', 'feature', 'server', 'web', 'contract']);

/** Of the tests that a change may concern, which to run, and how many are left to the whole run. */
export function changedTests(asked, times) {
  const changed = changedFiles(asked);
  const related = [...importers(asked), ...(changed.some((file) => PRODUCT.test(file)) ? browserTests(asked) : [])];
  const once = [...new Map(related.map((test) => [test.file, test])).values()];
  return fitMinute(byCloseness(changed, once), times);
}

/**
 * The closest first: those that share rare words with the names of what changed. A browser test that shares none would
 * be a guess, and is left out.
 * @param {string[]} changed
 * @param {{ file: string, project: string }[]} tests
 */
export function byCloseness(changed, tests) {
  const weights = new Map();
  for (const file of changed) {
    for (const word of wordsOf(dirname(file))) weights.set(word, Math.max(1, weights.get(word) ?? 0));
    for (const word of wordsOf(basename(file))) weights.set(word, 2);
  }
  const filesWith = new Map();
  for (const { file } of tests) for (const word of wordsOf(file)) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  const closeness = (/** @type {string} */ file) =>
    changed.includes(file)
      ? Number.POSITIVE_INFINITY
      : wordsOf(file).reduce((sum, word) => sum + (weights.get(word) ?? 0) / filesWith.get(word), 0);
  return tests
    .map((test) => ({ ...test, closeness: closeness(test.file) }))
    .filter((test) => test.project !== 'browser' || test.closeness > 0)
    .sort((one, other) => other.closeness - one.closeness);
}

/** As many as fit, from the first on; a test that was itself changed always runs. */
export function fitMinute(tests, times) {
  let room = WORKERS * MINUTE_MS;
  const chosen = tests.filter(({ file, project, closeness }) => {
    const takes = times[file] ?? USUAL_MS[project] ?? USUAL_SERVER_MS;
    if (takes > room && closeness !== Number.POSITIVE_INFINITY) return false;
    room -= takes;
    return true;
  });
  return { chosen: chosen.map(({ file }) => file), left: tests.length - chosen.length };
}

// "features/my-scripts/scripts-list.tsx" and "e2e/my-scripts.test.ts" share "my" and "script".
function wordsOf(path) {
  const words = path.replace(/(?:\.test)?\.[a-z]+$/, '').split(/[^a-z0-9]+/i);
  return [...new Set(words.map((word) => word.toLowerCase().replace(/s$/, '')))].filter(
    (word) => word.length > 1 && !SAYING_NOTHING.has(word),
  );
}

function changedFiles(asked) {
  const since = changedSince(asked) ?? 'HEAD';
  const known = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', since], { cwd: root, encoding: 'utf8' });
  const added = execFileSync('git', ['ls-files', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return `${known}${added}`.split('\n').filter(Boolean);
}

function changedSince(asked) {
  const at = asked.findIndex((word) => word.startsWith('--changed'));
  const [, named] = asked[at].split('=');
  const next = asked[at + 1];
  return named ?? (next && !next.startsWith('-') ? next : undefined);
}

// One database is enough while somebody works; the whole run before a commit takes both.
function importers(asked) {
  return listed([...asked, '--project=!server-postgres']);
}

function browserTests(asked) {
  return asked.some((word) => word.startsWith('--project')) ? [] : listed(['--project=browser']);
}

function listed(args) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', ...args];
  const printed = execFileSync(process.execPath, vitest, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(printed.slice(printed.indexOf('['))).map(({ file, projectName }) => ({
    file: relative(root, file).replaceAll('\\', '/'),
    project: projectName,
  }));
}
