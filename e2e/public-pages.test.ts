import type { Plan } from '@hotscribe/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { ADMIN, PASSWORD, useOwnProduct } from './support/product.ts';
import { comeAlive, NO_SESSION, storedSession } from './support/screen.ts';

const ADDRESS = 'https://hotscribe.example';
const product = useOwnProduct({ APP_URL: ADDRESS });
const browser = useBrowser();

const PAGES = {
  '/': 'Automate Your Windows Tasks in Seconds',
  '/pricing': 'Pricing',
  '/instructions': 'Instructions',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/login': 'Sign In',
  '/register': 'Create Account',
};
const PATHS = Object.keys(PAGES);
const JAVASCRIPT_BUDGET = 100_000;

test('every public page can be read without JavaScript, and its links work', async () => {
  const { page } = await browser.newVisitor(product.url, undefined, { javaScriptEnabled: false });
  for (const path of PATHS) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100);
    expect(await page.getByText('Loading...').isVisible(), path).toBe(false);
  }
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lightning Fast' }).waitFor();
  expect(await page.getByRole('region', { name: 'Script' }).innerText()).toContain('SendText(FormatTime(');
  await page.getByRole('main').getByRole('link', { name: 'Get Started', exact: true }).click();
  await page.waitForURL('**/register');
  // Chromium without script execution still hides what is for browsers without scripts, so this is read from the page.
  expect(await (await fetch(`${product.url}/register`)).text()).toMatch(/<noscript>.*This form needs JavaScript\./);
  await page.getByLabel('Password', { exact: true }).fill('walnut7!');
  await page.getByRole('button', { name: 'Create Account' }).click();
  expect(page.url()).not.toContain('walnut7!');
});

test('every public page gives search engines and link previews its title, description, and full URL', async () => {
  const told = await Promise.all(PATHS.map(headOf));
  for (const [path, title] of Object.entries(PAGES)) {
    const head = told[PATHS.indexOf(path)] ?? '';
    expect(head).toContain(`<title>${title} · Hotscribe</title>`);
    expect(head).toContain(`<link rel="canonical" href="${ADDRESS}${path}"`);
    expect(head).toContain(`<meta property="og:url" content="${ADDRESS}${path}"`);
    expect(head).toContain(`<meta property="og:image" content="${ADDRESS}/share.png"`);
    expect(head).not.toContain('{{');
    expect(head).not.toContain('noindex');
  }
  const descriptions = told.map((head) => /<meta name="description" content="([^"]{50,170})"/.exec(head)?.[1]);
  expect(new Set(descriptions).size).toBe(PATHS.length);
  expect(descriptions).not.toContain(undefined);
  const image = await fetch(`${product.url}/share.png`);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await headOf('/dashboard')).toContain('noindex');
  expect(await headOf('/no-such-page')).toContain('noindex');
});

test('the pricing page’s HTML has current prices for visitors and search engines, even after an admin edits them', async () => {
  const shown = async () => {
    const html = await (await fetch(`${product.url}/pricing`)).text();
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const { offers } = JSON.parse(data) as {
      offers: { name: string; price: string; priceCurrency: string; url: string }[];
    };
    return { html, offers: offers.map(({ name, price }) => `${name} ${price}`), sample: offers[1] };
  };
  const before = await shown();
  expect(before.html).toContain('$9.99');
  expect(before.offers).toEqual(['Free Plan 0.00', 'Pay Per Script 0.99', 'Monthly Plan 9.99']);
  expect(before.sample).toMatchObject({ priceCurrency: 'USD', url: `${ADDRESS}/pricing` });
  await setMonthlyPrice(12.5, 'New </script><b>price');
  const after = await shown();
  expect(after.html).toContain('$12.50');
  expect(after.html).not.toContain('</script><b>');
  expect(after.offers).toContain('Monthly Plan 12.50');
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/pricing');
  await comeAlive(page);
  await page.getByText('New </script><b>price').waitFor();
});

test('a public page loads at most 100 kB of JavaScript, and nothing on it shifts while loading', async () => {
  const { page } = await browser.newVisitor(product.url, undefined, { viewport: { width: 375, height: 700 } });
  await watchShifts(page);
  for (const path of PATHS) {
    const fetched = await javaScriptOf(page, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    });
    expect(fetched, path).toBeGreaterThan(10_000);
    expect(fetched, path).toBeLessThanOrEqual(JAVASCRIPT_BUDGET);
    await comeAlive(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page), path).toBeLessThan(0.01);
  }
});

test('a form submitted before the page’s JavaScript has loaded is sent once it has', async () => {
  await product.register('early@example.com');
  const { page } = await browser.newVisitor(product.url);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill('early@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  expect(await storedSession(page)).toEqual(NO_SESSION);
  expect(new URL(page.url()).search).toBe('');
  arrive();
  await page.waitForURL('**/dashboard');
});

test('a browser that requests /favicon.ico gets an icon', async () => {
  const reply = await fetch(`${product.url}/favicon.ico`);
  expect({ status: reply.status, type: reply.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'image/vnd.microsoft.icon',
  });
});

test('a signed-in user never sees the sign-in form or the Login link flash by', async () => {
  const { user, accessToken, refreshToken } = await product.register('no-flash@example.com');
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/favicon.svg');
  await page.evaluate(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { userData: JSON.stringify(user), accessToken, refreshToken },
  );
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  // Nothing is painted before the styles are there, but the page can be asked before.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll('link[rel=stylesheet]')];
    return links.length > 0 && links.every((link) => 'sheet' in link && link.sheet);
  });
  await page.getByText('Loading...').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).isVisible()).toBe(false);
  expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).isVisible()).toBe(false);
  arrive();
  await page.waitForURL('**/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
});

async function setMonthlyPrice(price: number, description: string): Promise<void> {
  const call = async (method: string, path: string, body: object | undefined, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const reply = await fetch(product.url + path, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { accessToken: string; data: (PlanFields & { id: string })[] };
  };
  const { accessToken } = await call('POST', '/api/auth/login', ADMIN);
  const { data } = await call('GET', '/api/subscription-plans', undefined);
  const plan = data.find(({ planType }) => planType === 'monthly');
  if (!plan) throw new Error('There is no monthly plan');
  const { id, name, interval, currency, features, planType } = plan;
  const fields: PlanFields = { name, description, price, interval, currency, features, planType };
  await call('PATCH', `/api/subscription-plans/${id}`, fields, accessToken);
}

type PlanFields = Pick<Plan, 'name' | 'description' | 'price' | 'interval' | 'currency' | 'features' | 'planType'>;

async function headOf(path: string): Promise<string> {
  const html = await (await fetch(product.url + path)).text();
  return html.slice(0, html.indexOf('</head>'));
}

/** How many bytes of script cross the wire, headers and all. */
async function javaScriptOf(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await visit();
  await client.detach();
  return bytes;
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}
