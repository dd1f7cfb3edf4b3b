import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { beforeAll, onTestFinished } from 'vitest';

// Without these a headless Chromium talks to its maker's servers all the time.
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
// Chromium logs each reply above 399 as an error of the page, also where the page expects it.
const NOTHING = /(?!)/;
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/;

let launched: Browser | undefined;

/** A browser, the same one for all files of a process: starting one takes longer than most tests. It ends with the process. */
export function useBrowser({ keepsApp = false } = {}) {
  let browser: Browser;
  beforeAll(async () => {
    // One that has crashed fails the tests of one file, not of all that follow.
    if (!launched?.isConnected()) launched = await launch();
    browser = launched;
  });
  // What a service worker answers, a test can neither hold back nor replace.
  const serviceWorkers = keepsApp ? 'allow' : 'block';
  return {
    newVisitor: (url: string, expected?: RegExp, options?: BrowserContextOptions) =>
      newVisitor(browser, url, expected, { serviceWorkers, ...options }),
  };
}

function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the tests with npm test');
  // Without a UTF-8 locale Chromium gives a download with an umlaut in its name another one.
  const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
  return chromium.launch({ executablePath, env, args: [...QUIET, ...SANDBOX, '--disable-gpu'] });
}

export type Visitor = { page: Page; newTab: () => Promise<Page> };

/** Someone with an empty browser. An error in the console, such as a violated policy, fails the test. */
async function newVisitor(
  browser: Browser,
  url: string,
  expected = NOTHING,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(60_000);
  const problems: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !EXPECTED.test(text) && !expected.test(text)) problems.push(text);
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  onTestFinished(async () => {
    await context.close();
    if (problems.length > 0) throw new Error(`errors in the console: ${problems.join('\n')}`);
  });
  return { page: await context.newPage(), newTab: () => context.newPage() };
}
