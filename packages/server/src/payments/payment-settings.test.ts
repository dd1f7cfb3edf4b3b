import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { paymentModeOf, paymentVariables, readPayments } from './payment-settings.ts';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const LIVE = { ...KEYS, STRIPE_SECRET_KEY: 'sk_live_abc' };
const PRODUCTION = { NODE_ENV: 'production' };

function read(env: Record<string, string>) {
  const variables = z.object({
    NODE_ENV: z.enum(['production', 'development']).default('development'),
    ...paymentVariables,
  });
  return readPayments(variables.parse(env));
}

describe('outside production', () => {
  test('the sandbox takes payments unless they’re turned off or Stripe is set up', () => {
    expect(read({})).toEqual({ kind: 'sandbox' });
    expect(read({ PAYMENTS: 'off' })).toEqual({ kind: 'off' });
    expect(read(KEYS)).toMatchObject({ kind: 'stripe', provider: 'stripe-test', secretKey: 'sk_test_abc' });
  });

  test('a test key can be used with a stand-in for Stripe, but a live key never can', () => {
    const STRIPE_API_URL = 'http://localhost:12111';
    expect(read({ ...KEYS, STRIPE_API_URL })).toMatchObject({ apiUrl: STRIPE_API_URL });
    expect(() => read({ ...LIVE, STRIPE_API_URL })).toThrow('would send a live STRIPE_SECRET_KEY to another host');
    expect(() => read({ ...LIVE, STRIPE_SECRET_KEY: 'rk_live_abc', STRIPE_API_URL })).toThrow('to another host');
  });
});

describe('in production', () => {
  test('the sandbox is rejected, and so is leaving payments unconfigured', () => {
    expect(() => read({ ...PRODUCTION, PAYMENTS: 'sandbox' })).toThrow('PAYMENTS=sandbox takes no real money');
    expect(() => read(PRODUCTION)).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing');
  });

  test.each([
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing'],
    [{ STRIPE_SECRET_KEY: 'sk_live_abc' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_abc' }, 'STRIPE_SECRET_KEY is missing'],
  ])('%j is rejected with a message that names what’s missing', (env, message) => {
    expect(() => read({ ...PRODUCTION, ...env })).toThrow(message);
  });

  test('a live key with the default host is accepted, and so is turning payments off', () => {
    expect(read({ ...PRODUCTION, ...LIVE })).toMatchObject({ kind: 'stripe', provider: 'stripe-live' });
    expect(read({ ...PRODUCTION, PAYMENTS: 'off' })).toEqual({ kind: 'off' });
  });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'pk_live_abc' }, 'secret key'],
  [{ STRIPE_WEBHOOK_SECRET: 'sk_live_abc' }, 'signing secret'],
  [{ PAYMENTS: 'paypal' }, 'must be sandbox, stripe or off'],
  [{ STRIPE_API_URL: 'localhost' }, 'must be an address'],
])('%j is rejected at startup', (env, message) => {
  expect(() => read(env)).toThrow(message);
});

test('only Stripe with a live key moves real money', () => {
  const modes = ['stripe-live', 'stripe-test', 'sandbox'].map((name) => paymentModeOf({ name }));
  expect(modes).toEqual(['live', 'test', 'test']);
  expect(paymentModeOf(undefined)).toBe('off');
});
