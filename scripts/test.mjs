// npm test: checks, then unit, integration (SQLite and PostgreSQL) and browser tests.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();

const checks = runChecks();
await ensureBuilt();
const chromium = await ensureChromium();
console.log(`Browser tests use ${chromium}`);
const tests = runTests({ ...process.env, CHROMIUM_PATH: chromium });

const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed;
console.log(`\n${passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;

function runTests(env) {
  const folder = mkdtempSync(join(tmpdir(), 'hotscribe-tests-'));
  const report = join(folder, 'report.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit', env });
  const counts = readCounts(report);
  rmSync(folder, { recursive: true });
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
