// npm run dev: the server restarts and the page reloads as files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { loadEnv } from './load-env.mjs';
import { ensureRuntime, root } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
loadEnv();

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], { cwd: 'packages/web', stdio: 'inherit' }),
];
const stopAll = () => children.forEach((child) => void child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const child of children) child.on('exit', stopAll);
