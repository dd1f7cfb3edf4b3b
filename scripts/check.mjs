// npm run check: everything that can be said about the code without running it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

const PACKAGES = ['ahk', 'automation', 'contract', 'payments-sandbox', 'server', 'web', 'writer'];
const PROJECTS = PACKAGES.map((name) => `packages/${name}`);

const CHECKS = [
  { title: 'format and lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'] },
  { title: 'nothing unused', command: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
  { title: 'boundaries', command: ['scripts/check-boundaries.mjs'] },
  ...[...PROJECTS, '.'].map((project) => ({
    title: `types of ${project === '.' ? 'the rest' : project}`,
    command: ['node_modules/typescript/bin/tsc', '-p', project],
  })),
];

/** Runs every check, two at a time, also after one has failed; says how many passed and failed. */
export async function runChecks() {
  const left = [...CHECKS];
  let failed = 0;
  const work = async () => {
    for (let check = left.shift(); check; check = left.shift()) if (!(await passes(check))) failed += 1;
  };
  await Promise.all([work(), work()]);
  return { passed: CHECKS.length - failed, failed };
}

async function passes({ title, command }) {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const [status] = await once(child, 'close');
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title}`);
  if (status !== 0) console.log(Buffer.concat(printed).toString().trimEnd());
  return status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureRuntime();
  await ensureInstalled();
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
