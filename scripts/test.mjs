// npm test: checks, then unit, integration (SQLite and PostgreSQL) and browser tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();

const folder = mkdtempSync(join(tmpdir(), 'hotscribe-tests-'));
const checks = await runChecks();
await ensureBuilt();
const chromium = await ensureChromium();
console.log(`Browser tests use ${chromium}`);
const env = { ...process.env, CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: join(folder, 'compiled') };
const given = process.argv.slice(2);
const results = given.some((argument) => argument.startsWith('--project'))
  ? [await runTests('chosen', [], { priority: 0, isShown: true })]
  : // One browser test at a time leaves a core to everything else; that has to stand back, or pages time out.
    await Promise.all([
      runTests('browser', ['--project=browser'], { priority: 0, isShown: true }),
      runTests('rest', ['--project=!browser', '--maxWorkers=1'], { priority: 10, isShown: false }),
    ]);
rmSync(folder, { recursive: true });

const total = (count) => [checks, ...results].reduce((sum, result) => sum + (result[count] ?? 0), 0);
const skipped = total('skipped');
// A misspelt file name must not look like success.
const isNothing = results.every(({ passed, failed, skipped }) => passed + failed + skipped === 0);
if (isNothing) console.log('\nNo test has that name.');
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = total('failed') === 0 && !isNothing ? 0 : 1;

/** Runs the tests of some projects; what is not shown at once is printed at the end, so that lines do not mix. */
async function runTests(name, projects, { priority, isShown }) {
  const report = join(folder, `${name}.json`);
  const args = ['run', ...projects, '--passWithNoTests', '--reporter=default', '--reporter=json'];
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, `--outputFile.json=${report}`, ...given],
    { stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'], env },
  );
  setPriority(child.pid, priority);
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(printed));
  const counts = readCounts(report);
  // An error outside any test fails the run without failing a test; it must not be counted away.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const brokenFiles = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
