import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the header logo and the browser tab icon are the same drawing', () => {
  const shapes = (file: string) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bd="([^"]+)"/g)].map(([, path]) => path);
  expect(shapes('logo.tsx')).toEqual(shapes('../../../public/favicon.svg'));
  expect(shapes('logo.tsx')).toHaveLength(3);
});
