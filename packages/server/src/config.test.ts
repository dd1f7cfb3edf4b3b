import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'kX3v-9sTqLw0zR7_bN2mYc8dFhJ4pGu6';
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };

test.each(['production', 'Production', 'PRODUCTION', 'prod', ' production '])(
  'NODE_ENV=%j is production: no sandbox, and a secret of its own',
  (NODE_ENV) => {
    expect(() => readConfig({ NODE_ENV })).toThrow('In production JWT_SECRET must be set');
    expect(() => readConfig({ NODE_ENV, JWT_SECRET: SECRET })).toThrow('In production set PAYMENTS=stripe');
    expect(() => readConfig({ NODE_ENV, JWT_SECRET: SECRET, PAYMENTS: 'sandbox' })).toThrow('takes no real money');
    expect(readConfig({ NODE_ENV, JWT_SECRET: SECRET, ...STRIPE }).payments).toMatchObject({ kind: 'stripe' });
  },
);

test.each(['development', 'Development', 'dev', 'test', ''])('NODE_ENV=%j is for trying things out', (NODE_ENV) => {
  expect(readConfig({ NODE_ENV }).payments).toEqual({ kind: 'sandbox' });
});

test.each(['prodution', 'live', 'staging'])('NODE_ENV=%j is not guessed at', (NODE_ENV) => {
  expect(() => readConfig({ NODE_ENV, JWT_SECRET: SECRET, ...STRIPE })).toThrow(
    'NODE_ENV must be production, development or test',
  );
});
