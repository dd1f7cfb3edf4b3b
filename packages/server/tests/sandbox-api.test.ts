import { expect, test } from 'vitest';
import { startProvider } from './support/shop.ts';

test('the payment sandbox rejects what the real provider rejects, in a form the provider’s SDK understands', async () => {
  const { settings, stripe } = await startProvider();
  const call = async (path: string, init: RequestInit = {}, key = settings.secretKey) => {
    const reply = await fetch(`${settings.apiUrl}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, ...init.headers },
    });
    return { status: reply.status, body: await reply.json() };
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  const error = (code: string, type = 'invalid_request_error') => ({
    error: { type, code, message: expect.any(String) },
  });

  expect(await call('/v1/customers', {}, 'sk_test_wrong')).toMatchObject({
    status: 401,
    body: error('api_key_invalid'),
  });
  expect(await call('/v1/nothing')).toMatchObject({ status: 404, body: error('url_invalid') });
  expect(await call('/v1/customers/cus_none')).toMatchObject({ status: 404, body: error('resource_missing') });
  expect(await post('/v1/customers', { emial: 'x' })).toMatchObject({ status: 400, body: error('parameter_unknown') });
  expect(await post('/v1/prices', { currency: 'usd' })).toMatchObject({
    status: 400,
    body: error('parameter_missing'),
  });
  expect(
    await call('/v1/customers', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
  ).toMatchObject({
    body: { error: { message: expect.any(String) } },
  });
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });

  const key = { 'idempotency-key': 'the-same' };
  const first = await post('/v1/customers', { email: 'ada@example.com' }, key);
  expect(await post('/v1/customers', { email: 'ada@example.com' }, key)).toEqual(first);
  expect(await post('/v1/customers', { email: 'bob@example.com' }, key)).toMatchObject({
    status: 400,
    body: error('idempotency_key_in_use', 'idempotency_error'),
  });
  const many = await Promise.all(
    Array.from({ length: 10 }, () => post('/v1/customers', { name: 'x' }, { 'idempotency-key': 'k' })),
  );
  expect(new Set(many.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  expect((await stripe.customers.list()).data).toHaveLength(2);

  const product = await stripe.products.create({ name: 'Plan' });
  const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 500 });
  const session = {
    customer: (first.body as { id: string }).id,
    mode: 'subscription' as const,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost/ok',
  };
  await expect(stripe.checkout.sessions.create(session)).rejects.toThrow("You specified 'subscription' mode");
  await stripe.prices.update(price.id, { active: false });
  await expect(stripe.checkout.sessions.create({ ...session, mode: 'payment' })).rejects.toThrow('inactive');
});

test('the payment sandbox returns lists in pages, newest first', async () => {
  const { stripe } = await startProvider();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await stripe.products.create({ name });
  const page = await stripe.products.list({ limit: 2 });
  expect(page).toMatchObject({ has_more: true, data: [{ name: 'e' }, { name: 'd' }] });
  const all = await stripe.products.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ name }) => name)).toEqual(['e', 'd', 'c', 'b', 'a']);
});
