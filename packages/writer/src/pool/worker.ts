import { enableCompileCache } from 'node:module';

// The writer is many small files. Compiling them takes seconds on a slow machine, so what came of it is kept for the
// next start; and that must be asked for before the first of them is loaded.
enableCompileCache();
await import('./serve-requests.ts');
