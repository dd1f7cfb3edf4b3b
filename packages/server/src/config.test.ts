import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'kX3v-9sTqLw0zR7_bN2mYc8dFhJ4pGu6';
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };

test.each(['production', 'Production', 'PRODUCTION', 'prod', ' production '])(
  'NODE_ENV=%j means production: the payment sandbox isn’t allowed, and a secret is required',
  (NODE_ENV) => {
    expect(() => readConfig({ NODE_ENV })).toThrow('In production, JWT_SECRET must be set');
    expect(() => readConfig({ NODE_ENV, JWT_SECRET: SECRET })).toThrow('In production, set PAYMENTS=stripe');
    expect(() => readConfig({ NODE_ENV, JWT_SECRET: SECRET, PAYMENTS: 'sandbox' })).toThrow('takes no real money');
    expect(readConfig({ NODE_ENV, JWT_SECRET: SECRET, ...STRIPE }).payments).toMatchObject({ kind: 'stripe' });
  },
);

test.each(['development', 'Development', 'dev', 'test', ''])(
  'NODE_ENV=%j isn’t production, so payments use the sandbox',
  (NODE_ENV) => {
    expect(readConfig({ NODE_ENV }).payments).toEqual({ kind: 'sandbox' });
  },
);

test.each(['prodution', 'live', 'staging'])('NODE_ENV=%j is rejected instead of being guessed at', (NODE_ENV) => {
  expect(() => readConfig({ NODE_ENV, JWT_SECRET: SECRET, ...STRIPE })).toThrow(
    'NODE_ENV must be production, development or test',
  );
});

test.each([
  'a'.repeat(40),
  'abcd1234'.repeat(5),
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'my-super-secret-key-my-super-secret-key',
  '00000000-0000-0000-0000-000000000000',
  'qwertyuiopasdfghjklzxcvbnm123456',
  'change-me-to-something-long-and-random',
  'your-secret-goes-right-here-0123456789',
])('JWT_SECRET=%s is too easy to guess, so it’s rejected with a command for making a better one', (JWT_SECRET) => {
  expect(() => readConfig({ JWT_SECRET })).toThrow(
    'JWT_SECRET is too easy to guess; make one with: openssl rand -base64 48',
  );
});

test('the built-in writer has two workers unless WRITER_WORKERS says otherwise', () => {
  expect(readConfig({}).writerWorkers).toBe(2);
  expect(readConfig({ WRITER_WORKERS: '1' }).writerWorkers).toBe(1);
  for (const WRITER_WORKERS of ['0', '1.5', '17', 'many']) {
    expect(() => readConfig({ WRITER_WORKERS })).toThrow(/WRITER_WORKERS must be/);
  }
});

test('a metrics token that’s easy to guess is rejected, like a weak session secret', () => {
  for (const METRICS_TOKEN of [
    'short',
    'a'.repeat(40),
    'changeme-changeme-changeme-changeme',
    'two words '.repeat(5),
  ]) {
    expect(() => readConfig({ METRICS_TOKEN })).toThrow(/METRICS_TOKEN/);
  }
  expect(readConfig({}).metricsToken).toBeUndefined();
  const METRICS_TOKEN = 'p7Zk0vXr2QmD9sLwT4bNcY6hJ1fGuE8a';
  expect(readConfig({ METRICS_TOKEN }).metricsToken).toBe(METRICS_TOKEN);
});

test('a common ADMIN_PASSWORD is rejected', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'Password1!' })).toThrow('ADMIN_PASSWORD is one of the most common');
  expect(readConfig({ ADMIN_PASSWORD: 'walnut7!' }).adminPassword).toBe('walnut7!');
});

test('a random JWT_SECRET is accepted in hex or Base64', () => {
  for (let index = 0; index < 300; index += 1) {
    for (const JWT_SECRET of [randomBytes(16).toString('hex'), randomBytes(24).toString('base64')]) {
      expect(readConfig({ JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
    }
  }
});
