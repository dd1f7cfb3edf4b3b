import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import {
  allowClipboard,
  clipboardText,
  descriptionBox,
  downloaded,
  fileBytes,
  generate,
  newUserPage,
  resultCard,
  shownScript,
} from './support/script-screen.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const REQUEST = 'Ctrl+Alt+N opens Notepad';

test('a description becomes a script, with an explanation of what it does above the code', async () => {
  const page = await newUserPage(product, browser, 'first@example.com', { plan: { plan: 'free' } });
  await page.getByRole('heading', { level: 1, name: 'Hotscribe' }).waitFor();
  await page.getByText('Free Plan').waitFor();
  await page.getByText('0 of 3 free script generations used').waitFor();
  await generate(page, REQUEST);
  await toast(page, 'Script generated!').waitFor();
  await toast(page, 'Your AutoHotkey script is ready to use.').waitFor();
  const card = resultCard(page);
  await card.getByText('Ready to Use').waitFor();
  await card.getByRole('listitem').getByText('When you press Ctrl+Alt+N, it opens Notepad.').waitFor();
  expect(await card.getByRole('listitem').locator('kbd').allTextContents()).toEqual(['Ctrl', 'Alt', 'N']);
  await card.getByText('starts programs').waitFor();
  const order = await card.evaluate((element) =>
    ['What It Does', 'This script', 'The Code'].map((text) => element.textContent?.indexOf(text)),
  );
  expect(order).toEqual(order.toSorted((a, b) => Number(a) - Number(b)));
  expect(await shownScript(page)).toMatch(/^#Requires AutoHotkey v2\.0\n[\s\S]*\^!n::/);
  await page.getByText('1 of 3 free script generations used').waitFor();
  expect(await page.getByRole('progressbar').getAttribute('value')).toBe('1');
});

test('the code has syntax highlighting', async () => {
  const page = await newUserPage(product, browser, 'colours@example.com');
  await generate(page, REQUEST);
  const hotkey = page.getByRole('region', { name: 'Script' }).locator('span', { hasText: '^!n' }).first();
  await hotkey.waitFor();
  const colour = (text: string) =>
    page
      .getByRole('region', { name: 'Script' })
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colour('#Requires')).not.toBe(await colour('Run'));
});

test('a script and its file are named after what the script does, and the user can save it under another name', async () => {
  const page = await newUserPage(product, browser, 'saves@example.com');
  await generate(page, REQUEST);
  const name = page.getByLabel('Script name');
  await resultCard(page).waitFor();
  expect(await name.inputValue()).toBe('Ctrl+Alt+N opens Notepad');
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download' }).click());
  expect(file.name).toBe('Ctrl+Alt+N opens Notepad.ahk');
  await name.fill('   ');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await toast(page, 'Please provide a name for your script').waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Notepad at hand');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await toast(page, 'Script saved!').waitFor();
  await toast(page, 'Your script has been saved to your history.').waitFor();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await resultCard(page).getByRole('link', { name: 'My Scripts' }).click();
  await page.waitForURL('**/history');
  await page.getByRole('heading', { name: 'Notepad at hand' }).waitFor();
  await page.getByText('1 script', { exact: true }).waitFor();
});

test('saving a renamed script again updates it instead of adding a second one', async () => {
  const page = await newUserPage(product, browser, 'again@example.com');
  await generate(page, REQUEST);
  await page.getByLabel('Script name').fill('One');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.getByLabel('Script name').fill('Two');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.goto('/history');
  await page.getByText('1 script', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Two' }).waitFor();
});

test('Copy puts the script on the clipboard and shows “Copied!” for two seconds', async () => {
  const page = await newUserPage(product, browser, 'copies@example.com');
  await allowClipboard(page);
  await generate(page, REQUEST);
  const copy = page.getByRole('button', { name: 'Copy' });
  await copy.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await toast(page, 'Copied!').waitFor();
  await toast(page, 'Script copied to clipboard.').waitFor();
  const copied = page.getByRole('button', { name: 'Copied!' });
  await copied.waitFor();
  expect((await clipboardText(page)).trim()).toBe((await shownScript(page)).trim());
  await page.clock.runFor(1900);
  expect(await copied.count()).toBe(1);
  await page.clock.runFor(200);
  await copied.waitFor({ state: 'detached' });
});

test('the downloaded file matches the script byte for byte and has a format and a name that Windows accepts', async () => {
  const page = await newUserPage(product, browser, 'downloads@example.com');
  await generate(page, REQUEST);
  await page.getByLabel('Script name').fill('Mein: Ünïcode <näme>? 🎉');
  await page.getByRole('button', { name: 'Edit Code' }).click();
  const script = 'F2::SendText("Grüße, שלום, 你好 🎉")\nF3::ExitApp()\n';
  await page.getByLabel('Script', { exact: true }).fill(script);
  const [file] = await Promise.all([
    downloaded(page, () => page.getByRole('button', { name: 'Download' }).click()),
    toast(page, 'Download started').filter({ hasText: 'Your .ahk file is being downloaded.' }).waitFor(),
  ]);
  expect(file.name).toBe('Mein Ünïcode näme 🎉.ahk');
  expect(file.bytes.equals(fileBytes(script))).toBe(true);
});

test('a script without a name is downloaded as script.ahk', async () => {
  const page = await newUserPage(product, browser, 'nameless@example.com');
  await generate(page, REQUEST);
  await page.getByLabel('Script name').fill('');
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download' }).click());
  expect(file.name).toBe('script.ahk');
});

test('clicking any example fills the box with a request that produces a script', async () => {
  const page = await newUserPage(product, browser, 'examples@example.com');
  const examples = page.getByRole('list', { name: 'Try one of these' }).getByRole('button');
  await examples.first().waitFor();
  const count = await examples.count();
  expect(count).toBeGreaterThanOrEqual(4);
  for (let index = 0; index < count; index += 1) {
    const text = await examples.nth(index).innerText();
    await examples.nth(index).click();
    expect(await descriptionBox(page).inputValue()).toBe(text);
    await expect.poll(() => descriptionBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
    const reply = page.waitForResponse('**/api/scripts/generate');
    await page.keyboard.press('Control+Enter');
    expect((await reply).status()).toBe(200);
    // Its name is “Generating...” until then, and the badge below is still that of the script before.
    await page.getByRole('button', { name: 'Generate Script' }).waitFor();
    await resultCard(page)
      .getByText(/^(?:Ready to Use|Check This First)$/)
      .first()
      .waitFor();
  }
});

test('the description and the script survive a reload but aren’t shown to the next user who signs in', async () => {
  const page = await newUserPage(product, browser, 'reloads@example.com');
  await generate(page, REQUEST);
  await page.getByLabel('Script name').fill('Kept');
  await descriptionBox(page).fill('something I am still writing');
  await page.reload();
  expect(await descriptionBox(page).inputValue()).toBe('something I am still writing');
  expect(await page.getByLabel('Script name').inputValue()).toBe('Kept');
  expect(await shownScript(page)).toContain('^!n::');
  await product.register('next@example.com');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email', { exact: true }).fill('next@example.com');
  await page.getByLabel('Password', { exact: true }).fill('walnut7!');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await descriptionBox(page).waitFor();
  expect(await descriptionBox(page).inputValue()).toBe('');
  expect(await resultCard(page).count()).toBe(0);
});

test('“How Do I Run This?” explains in three steps how to run a script', async () => {
  const page = await newUserPage(product, browser, 'runs@example.com');
  await generate(page, REQUEST);
  const button = page.getByRole('button', { name: 'How Do I Run This?' });
  await button.click();
  const help = page.getByRole('dialog', { name: 'How to Run Your Script' });
  for (const step of [
    'Install AutoHotkey (you only need to do this once)',
    'Download your script',
    'Double-click the file',
  ]) {
    await help.getByText(step, { exact: true }).waitFor();
  }
  expect(await help.getByRole('link', { name: 'autohotkey.com' }).getAttribute('href')).toMatch(/^https:/);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the character counter updates with the text, and the page rejects more than 1000 characters', async () => {
  const page = await newUserPage(product, browser, 'counts@example.com');
  await page.getByText('0/1000 characters').waitFor();
  await descriptionBox(page).fill('x'.repeat(1001));
  await page.getByText('1001/1000 characters').waitFor();
  await page.getByRole('button', { name: 'Generate Script' }).click();
  await toast(page, 'Please keep the description to 1000 characters or fewer').waitFor();
});

test.each(['', '   \n  '])('an empty description (%j) is pointed out', async (description) => {
  const page = await newUserPage(product, browser, `empty${description.length}@example.com`);
  await generate(page, description);
  await toast(page, 'Please describe what you want to automate').waitFor();
  expect(await toast(page, 'Error').getAttribute('data-variant')).toBe('destructive');
  expect(await descriptionBox(page).getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => descriptionBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
});
