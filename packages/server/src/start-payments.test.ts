import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseForm, startSandbox } from '@hotscribe/payments-sandbox';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { createServer } from '#http/create-server.ts';
import { stripeClient } from '#payments/stripe-client.ts';
import { stripeProvider } from '#payments/stripe-provider.ts';

const ROOT = join(import.meta.dirname, '../../..');
const REQUESTS = join(import.meta.dirname, '../tests/support/stripe-requests.ts');
const TSCONFIG = join(import.meta.dirname, '../tsconfig.json');
const SLOW = 120_000;
const CARD = { number: '4242424242424242', expiry: '12/39', cvc: '123' };
const DISPUTED = { ...CARD, number: '4000000000000259' };

test('every request to Stripe contains only what Stripe’s own types allow', { timeout: SLOW }, async () => {
  const validate = requestValidator();
  const { app, provider, stripe, other } = await startProvider();
  const problems: string[] = [];
  const made = new Set<string>();
  stripe.on('request', ({ method, path, body }: Stripe.RequestEvent & { body?: unknown }) => {
    const { route, problem } = validate(method, path, body);
    made.add(route);
    if (problem) problems.push(`${route}: ${problem}`);
  });
  const pay = (url: string, card: Record<string, string>) =>
    app.inject({ method: 'POST', url: new URL(url).pathname, ...form(card) });

  const price = { cents: 999, currency: 'usd', interval: 'month' as const };
  const plan = { id: 'plan', name: 'Monthly', description: 'All you want' };
  const { catalog } = provider;
  const monthly = await catalog.publish(plan, price, 'monthly');
  const single = await catalog.publish(plan, { ...price, interval: 'one_time' }, 'single');
  await catalog.rename(monthly.productId, { ...plan, name: 'Each month' });
  const { priceId } = await catalog.reprice(monthly.productId, { ...price, cents: 1299 }, 'dearer');
  await catalog.archivePrice(monthly.priceId);
  await catalog.archive({ ...monthly, priceId });
  await catalog.restore({ ...monthly, priceId });
  const sale = { promotionId: 'sale', productId: monthly.productId, centsOff: 300, currency: 'usd' };
  const { couponId } = await catalog.createSale(sale);

  const customerId = await provider.createCustomer({ userId: 'ada', email: 'ada@example.com' });
  const checkout = { customerId, successUrl: 'http://localhost/ok', cancelUrl: 'http://localhost/no', now: Date.now() };
  const open = async (
    orderId: string,
    what: { priceId: string; couponId?: string; mode: 'payment' | 'subscription' },
  ) => {
    const opened = await provider.openCheckout({ ...checkout, orderId, quantity: 1, couponId: undefined, ...what });
    if (opened === 'no-such-customer') throw new Error(opened);
    return opened;
  };
  const abandoned = await open('order-1', { priceId: single.priceId, mode: 'payment' });
  expect(await provider.expireCheckout(abandoned.id)).toBe(true);
  expect(await provider.expireCheckout(abandoned.id)).toBe(false);
  const subscription = await open('order-2', { priceId, couponId, mode: 'subscription' });
  expect(subscription.cents).toBe(999);
  expect((await pay(subscription.url, CARD)).statusCode).toBe(303);
  const script = await open('order-3', { priceId: single.priceId, mode: 'payment' });
  expect((await pay(script.url, DISPUTED)).statusCode).toBe(303);
  const [charge] = (await other.charges.list({ customer: customerId })).data;
  const refund = await other.refunds.create({ charge: charge?.id ?? '' });
  const otherCustomer = await provider.createCustomer({ userId: 'bob', email: 'bob@example.com' });
  await provider.readCustomer(otherCustomer, { checkoutsSince: undefined, checkout: script.id, refunds: [refund.id] });
  const state = await provider.readCustomer(customerId, { checkoutsSince: 0, checkout: undefined, refunds: [] });
  expect(state).toMatchObject({ reversals: [{ cents: 999 }], invoices: [{ cents: 999 }], checkouts: [{}, {}, {}] });
  expect(await provider.customerOfCharge(charge?.id ?? '')).toBe(customerId);
  const [id = ''] = state.subscriptions.map((one) => one.id);
  await provider.cancelAtPeriodEnd(id);
  await provider.resume(id);
  await other.subscriptions.update(id, { cancel_at: Math.floor(Date.now() / 1000) + 86_400 });
  await provider.resume(id);
  await provider.portalAddress(customerId, 'http://localhost/account-settings');
  await provider.deleteCustomer(customerId);

  expect(problems).toEqual([]);
  expect([...made].sort()).toEqual(validate.routes);
  // What Stripe has taken out of its API is found; otherwise nothing above would mean anything.
  expect(
    validate('POST', '/v1/checkout/sessions', { mode: 'payment', payment_method_types: ['card'] }).problem,
  ).toContain('payment_method_types');
  expect(validate('POST', '/v1/coupons', { duration: 'sometimes' }).problem).toBeDefined();
});

async function startProvider() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-provider-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, () => {});
  onTestFinished(() => db.destroy());
  const app: FastifyInstance = await createServer({
    appUrl: 'http://localhost',
    trustProxy: false,
    logLevel: 'silent',
  });
  onTestFinished(() => app.close());
  const jwtSecret = 'the secret of the tests, long enough';
  const sandbox = await startSandbox(app, { db, now: Date.now, jwtSecret, webRoot: dataDir, webhookPath: '/' });
  const settings = { provider: 'sandbox', ...sandbox };
  const stripe = stripeClient(settings, { emitEventBodies: true });
  return { app, stripe, other: stripeClient(settings), provider: stripeProvider(stripe, settings, app.log) };
}

function form(fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { headers, payload: new URLSearchParams(fields).toString() };
}

function requestValidator() {
  const { definitions = {} } = stripeSchema();
  // The enums of the SDK are open for what is still to come; what we send must be one that is known.
  definitions.OtherString = { not: {} };
  const { properties = {} } = definitions.StripeRequests as Schema;
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true });
  const routes = Object.keys(properties).sort();
  const validate = (method: string, path: string, body: unknown) => {
    const [pathname = '', query = ''] = path.split('?', 2);
    const route = `${method} ${pathname.replace(/_(?:test_)?[0-9a-f]{36}(?=\/|$)/, '').replace(PREFIX, '/{id}')}`;
    const schema = properties[route];
    if (!schema) return { route, problem: 'not among the requests that are known' };
    const check = ajv.getSchema(route) ?? ajv.addSchema({ ...(schema as object), definitions }, route).getSchema(route);
    if (!check) return { route, problem: 'without a schema' };
    const good = check(structuredClone(method === 'GET' ? parseForm(query) : (body ?? {})));
    return { route, problem: good ? undefined : ajv.errorsText(check.errors) + JSON.stringify(check.errors) };
  };
  return Object.assign(validate, { routes });
}

const PREFIX = /\/(?:cus|prod|price|coupon|cs|sub|ch|re)(?=\/|$)/;

// Takes several seconds, so it is kept for as long as neither the SDK nor the list of requests changes.
function stripeSchema(): Schema {
  const versions = ['stripe', 'ts-json-schema-generator'].map((name) =>
    readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const hash = createHash('sha256').update(readFileSync(REQUESTS)).update(versions.join()).digest('hex').slice(0, 16);
  const folder = join(ROOT, 'node_modules/.cache');
  const file = join(folder, `stripe-requests-${hash}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Schema;
  const options = {
    path: REQUESTS,
    tsconfig: TSCONFIG,
    skipTypeCheck: true,
    jsDoc: 'none' as const,
    encodeRefs: false,
  };
  const schema = createGenerator(options).createSchema('StripeRequests');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(schema));
  renameSync(`${file}.${process.pid}`, file);
  return schema;
}
