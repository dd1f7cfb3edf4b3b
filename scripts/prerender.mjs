// Renders the public pages to HTML, from what the build made, into dist/.html. The server fills in its own address.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Code that a page needs at once; the others wait for the visitor's first move.
const EAGER = { home: 'src/features/home/home-page.tsx' };

export async function prerenderPages(dist) {
  const renderer = await import(pathToFileURL(join(dist, '.render/prerender.js')).href);
  const { ANSWERS_NEEDED, RENDERED_PAGES, renderDocument } = renderer;
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  mkdirSync(join(dist, '.html'), { recursive: true });
  for (const name of [...RENDERED_PAGES, 'not-found']) {
    const html = await renderDocument(template, name);
    const links = EAGER[name] ? preloadLinks(manifest, EAGER[name], html) : '';
    writeFileSync(
      join(dist, `.html/${name}.html`),
      html.replace('</head>', () => `${links}</head>`),
    );
  }
  writeFileSync(join(dist, '.html/answers-needed.json'), JSON.stringify(ANSWERS_NEEDED));
}

// Without these the browser would learn of the page's code only once the frame's has run.
function preloadLinks(manifest, source, html) {
  return [...chunksOf(manifest, source)]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `)
    .join('');
}

function chunksOf(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}
