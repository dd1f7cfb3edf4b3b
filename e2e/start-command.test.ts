import { expect, test } from 'vitest';
import { serveProduct } from './support/serve-product.ts';

test('npm start runs the whole product, and Ctrl+C stops it', async () => {
  const product = await serveProduct({}, 'scripts/start.mjs');
  const page = await fetch(product.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>');
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  expect(await product.stop('SIGINT')).toBe(0);
});
