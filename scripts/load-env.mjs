import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

/** Reads .env where there is one; a variable that is set already keeps its value. */
export function loadEnv() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
