// Builds the web app when anything it is made of has changed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentHash } from './content-hash.mjs';
import { prerenderPages } from './prerender.mjs';
import { runStep } from './run-step.mjs';
import { root } from './runtime.mjs';

const SOURCES = ['ahk', 'contract', 'web'].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]);
const WEB = ['index.html', 'vite.config.ts', 'colored-scripts.ts', 'public', 'offline'].map(
  (name) => `packages/web/${name}`,
);
const DIST = join(root, 'packages/web/dist');
const STAMP = join(DIST, '.built-from');
const WORTH_COMPRESSING = /\.(?:html|js|css|svg|json|txt|webmanifest)$/;

export async function ensureBuilt() {
  const wanted = contentHash([...SOURCES, ...WEB, 'package-lock.json', 'scripts/build.mjs', 'scripts/prerender.mjs']);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const build = [process.execPath, join(root, 'node_modules/vite/bin/vite.js'), 'build'];
  const cwd = join(root, 'packages/web');
  await runStep('Building the web app', build, { cwd });
  await runStep('Building what renders its pages', [...build, '--ssr', 'src/prerender.tsx'], { cwd });
  await prerenderPages(DIST);
  compressFiles(DIST);
  writeFileSync(STAMP, wanted);
}

// Compressed once here, at the highest level, instead of on every request.
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue; // not served as it is
    if (entry.isDirectory()) compressFiles(path);
    else if (WORTH_COMPRESSING.test(entry.name)) compressFile(path);
  }
}

function compressFile(path) {
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
