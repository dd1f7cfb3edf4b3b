import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the logo in the header and the icon of the browser tab are one drawing', () => {
  const shapes = (file: string) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bd="([^"]+)"/g)].map(([, path]) => path);
  expect(shapes('logo.tsx')).toEqual(shapes('../../../public/favicon.svg'));
  expect(shapes('logo.tsx')).toHaveLength(3);
});
