import { beforeAll, expect } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { generate, newUserPage, resultCard, shownScript, sidewaysOverflow } from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

inEachWidth('without a language model, a user can still ask for a change to a script, and undo it', async (width) => {
  const plan = { plan: 'free' } as const;
  const page = await newUserPage(product, browser, `built-in-${width}@example.com`, { plan, width });
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await resultCard(page).waitFor();
  await page.getByText('3 free changes left.').waitFor();
  await page.getByLabel('What Should Be Different?').fill('use Ctrl+Alt+K instead');
  await page.keyboard.press('Enter');
  await page.getByText('The shortcut is now Ctrl+Alt+K.').first().waitFor();
  expect(await shownScript(page)).toContain('^!k::');
  // An example that the script already follows would only confuse.
  const box = page.getByLabel('What Should Be Different?');
  await expect.poll(() => box.getAttribute('placeholder')).toBe('For example: Use Ctrl+Alt+J instead');
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByText('1 of 3 free script generations used').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await toast(page, 'Previous script restored.').waitFor();
  await expect.poll(() => shownScript(page)).toContain('^!n::');
});
