// Installs exactly what the lockfile says, and only when it says something else than last time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { runStep } from './run-step.mjs';
import { npmCommand, root } from './runtime.mjs';

const STAMP = join(root, 'node_modules/.installed-from');

export async function ensureInstalled() {
  const wanted = `${process.platform}-${process.arch} ${contentHash(['package-lock.json', 'package.json', '.node-version'])}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  // NODE_ENV=production makes npm leave out what builds the web app. onnxruntime-node would fetch libraries for NVIDIA
  // cards from elsewhere, which nobody here uses and which fails where there is no way out.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const command = [...(await npmCommand()), 'ci', '--include=dev', '--no-audit', '--no-fund'];
  await runStep('Installing dependencies', command, { env });
  writeFileSync(STAMP, wanted);
}
