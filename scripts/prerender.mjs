// Renders the public pages to HTML, from what the build made, into dist/.html. The server fills in its own address.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export async function prerenderPages(dist) {
  const renderer = await import(pathToFileURL(join(dist, '.render/prerender.js')).href);
  const { ANSWERS_NEEDED, RENDERED_PAGES, renderDocument } = renderer;
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const [app] = manifest['index.html'].dynamicImports;
  const template = preloading(manifest, app, readFileSync(join(dist, 'index.html'), 'utf8'));
  writeFileSync(join(dist, 'index.html'), template);
  mkdirSync(join(dist, '.html'), { recursive: true });
  for (const name of [...RENDERED_PAGES, 'not-found']) {
    writeFileSync(join(dist, `.html/${name}.html`), await renderDocument(template, name));
  }
  writeFileSync(join(dist, '.html/answers-needed.json'), JSON.stringify(ANSWERS_NEEDED));
}

// Without it the browser would learn of this code only once it is wanted; it must not hold up what can be seen.
function preloading(manifest, source, html) {
  const links = [...chunksOf(manifest, source)]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `  <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n  `);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

function chunksOf(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}
