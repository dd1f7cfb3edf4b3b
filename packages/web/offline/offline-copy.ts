import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = join(import.meta.dirname, 'service-worker.js');
const PUBLIC = join(import.meta.dirname, '../public');
// A page that is the same for everyone and holds nothing but the app.
const SHELL = '/dashboard';
const PUBLIC_FILES = ['/before-paint.js', '/favicon.svg', '/app.webmanifest'];

/** Writes the service worker, with the names of the files it keeps. */
export function offlineCopy(): Plugin {
  return {
    name: 'offline-copy',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'));
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
      const kept = files.map(({ fileName }) => `/${fileName}`);
      const settings = { SHELL, ENTRY: `/${entry}`, FILES: [...kept.sort(), ...PUBLIC_FILES] };
      const worker = declared(settings) + readFileSync(WORKER, 'utf8');
      const version = createHash('sha256').update(worker);
      for (const file of PUBLIC_FILES) version.update(readFileSync(join(PUBLIC, file)));
      const source = declared({ VERSION: version.digest('hex').slice(0, 16) }) + worker;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

function declared(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
