import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { relayTo } from './support/relay.ts';
import { toast } from './support/screen.ts';
import { descriptionBox, newUserPage } from './support/script-screen.ts';

const product = useProduct();
const browser = useBrowser({ keepsApp: true });

const NO_LINE = /Failed to (?:fetch|load)|net::ERR/;
const TYPED = 'Ctrl+Alt+N opens Notepad';

// After a reload some browsers no longer know that they are offline; the failing calls show it then.
function notice(page: Page) {
  return page.getByText(/You’re offline\.|We can’t reach Hotscribe right now\./);
}

/** Resolves when the service worker has kept everything it needs. */
function appIsKept(page: Page): Promise<unknown> {
  return page.evaluate(() => navigator.serviceWorker.ready);
}

test('without a connection, the app still opens, shows that it’s offline, and keeps what was typed', async () => {
  const relay = await relayTo(() => product.url);
  const page = await newUserPage({ ...product, url: relay.url }, browser, 'offline@example.com', {
    expectedErrors: NO_LINE,
  });
  await descriptionBox(page).waitFor();
  await appIsKept(page);
  await relay.cut();
  await page.context().setOffline(true);
  await notice(page).waitFor();
  await descriptionBox(page).fill(TYPED);
  await page.getByRole('button', { name: 'Generate Script' }).click();
  await toast(page, 'We can’t reach Hotscribe').waitFor();
  expect(await descriptionBox(page).inputValue()).toBe(TYPED);
  await page.reload();
  await notice(page).waitFor();
  await expect.poll(() => descriptionBox(page).inputValue()).toBe(TYPED);
  const later = await page.context().newPage();
  await page.close();
  await later.goto('/dashboard');
  await expect.poll(() => descriptionBox(later).inputValue()).toBe(TYPED);
  await later.getByRole('link', { name: 'My Scripts' }).first().click();
  await later.getByRole('heading', { name: 'We couldn’t load your scripts' }).waitFor();
  await relay.mend();
  await later.context().setOffline(false);
  await notice(later).waitFor({ state: 'detached' });
});

test('while the server can’t be reached, the page shows a notice and keeps what was typed', async () => {
  const relay = await relayTo(() => product.url);
  const page = await newUserPage({ ...product, url: relay.url }, browser, 'unreachable@example.com', {
    expectedErrors: NO_LINE,
  });
  await descriptionBox(page).fill(TYPED);
  await appIsKept(page);
  await relay.cut();
  await page.getByRole('button', { name: 'Generate Script' }).click();
  await page.getByText('We can’t reach Hotscribe right now.').waitFor();
  await relay.mend();
  await notice(page).waitFor({ state: 'detached' });
  expect(await descriptionBox(page).inputValue()).toBe(TYPED);
});

test('a new version of the site appears right away, online or offline, and API calls are never cached', async () => {
  const relay = await relayTo(() => product.url);
  const page = await newUserPage({ ...product, url: relay.url }, browser, 'update@example.com', {
    expectedErrors: NO_LINE,
  });
  await descriptionBox(page).waitFor();
  await appIsKept(page);
  relay.change((path, body) => {
    if (path === '/sw.js') return body.replace('const VERSION = "', 'const VERSION = "2');
    return body.replace('<title>', '<meta name="release" content="2" /><title>');
  });
  const release = () => page.locator('meta[name=release]').getAttribute('content');
  await page.reload();
  expect(await release()).toBe('2');
  await expect.poll(() => page.evaluate(() => caches.keys().then((versions) => versions.length))).toBe(2);
  const isNewerInCharge = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return !installing && !waiting && active?.state === 'activated';
    });
  await expect.poll(isNewerInCharge).toBe(true);
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(kept).toContain('/dashboard');
  await relay.cut();
  await page.reload();
  expect(await release()).toBe('2');
});

test('the app can be installed, and its window uses the chosen theme’s color', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/login');
  const session = await page.context().newCDPSession(page);
  const { errors, url, data = '' } = await session.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/app.webmanifest']);
  const manifest = JSON.parse(data) as { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'Hotscribe', start_url: expect.stringMatching(/^\//), display: 'standalone' });
  for (const size of ['192x192', '512x512']) {
    const { src = '' } = manifest.icons.find(({ sizes }) => sizes === size) ?? {};
    expect((await fetch(new URL(src, url))).headers.get('content-type'), size).toBe('image/png');
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, such as every window of these tests, can never install anything; a browser without one never says.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito')).toEqual([]);
  const windowColour = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    );
  expect(await windowColour()).toBe('#faf9f6');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(windowColour).toBe('#121417');
  await page.reload();
  await expect.poll(windowColour).toBe('#121417');
});
