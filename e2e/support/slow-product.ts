import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { useBrowser } from './chromium.ts';
import { aScript, NO_LINE } from './long-wait.ts';
import { loadWriter, useOwnProduct } from './product.ts';
import { newUserPage } from './script-screen.ts';
import { startSlowModel } from './slow-model.ts';

/** The whole product with a language model in front that is as slow as a test wants, for all tests of a file. */
export async function useSlowProduct() {
  const model = await startSlowModel();
  const product = useOwnProduct(model.env);
  const browser = useBrowser();
  beforeAll(async () => {
    model.writes(aScript(0));
    await loadWriter(product);
  });
  const newPage = async (name: string, width: number): Promise<Page> => {
    const page = await newUserPage(product, browser, `${name}-${width}@example.com`, { expectedErrors: NO_LINE });
    await page.setViewportSize({ width, height: 800 });
    return page;
  };
  return { model, product, browser, newPage };
}
