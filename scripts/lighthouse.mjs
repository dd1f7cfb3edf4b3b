import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchPackages, root } from './runtime.mjs';

const VERSION = '13.5.0';
const HOME = join(root, '.runtime/lighthouse', VERSION);

/** Lighthouse, fetched from the registry when it is first wanted. */
export async function loadLighthouse() {
  const entry = join(HOME, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) await fetchPackages(`Fetching Lighthouse ${VERSION}`, [`lighthouse@${VERSION}`], HOME);
  return (await import(pathToFileURL(entry).href)).default;
}
