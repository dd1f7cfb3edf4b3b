import type { TestProject } from 'vitest/node';
import { SETTINGS } from './product-settings.ts';
import { type ServedProduct, serveProduct } from './serve-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedProduct: Pick<ServedProduct, 'url' | 'dataDir'>;
  }
}

/** One product for all tests that change nothing but the things of their own users. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Whoever signs up says where they come from, as a proxy does: the limits by address would else count them as one.
  const { url, dataDir, stop } = await serveProduct({ ...SETTINGS, TRUST_PROXY: '1' });
  project.provide('sharedProduct', { url, dataDir });
  return async () => void (await stop());
}
