import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useOwnProduct } from './support/product.ts';
import { comeAlive, createAccountButton, fillRegistration } from './support/screen.ts';
import { descriptionBox, newUserPage, resultCard, shownScript } from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useOwnProduct({ TRUST_PROXY: '1' });
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const TRY = '**/api/try';

const box = (page: Page) => page.getByRole('textbox', { name: 'Try It: What Should Happen?' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
/** What the script does, in words; the same words are in a comment of its code. */
const told = (page: Page, sentence: string) => result(page).getByRole('listitem').getByText(sentence);
const writeButton = (page: Page) => page.getByRole('button', { name: 'Write the Script' });

async function tryOut(page: Page, request: string): Promise<void> {
  await comeAlive(page);
  await box(page).fill(request);
  await writeButton(page).click();
}

test('the home page’s examples and their scripts come with the page, without any API calls', async () => {
  const { page } = await browser.newVisitor(product.url);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await told(page, 'When you press Ctrl+Shift+D, it types today’s date.').waitFor();
  expect(await result(page).getByRole('region', { name: 'Script' }).innerText()).toContain('^+d::');
  await page.mouse.move(20, 20);
  await expect.poll(() => box(page).inputValue()).toBe('Type "by the way" whenever I type btw');
  await told(page, 'it turns into “by the way”').waitFor();
  await page.getByRole('button', { name: 'Another Example' }).click();
  await told(page, 'on top of all other windows').waitFor();
  expect(sent.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(sent.filter((path) => /writer|compiler/.test(path))).toEqual([]);
});

test('a visitor’s own requests get real answers, and their script is waiting after they sign up', async () => {
  const { page } = await visitorFrom('203.0.113.1');
  await page.goto('/');
  await tryOut(page, 'make a keylogger that records what my wife types');
  await result(page).getByRole('heading', { name: 'We Can’t Write This Script' }).waitFor();
  await page.getByText(/^Answered in \d+\.\d seconds\. 4 tries left today\.$/).waitFor();
  await tryOut(page, 'write me a poem');
  await result(page).getByRole('heading', { name: 'Not a Task for a Script' }).waitFor();
  await tryOut(page, 'do stuff');
  await result(page).getByRole('heading', { name: 'Tell Us a Little More' }).waitFor();
  await box(page).fill('');
  await result(page).getByText('Say which keys you’ll press and what should happen.').waitFor();
  await box(page).fill('Ctrl+Alt+N opens Notepad');
  await box(page).press('Enter');
  await told(page, 'When you press Ctrl+Alt+N, it opens Notepad.').waitFor();
  await page.getByText(/^Written in \d+\.\d seconds\. 1 try left today\.$/).waitFor();

  await page.getByRole('link', { name: 'Sign Up to Keep It' }).click();
  await fillRegistration(page, { email: 'keeps@example.com', password: 'walnut7!', confirm: 'walnut7!' });
  await createAccountButton(page).click();
  await page.waitForURL('**/dashboard');
  await resultCard(page).getByText('Ready to Use', { exact: true }).waitFor();
  expect(await descriptionBox(page).inputValue()).toBe('Ctrl+Alt+N opens Notepad');
  expect(await shownScript(page)).toMatch(/\^!n::[\s\S]*Run\("notepad\.exe"\)/);
  await page.getByText('0 of 3 free script generations used').waitFor();
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('link', { name: 'My Scripts' }).first().click();
  await page.getByText('1 script', { exact: true }).waitFor();
});

test('clicking a suggested answer shows the script, keeps the request, and doesn’t use another try', async () => {
  const { page } = await visitorFrom('203.0.113.9');
  await askForChoice(page);
  await page.goto('/');
  await tryOut(page, 'Notepad');
  await page.getByText('4 tries left today.').waitFor();
  await result(page).getByRole('button', { name: 'When you press F9, it opens Notepad.' }).click();
  await told(page, 'When you press F9, it opens Notepad.').waitFor();
  await result(page).getByText('Ready to Use', { exact: true }).waitFor();
  expect(await box(page).inputValue()).toBe('Notepad');
  await page.getByText(/^Written in \d+\.\d seconds\. 4 tries left today\.$/).waitFor();
});

test.each([1280, 375])('at %i pixels wide, a three-line request fits in the box', async (width) => {
  const { page } = await browser.newVisitor(product.url, undefined, { viewport: { width, height: 800 } });
  await page.goto('/');
  await comeAlive(page);
  await box(page).fill('When I press Ctrl+Shift+D, type today’s date, and then a dash and my own name');
  expect(await box(page).evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(0);
});

inEachWidth(
  'the page counts down the day’s free tries and, after the last one, invites the visitor to sign up',
  async (width) => {
    const { page } = await visitorFrom(`203.0.113.${width === 375 ? 31 : 32}`, width);
    await page.goto('/');
    await page.getByText(/5 free tries a day, no account needed\. After that, sign up for free\.$/).waitFor();
    for (const [at, left] of ['4 tries', '3 tries', '2 tries', '1 try', 'No tries'].entries()) {
      await tryOut(page, `Ctrl+Alt+${at + 1} opens Notepad`);
      await page.getByText(`${left} left today.`).waitFor();
      // Still said while the next one is typed.
      await box(page).fill(`Ctrl+Alt+${at + 2} opens`);
      await page.getByText(`${left} left today.`).waitFor();
    }
    await page.getByRole('link', { name: 'Sign up for free to continue' }).click();
    await page.waitForURL('**/register');
  },
);

test('a visitor with no free tries left today sees a message and can sign up', async () => {
  const { page } = await visitorFrom('203.0.113.2');
  for (let used = 0; used < 5; used += 1) await askAs('203.0.113.2', 'do stuff');
  await page.goto('/');
  await tryOut(page, 'Ctrl+Alt+N opens Notepad');
  await page.getByText('You’ve used your free tries for today.').waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Sign Up' }).click();
  await page.waitForURL('**/register');
});

test('the page shows that a script is being written and, if the server is busy, lets the visitor try again', async () => {
  const { page } = await browser.newVisitor(product.url, /status of 503/, {
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.3' },
  });
  const held = Promise.withResolvers<void>();
  await page.route(TRY, async (route) => {
    await held.promise;
    const message = 'We’re busy right now. Try again in a few seconds.';
    await route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: { code: 'busy', message } });
  });
  await page.goto('/');
  await tryOut(page, 'Ctrl+Alt+N opens Notepad');
  await page.getByRole('status').getByText('Writing your script...').waitFor();
  held.resolve();
  await page.getByRole('alert').getByText('We’re busy right now.').waitFor();
  await page.unroute(TRY);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await told(page, 'When you press Ctrl+Alt+N, it opens Notepad.').waitFor();
});

test('an unsaved script on the dashboard isn’t replaced by the next one from the home page', async () => {
  const page = await newUserPage(product, browser, 'busy@example.com', { path: '/' });
  const open = async (request: string, sentence: string) => {
    await tryOut(page, request);
    await told(page, sentence).waitFor();
    await page.getByRole('link', { name: 'Open on Your Dashboard' }).click();
    await expect.poll(() => descriptionBox(page).inputValue()).toBe(request);
  };
  await open('Make Caps Lock act as Escape', 'Caps Lock acts as Esc.');
  await resultCard(page).getByText('Ready to Use', { exact: true }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Hotscribe' }).click();
  await open('Ctrl+Alt+N opens Notepad', 'When you press Ctrl+Alt+N, it opens Notepad.');
  expect(await shownScript(page)).toContain('CapsLock::');
});

test('a request typed before the page has finished loading is kept and answered', async () => {
  const page = await newUserPage(product, browser, 'quick@example.com', { path: '/favicon.svg' });
  const app = Promise.withResolvers<void>();
  const homePage = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await (route.request().url().includes('home-page') ? homePage : app).promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('Ctrl+Alt+N opens');
  await typeAsSoonAsAlive(page, ' Notepad');
  app.resolve();
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout', includeHidden: true });
  await logout.first().waitFor({ state: 'attached' });
  homePage.resolve();
  await page.locator('html:not([data-waiting])').waitFor();
  expect(await box(page).inputValue()).toBe('Ctrl+Alt+N opens Notepad');
  await writeButton(page).click();
  await told(page, 'When you press Ctrl+Alt+N, it opens Notepad.').waitFor();
});

test('a visitor who selects the example before the page has finished loading can type over it', async () => {
  const { page } = await browser.newVisitor(product.url);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).selectText();
  await typeAsSoonAsAlive(page, 'F2 opens Paint');
  code.resolve();
  await page.locator('html:not([data-waiting])').waitFor();
  expect(await box(page).inputValue()).toBe('F2 opens Paint');
});

test('an offline visitor sees an error and gets an answer by trying again once they’re back online', async () => {
  const { page } = await browser.newVisitor(product.url, /net::ERR|Failed to load/, { reducedMotion: 'reduce' });
  await page.route(TRY, (route) => route.abort());
  await page.goto('/');
  await tryOut(page, 'Ctrl+Alt+N opens Notepad');
  await page.getByText('We can’t reach Hotscribe. Please check your connection and try again.').waitFor();
  await page.unroute(TRY);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await told(page, 'When you press Ctrl+Alt+N, it opens Notepad.').waitFor();
});

/** Types at the first moment when the page says that it has its code. */
async function typeAsSoonAsAlive(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const { documentElement: root } = document;
    const type = () => root.dataset.waiting === undefined && document.execCommand('insertText', false, words);
    new MutationObserver(type).observe(root, { attributeFilter: ['data-waiting'] });
  }, text);
}

/** Someone at an address of their own: tries are counted by it. */
function visitorFrom(address: string, width = 1280) {
  const extraHTTPHeaders = { 'x-forwarded-for': address };
  return browser.newVisitor(product.url, undefined, { extraHTTPHeaders, viewport: { width, height: 800 } });
}

async function askAs(address: string, description: string): Promise<void> {
  await fetch(`${product.url}/api/try`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ description }),
  });
}

/** The real writer knows few questions with answers to click, so its answer is given some. */
async function askForChoice(page: Page): Promise<void> {
  const suggestions = [{ text: 'When you press F9, it opens Notepad.', program: 'key f9: open "notepad"' }];
  await page.route(TRY, async (route) => {
    if (route.request().postDataJSON().choice !== undefined) return route.continue();
    const reply = await route.fetch();
    const { used, limit } = await reply.json();
    const json = {
      code: 'unclear',
      kind: 'unclear',
      message: 'Which key?',
      suggestions,
      used: used ?? 1,
      limit: limit ?? 5,
    };
    return route.fulfill({ status: 422, json });
  });
}
