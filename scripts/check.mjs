// npm run check: everything that can be said about the code without running it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

const PROJECTS = ['ahk', 'compiler', 'contract', 'server', 'web'].map((name) => `packages/${name}`);

const CHECKS = [
  { title: 'format and lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'] },
  { title: 'boundaries', command: ['scripts/check-boundaries.mjs'] },
  ...[...PROJECTS, '.'].map((project) => ({
    title: `types of ${project === '.' ? 'the rest' : project}`,
    command: ['node_modules/typescript/bin/tsc', '-p', project],
  })),
];

/** Runs every check, also after one has failed; says how many passed and failed. */
export function runChecks() {
  const results = CHECKS.map(({ title, command }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title}`);
    if (status !== 0) console.log(`${stdout}${stderr}`.trimEnd());
    return status === 0;
  });
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureRuntime();
  await ensureInstalled();
  const { passed, failed } = runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
