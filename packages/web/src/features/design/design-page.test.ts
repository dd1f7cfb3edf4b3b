import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');

test('the design page shows every component, either on its own or inside another one', () => {
  const shown = new Set(['features/design/design-page.tsx']);
  // A set that grows while it is walked: what a component is made of is shown along with it.
  for (const file of shown) for (const imported of componentsIn(file)) shown.add(imported);
  const all = ['ui', 'script'].flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  // The first is always on the page, below everything else, the second is a page of its own; the others ask the
  // server, and their parts are shown.
  const asking = [
    'script/storage/storage-notice.tsx',
    'script/follow-up/follow-up-panel.tsx',
    'script/complaint/complaint-remedies.tsx',
    'script/complaint/giving-back-view.tsx',
  ];
  const elsewhere = ['ui/status/toaster.tsx', 'ui/layout/auth-frame.tsx', ...asking];
  expect(all.filter((file) => !shown.has(file) && !elsewhere.includes(file))).toEqual([]);
});

function componentsIn(file: string): string[] {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/from '(\.\/|#)([\w/-]+\.tsx)'/g)].map(
    ([, start, path]) => (start === '#' ? `${path}` : `${folder}/${path}`),
  );
}
