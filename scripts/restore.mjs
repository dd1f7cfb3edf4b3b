// npm run restore -- FILE: puts a backup in the place of the embedded database; no server may be running
import { ensureInstalled } from './install.mjs';
import { loadEnv } from './load-env.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
loadEnv();
await import('../packages/server/src/restore.ts');
