// npm run backup -- FILE: copies the embedded database into FILE, also while the server runs
import { ensureInstalled } from './install.mjs';
import { loadEnv } from './load-env.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
loadEnv();
await import('../packages/server/src/backup.ts');
