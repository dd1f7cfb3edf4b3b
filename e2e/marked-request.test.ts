import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { generate, newUserPage, resultCard, sidewaysOverflow } from './support/script-screen.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const REQUEST = 'ctrl+alt+n opens notepad and f9 mutes the sound';

const understood = (page: Page) => page.getByRole('region', { name: 'What You Asked For' });
const part = (page: Page, text: string) => understood(page).getByRole('button', { name: text, exact: true });

/** The sentence and the lines of code that are marked right now. */
async function marked(page: Page): Promise<{ sentences: string[]; code: string[] }> {
  const card = resultCard(page);
  const sentences = await card.locator('li[data-marked]').allInnerTexts();
  const lines = (await card.getByRole('region', { name: 'Script' }).locator('code').innerText()).split('\n');
  const places = await card
    .locator('[data-code-frame] [aria-hidden] > div')
    .evaluateAll((all) => all.flatMap((line, index) => ('marked' in (line as HTMLElement).dataset ? [index] : [])));
  return {
    sentences: sentences.map((text) => text.split('\n').at(-1) ?? ''),
    code: places.map((at) => lines[at] ?? ''),
  };
}

describe.each([1280, 375])('at %i pixels wide', (width) => {
  const arrive = async (name: string) => {
    const page = await newUserPage(product, browser, `${name}-${width}@example.com`, { width });
    await generate(page, REQUEST);
    await understood(page).waitFor();
    await page.mouse.move(1, 1);
    return page;
  };

  test('pointing at part of a request highlights only the matching sentence and code', async () => {
    const page = await arrive('points');
    expect((await marked(page)).sentences).toEqual([]);
    await part(page, 'f9').hover();
    await expect
      .poll(() => marked(page))
      .toMatchObject({
        sentences: [expect.stringContaining('When you press F9')],
        code: ['F9:: {', expect.stringContaining('SoundSetMute'), expect.stringContaining('KeyWait'), '}'],
      });
    await part(page, 'notepad').hover();
    await expect.poll(() => marked(page)).toMatchObject({ sentences: [expect.stringContaining('Notepad')] });
    expect((await marked(page)).code.join('\n')).toContain('Run("notepad.exe")');
    await page.mouse.move(1, 1);
    await expect.poll(async () => (await marked(page)).code).toEqual([]);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });

  test('pointing at a sentence highlights the matching parts of the request and the code', async () => {
    const page = await arrive('sentences');
    await resultCard(page).getByRole('listitem').filter({ hasText: 'When you press F9' }).last().hover();
    await expect.poll(async () => (await marked(page)).code[0]).toBe('F9:: {');
    expect((await marked(page)).sentences).toEqual([expect.stringContaining('When you press F9')]);
    const color = (text: string) => part(page, text).evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect.poll(async () => (await color('f9')) === (await color('notepad'))).toBe(false);
  });
});

test('the Tab key moves through the parts of a request, and screen readers can read the explanation of each part', async () => {
  const page = await newUserPage(product, browser, 'marked-keys@example.com');
  await generate(page, REQUEST);
  await part(page, 'ctrl+alt+n').focus();
  await expect.poll(async () => (await marked(page)).sentences).toEqual([expect.stringContaining('Ctrl+Alt+N')]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await marked(page)).sentences).toEqual([expect.stringContaining('F9')]);
  expect(await understood(page).getByRole('term').first().innerText()).toBe('“ctrl+alt+n”');
  const [meaning] = await understood(page).getByRole('definition').allInnerTexts();
  expect(meaning).toBe('When you press Ctrl+Alt+N, it opens Notepad.');
});

test('tapping part of a request on a phone highlights the matching sentence', async () => {
  const page = await newUserPage(product, browser, 'taps@example.com', { width: 375 });
  await generate(page, REQUEST);
  await part(page, 'f9').dispatchEvent('click');
  await expect.poll(async () => (await marked(page)).sentences).toEqual([expect.stringContaining('F9')]);
});

test('unused parts of a request are listed but can’t be selected, and an empty list isn’t shown', async () => {
  const page = await newUserPage(product, browser, 'unused@example.com');
  let parts: object[] = [];
  await page.route('**/api/scripts/generate', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), understood: parts } });
  });
  parts = [{ part: 'sound', start: 42, end: 47, became: '', line: null }];
  await generate(page, REQUEST);
  await understood(page).getByText('Not used: “sound”.').waitFor();
  expect(await understood(page).getByRole('button').count()).toBe(0);
  parts = [];
  await page.getByRole('button', { name: 'Generate Script' }).click();
  await understood(page).waitFor({ state: 'detached' });
  await resultCard(page).waitFor();
});
