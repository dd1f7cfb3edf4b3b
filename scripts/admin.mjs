// npm run admin -- grant|revoke EMAIL
// npm run admin -- two-step-off EMAIL: for a user who lost their phone and their recovery codes
// npm run -s admin -- reports > FILE.jsonl: what the training learns of reports (requests and their right programs)
import { ensureInstalled } from './install.mjs';
import { loadEnv } from './load-env.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
loadEnv();
await import('../packages/server/src/admin.ts');
