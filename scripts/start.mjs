// npm start: installs, builds and serves; each only if needed.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureLeanMemory } from './lean-memory.mjs';
import { loadEnv } from './load-env.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
ensureLeanMemory();
await ensureInstalled();
await ensureBuilt();
loadEnv();
await import('../packages/server/src/main.ts');
