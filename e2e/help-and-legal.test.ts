import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { comeAlive, createAccountButton, fillRegistration, toast } from './support/screen.ts';
import { allowClipboard, clipboardText, descriptionBox, downloaded, fileBytes } from './support/script-screen.ts';

const product = useProduct();
const browser = useBrowser({ keepsApp: true });

const SAMPLES = {
  'Abbreviations that expand as you type': 'abbreviations',
  'Open a program, a folder, or a website with a shortcut': 'open-with-keys',
  'Keep a window on top, or center it': 'place-windows',
  'Remap keys, everywhere or in one program': 'other-jobs-for-keys',
  'Click repeatedly until you stop it': 'click-again-and-again',
};

function sampleFile(id: string): string {
  const folder = '../packages/web/src/features/instructions/samples';
  return readFileSync(join(import.meta.dirname, folder, `${id}.ahk`), 'utf8');
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

test('the five sample scripts can be copied and downloaded unchanged', async () => {
  const { page } = await browser.newVisitor(product.url);
  await allowClipboard(page);
  await page.goto('/instructions');
  for (const [title, id] of Object.entries(SAMPLES)) {
    await page.getByRole('button', { name: `Copy: ${title}` }).click();
    await page.getByRole('button', { name: `Copied!: ${title}` }).waitFor();
    const copied = await clipboardText(page);
    expect(copied.trimEnd()).toBe(sampleFile(id).trimEnd());
  }
  await toast(page, 'Script copied to clipboard.').waitFor();
  const [title, id] = Object.entries(SAMPLES)[0] ?? [];
  const file = await downloaded(page, () => page.getByRole('button', { name: `Download: ${title}` }).click());
  expect(file.name).toBe(`${id}.ahk`);
  expect(file.bytes).toEqual(fileBytes(sampleFile(`${id}`)));
});

test('the sample scripts are highlighted in the HTML from the server, before any JavaScript runs', async () => {
  const html = await (await fetch(`${product.url}/instructions`)).text();
  for (const hotkey of ['::btw::', '^!n', 'CapsLock', 'F8']) {
    expect(html).toContain(`<span class="text-code-key font-semibold">${hotkey}`);
  }
});

test.each(['/instructions', '/privacy-policy', '/terms-of-service'])(
  '%s has a table of contents with working links',
  async (path) => {
    const { page } = await browser.newVisitor(product.url);
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(5);
    expect(new Set(targets).size).toBe(targets.length);
    for (const target of targets) expect(await page.locator(`h2${target}, h3${target}`).count(), target).toBe(1);
    await links.last().click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    expect(new URL(page.url()).hash).toBe(targets.at(-1));
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${product.url}/`);
  },
);

test('the help page opens at the top, even after a reload, or at the section in its URL', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/instructions');
  await comeAlive(page);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.reload();
  await comeAlive(page);
  expect(await scrolled(page)).toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: 'How do I stop it?' }).click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(3000);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goto('/instructions#antivirus');
  await comeAlive(page);
  const top = await page.locator('#antivirus').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test('the help page opens at the top when reached from another page’s footer', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/terms-of-service');
  await comeAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Instructions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Instructions' }).waitFor();
  expect(await scrolled(page)).toBe(0);
});

test('the privacy policy lists everything the site stores in the browser', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/');
  await comeAlive(page);
  await page.getByRole('button', { name: 'Dismiss banner' }).click();
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
  await page.goto('/register');
  await fillRegistration(page, { email: 'browser-kept@example.com', password: 'walnut7!', confirm: 'walnut7!' });
  await createAccountButton(page).click();
  await page.waitForURL('**/dashboard');
  await descriptionBox(page).fill('Ctrl+Alt+N opens Notepad');
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ]);
  const cookies = await page.context().cookies();
  expect(stored).toContain('generationDraft');
  expect(cookies).toHaveLength(1);
  // The first word tells what it is, the rest whose or which version.
  const names = [...stored, ...cookies.map(({ name }) => name)].map((name) => name.replace(/-.*/, '-…'));

  await page.goto('/privacy-policy');
  const named = await page.locator('#in-your-browser').locator('..').locator('dt').allInnerTexts();
  expect(named).toEqual(expect.arrayContaining(names));
});

test('the privacy policy says that this site doesn’t use a language model', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/privacy-policy');
  await comeAlive(page);
  await page.getByText('This site uses no language model: your descriptions stay on our server.').waitFor();
});

test('both legal pages promise 30 days’ notice and give the same email address as the footer', async () => {
  const { page } = await browser.newVisitor(product.url);
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByText(/at least 30 days/).waitFor();
    const address = await page.getByRole('contentinfo').locator('a[href^="mailto:"]').getAttribute('href');
    expect(await main.locator(`a[href="${address}"]`).count()).toBeGreaterThan(0);
  }
});
