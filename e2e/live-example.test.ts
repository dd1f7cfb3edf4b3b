import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { createAccountButton, fillRegistration } from './support/screen.ts';
import { descriptionBox, newUserPage, resultCard, shownScript } from './support/script-screen.ts';

const product = useProduct();
const browser = useBrowser();

const WRITER = '**/assets/writer-worker*';

const box = (page: Page) => page.getByRole('textbox', { name: 'Try it: what should happen?' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const answered = (page: Page) =>
  page.getByText(/^(?:Written|Answered) in your browser in \d+ ms\. Nothing was sent\.$/);

test('the example is there before the writer, which is fetched at the first move and then types one itself', async () => {
  const { page } = await browser.newVisitor(product.url);
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await result(page).getByText('When you press Ctrl+Shift+D: types the current date').waitFor();
  expect(await result(page).getByRole('region', { name: 'Script' }).innerText()).toContain('^+d::');
  expect(fetched.filter((path) => path.includes('writer'))).toEqual([]);
  await page.mouse.move(20, 20);
  await page.getByText('Loading the script writer, about 1 MB…').waitFor();
  await answered(page).waitFor({ timeout: 60_000 });
  await expect.poll(() => box(page).inputValue()).toBe('When I type btw, write by the way');
  await result(page).getByText('replaces it with “by the way”').waitFor();
  const writer = fetched.find((path) => path.includes('writer')) ?? '';
  const reply = await fetch(product.url + writer, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const size = Number(reply.headers.get('content-length'));
  expect(size).toBeGreaterThan(750_000);
  expect(size).toBeLessThan(1_250_000);
  await page.getByRole('button', { name: 'Another example' }).click();
  await result(page).getByText('always on top').waitFor();
});

test('whoever types their own gets the answers of the real writer, sent to nobody, and finds the script after signing up', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.url());
  });
  await box(page).fill('make a keylogger that records what my wife types');
  await result(page).getByRole('heading', { name: 'No script for this one' }).waitFor({ timeout: 60_000 });
  await box(page).fill('write me a poem');
  await result(page).getByRole('heading', { name: 'Not a task for a script' }).waitFor();
  await box(page).fill('do stuff');
  await result(page).getByRole('heading', { name: 'A little more, please' }).waitFor();
  const suggestion = result(page).getByRole('list', { name: 'Did you mean' }).getByRole('button').first();
  const words = await suggestion.innerText();
  await suggestion.click();
  expect(await box(page).inputValue()).toBe(words);
  await box(page).fill('');
  await result(page).getByText('Say what you press, and what it should do.').waitFor();
  await box(page).fill('Ctrl+Alt+N opens Notepad');
  await result(page).getByText('When you press Ctrl+Alt+N: opens Notepad.').waitFor();
  await answered(page).waitFor();
  expect(sent).toEqual([]);

  await page.getByRole('link', { name: 'Sign up to keep it' }).click();
  await fillRegistration(page, { email: 'keeps@example.com', password: 'secret1!', confirm: 'secret1!' });
  await createAccountButton(page).click();
  await page.waitForURL('**/dashboard');
  await resultCard(page).getByText('Ready to Use', { exact: true }).waitFor();
  expect(await descriptionBox(page).inputValue()).toBe('Ctrl+Alt+N opens Notepad');
  expect(await shownScript(page)).toContain('^!n:: {\n    Run("notepad.exe")\n}');
  await page.getByText('0 of 3 free script generations used').waitFor();
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('link', { name: 'My Scripts' }).first().click();
  await page.getByText('1 script', { exact: true }).waitFor();
});

test('a script that is saved nowhere is not lost to the next one from the home page', async () => {
  const page = await newUserPage(product, browser, 'busy@example.com', { path: '/' });
  const tryOut = async (request: string, sentence: string) => {
    await box(page).fill(request);
    await result(page).getByText(sentence).waitFor({ timeout: 40_000 });
    await page.getByRole('link', { name: 'Open on your dashboard' }).click();
    await expect.poll(() => descriptionBox(page).inputValue()).toBe(request);
  };
  await tryOut('Make Caps Lock act as Escape', 'When you press Caps Lock: acts as Esc instead.');
  await resultCard(page).getByText('Ready to Use', { exact: true }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Hotscribe' }).click();
  await tryOut('Ctrl+Alt+N opens Notepad', 'When you press Ctrl+Alt+N: opens Notepad.');
  expect(await shownScript(page)).toContain('CapsLock::');
});

test('what is typed before the page knows who is signed in, and has its code, is answered all the same', async () => {
  const page = await newUserPage(product, browser, 'quick@example.com', { path: '/favicon.svg' });
  const app = Promise.withResolvers<void>();
  const homePage = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await (route.request().url().includes('home-page') ? homePage : app).promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('Ctrl+Alt+N opens');
  app.resolve();
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout', includeHidden: true });
  await logout.first().waitFor({ state: 'attached' });
  homePage.resolve();
  await page.locator('html:not([data-waiting])').waitFor();
  await page.keyboard.type(' Notepad');
  await result(page).getByText('When you press Ctrl+Alt+N: opens Notepad.').waitFor({ timeout: 40_000 });
  expect(await box(page).inputValue()).toBe('Ctrl+Alt+N opens Notepad');
});

test('who is in the field when the page comes alive types over the example', async () => {
  const { page } = await browser.newVisitor(product.url);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).selectText();
  await page.evaluate(() => {
    const { documentElement: root } = document;
    const type = () =>
      root.dataset.waiting === undefined && document.execCommand('insertText', false, 'F2 opens Paint');
    new MutationObserver(type).observe(root, { attributeFilter: ['data-waiting'] });
  });
  code.resolve();
  await page.locator('html:not([data-waiting])').waitFor();
  expect(await box(page).inputValue()).toBe('F2 opens Paint');
});

test('a writer that does not load says so, and trying again answers what was asked', async () => {
  const { page } = await browser.newVisitor(product.url, /net::ERR|Failed to load/, { reducedMotion: 'reduce' });
  await page.route(WRITER, (route) => route.abort());
  await page.goto('/');
  await box(page).fill('Ctrl+Alt+N opens Notepad');
  await page.getByText('The script writer did not load.').waitFor();
  await page.unroute(WRITER);
  await page.getByRole('button', { name: 'Try again' }).click();
  await result(page).getByText('When you press Ctrl+Alt+N: opens Notepad.').waitFor({ timeout: 60_000 });
});
