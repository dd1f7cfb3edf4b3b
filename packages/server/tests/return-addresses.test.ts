import { request } from 'node:http';
import { expect, test } from 'vitest';
import { planOfType } from './support/plan-calls.ts';
import { CARDS, checkoutOf, startBuyer, startShop } from './support/shop.ts';
import { bearer, startTestApp, type TestApp } from './support/test-app.ts';

const CHECKOUTS = '/api/checkout-sessions';
const PORTAL = '/api/subscriptions/portal';
const PAYS = new URLSearchParams({ number: CARDS.pays, expiry: '12/39', cvc: '123' });

/** The status of a call with a Host of its own, which fetch would not send. */
function statusFor(app: TestApp, host: string, token: string, path: string, body: object): Promise<number> {
  const headers = { ...bearer(token), host, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(app.url + path, { method: 'POST', headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

test.each(['a b', '[', 'x:99999', '%', 'exa<mple', 'host/path', '@'])(
  'a request with the invalid host %j is rejected without causing a server error',
  async (host) => {
    const app = await startTestApp({ payments: { kind: 'sandbox' } });
    const ada = await startBuyer(app);
    const { id } = await planOfType(app, 'monthly');
    expect(await statusFor(app, host, ada.accessToken, CHECKOUTS, checkoutOf(app, id))).toBe(400);
    expect(await statusFor(app, host, ada.accessToken, PORTAL, { returnUrl: app.url })).toBe(400);
  },
);

test.each(['blob:', 'filesystem:', 'view-source:', 'ftp://user@', 'http://user:word@'])(
  'a return address that starts with %s is rejected',
  async (start) => {
    const app = await startTestApp({ payments: { kind: 'sandbox' } });
    const ada = await startBuyer(app);
    const { id } = await planOfType(app, 'monthly');
    const own = checkoutOf(app, id);
    const foreign = start.includes('@') ? `${start}${new URL(app.url).host}/` : `${start}${app.url}/x`;
    const message = 'The return address must be on this site';
    for (const field of ['successUrl', 'cancelUrl']) {
      const reply = await ada.post(CHECKOUTS, { ...own, [field]: foreign });
      expect(reply).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
    }
    const portal = await ada.post(PORTAL, { returnUrl: foreign });
    expect(portal).toMatchObject({ status: 400, body: { fields: { returnUrl: message } } });
  },
);

test.each(['/dashboard?name=Zoë', '/été/日本', '/dashboard?x={CHECKOUT_SESSION_ID}#ü', '/a b?c d', '/%ff?%'])(
  'after paying, the buyer returns to %s',
  async (path) => {
    const app = await startTestApp({ payments: { kind: 'sandbox' } });
    const ada = await startBuyer(app);
    const { id: planId } = await planOfType(app, 'monthly');
    const address = app.url + path;
    const opened = await ada.post(CHECKOUTS, { planId, successUrl: address, cancelUrl: address });
    expect(opened.status).toBe(200);
    const { url } = opened.body.data as { url: string };
    const paid = await fetch(url, { method: 'POST', redirect: 'manual', body: PAYS });
    expect(paid.status).toBe(303);
    expect(new URL(paid.headers.get('location') ?? '').pathname).toBe(new URL(address).pathname);
    const portal = await ada.post(PORTAL, { returnUrl: address });
    expect(portal.status).toBe(200);
    expect((await fetch((portal.body.data as { url: string }).url)).status).toBe(200);
  },
);

test('the payment sandbox can send buyers back to addresses with non-ASCII characters', async () => {
  const { provider, ...app } = await startShop();
  const { id } = await planOfType(app, 'per-script');
  await (await startBuyer(app)).post(CHECKOUTS, checkoutOf(app, id));
  const [customer] = (await provider.stripe.customers.list()).data;
  const price = (await provider.stripe.prices.list()).data.find(({ type }) => type === 'one_time');
  const session = await provider.stripe.checkout.sessions.create({
    mode: 'payment',
    customer: customer?.id ?? '',
    line_items: [{ price: price?.id ?? '', quantity: 1 }],
    success_url: 'https://example.com/été?name=Zoë&id={CHECKOUT_SESSION_ID}',
  });
  const { status, location } = await provider.pay(session.url ?? '');
  expect(status).toBe(303);
  expect(location).toBe(`https://example.com/%C3%A9t%C3%A9?name=Zo%C3%AB&id=${session.id}`);
});
