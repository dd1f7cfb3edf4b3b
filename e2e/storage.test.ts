import { STORAGE_LIMITS } from '@hotscribe/contract';
import { beforeAll, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { generate, newUserPage, resultCard } from './support/script-screen.ts';
import { fillMyScripts, fillRoom } from './support/stored-state.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const FREE = { plan: 'free' } as const;
const { scripts: MOST, bytes: MOST_BYTES } = STORAGE_LIMITS.free;

test('a user low on storage is warned when a new script is ready and sees what to do once storage is full', async () => {
  const email = 'full@example.com';
  const page = await newUserPage(product, browser, email, { plan: FREE });
  fillRoom(product, email, { scripts: MOST - 1, bytes: 0 });
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  const card = resultCard(page);
  await card.getByText(`You’ve saved ${MOST - 1} scripts, and your plan has room for ${MOST}.`).waitFor();
  await card.getByRole('button', { name: 'Save Script' }).click();
  await toast(page, 'Script saved!').waitFor();
  await card.getByText('To save more, delete scripts you no longer need').waitFor();
  await generate(page, 'F8 types hello');
  await card.getByText('When you press F8').first().waitFor();
  await card.getByRole('button', { name: 'Save Script' }).click();
  await toast(page, `Your plan has room for ${MOST} saved scripts, and you’ve used all of it.`).waitFor();
  await card.getByRole('link', { name: 'upgrade for more space' }).click();
  await page.waitForURL('**/pricing');
});

test('My Scripts shows a warning when storage is almost full, until something is deleted', async () => {
  const email = 'nearly@example.com';
  const page = await newUserPage(product, browser, email, { plan: FREE, path: '/instructions' });
  const saved = { description: 'F8 types hello', script: 'F8::Send("hello")', createdAt: Date.now() };
  fillMyScripts(product, email, [{ ...saved, name: 'First' }]);
  fillRoom(product, email, { scripts: 1, bytes: MOST_BYTES * 0.85 });
  await page.goto('/history');
  const notice = page.getByText('You’ve used 8.5 MB of your plan’s 10 MB for saved scripts');
  await notice.waitFor();
  fillRoom(product, email, { scripts: 1, bytes: 100 });
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Script deleted successfully!').waitFor();
  await notice.waitFor({ state: 'detached' });
});
