// npm run admin -- grant|revoke EMAIL
import { ensureInstalled } from './install.mjs';
import { loadEnv } from './load-env.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
loadEnv();
await import('../packages/server/src/admin.ts');
