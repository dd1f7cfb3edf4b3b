// npm test: checks, then unit, integration (SQLite and PostgreSQL) and browser tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

const asked = process.argv.slice(2);
// While somebody works on a change, one database is enough; the whole run before a commit takes both.
const isAboutChanges = asked.some((word) => word.startsWith('--changed'));
const namesProject = asked.some((word) => word.startsWith('--project'));
const projects = isAboutChanges && !namesProject ? ['--project=!server-postgres'] : [];

const folder = mkdtempSync(join(tmpdir(), 'hotscribe-tests-'));
const checks = await runChecks();
await ensureBuilt();
const chromium = await ensureChromium();
console.log(`Browser tests use ${chromium}`);
const tests = await runTests({ ...process.env, CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: join(folder, 'compiled') });
rmSync(folder, { recursive: true });

const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed;
console.log(`\n${passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;

async function runTests(env) {
  const report = join(folder, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...projects, ...asked], {
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
    const brokenFiles = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
