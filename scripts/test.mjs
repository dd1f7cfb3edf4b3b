// npm test: checks, then unit, integration (SQLite and PostgreSQL) and browser tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { changedTests } from './changed-tests.mjs';
import { runChecks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';
import { rememberTimes, testTimes } from './test-times.mjs';

await ensureRuntime();
await ensureInstalled();

const asked = process.argv.slice(2);
const isAboutChanges = asked.some((word) => word.startsWith('--changed'));

const folder = mkdtempSync(join(tmpdir(), 'hotscribe-tests-'));
const checks = await runChecks();
await ensureBuilt();
const chromium = await ensureChromium();
console.log(`Browser tests use ${chromium}`);
const tests = await runTests(isAboutChanges ? testsForAMinute() : asked);
rmSync(folder, { recursive: true });

const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed;
console.log(`\n${passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;

function testsForAMinute() {
  const { chosen, left } = changedTests(asked, testTimes());
  const others = left > 0 ? ` ${left} more may be affected; a full npm test runs them all.` : '';
  console.log(`${chosen.length} test files are closest to your change.${others}`);
  // Without a file, vitest would run all of them.
  return chosen.length > 0 ? ['--project=!server-postgres', ...chosen] : ['--passWithNoTests', 'no-such-file'];
}

async function runTests(wanted) {
  const env = { ...process.env, CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const report = join(folder, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...wanted], {
    stdio: 'inherit',
    env,
  });
  const [status] = await once(child, 'close');
  const counts = readCounts(report);
  // An error outside any test fails the run without failing a test; it must not be counted away.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    rememberTimes(testResults);
    const brokenFiles = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
