// npm run train: makes what the training of the writer reads, and says how to go on; the training itself needs a GPU.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
const folder = '.data/training';
const made = spawnSync(process.execPath, ['packages/writer/training/make-samples.ts', folder], { stdio: 'inherit' });
if (made.status !== 0) process.exit(1);
const probe = spawnSync('python3', ['-c', 'import torch; raise SystemExit(0 if torch.cuda.is_available() else 2)']);
const trouble =
  probe.status === 0 ? '' : probe.status === 2 ? 'This machine has no GPU. ' : 'PyTorch is not installed here. ';
console.log(`The samples are in ${folder}. ${trouble}Next: packages/writer/training/README.md, step 2.`);
