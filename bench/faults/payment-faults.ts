import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@hotscribe/payments-sandbox';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import { createServer } from '../../packages/server/src/http/create-server.ts';
import type { FaultRow } from './fault-row.ts';
import { type Fault, faultyLine } from './faulty-line.ts';
import { startFaultyServer } from './faulty-server.ts';
import { jsonReply } from './http-replies.ts';
import { look, newSeen, newVisitor, type Seen, type Visitor } from './people.ts';

const JWT_SECRET = 'the secret of the provider, long enough';

const FAULTS: [string, Fault][] = [
  ['down', 'down'],
  ['slow: takes the request and says nothing', 'slow'],
  ['lying: 200 with words that are no JSON', { answers: jsonReply('<h1>It works!</h1>') }],
  ['lying: 200 with JSON of something else', { answers: jsonReply('{"hello":"world","data":7}') }],
  [
    'lying: an answer without an end',
    { endlessly: `${jsonReply('{"object":"list","data":["')}\0${'a'.repeat(65_536)}` },
  ],
];

/** A provider that can be paid at, and then cannot. Nobody is charged, and nothing is believed that it did not sign. */
export async function paymentFaults(): Promise<FaultRow[]> {
  const home = mkdtempSync(join(tmpdir(), 'hotscribe-provider-'));
  const db = await openDatabase({ dataDir: home, databaseUrl: undefined }, () => {});
  const pages = await createServer({ appUrl: 'http://localhost', trustProxy: false, logLevel: 'silent' });
  const provider = await startSandbox(pages, {
    db,
    now: Date.now,
    jwtSecret: JWT_SECRET,
    webRoot: join(home, 'no-web-app'),
    webhookPath: '/',
  });
  const line = await faultyLine(Number(new URL(provider.apiUrl).port));
  const server = await startFaultyServer({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${line.port}`,
  });
  try {
    const ada = await newVisitor(server.url);
    const plans = (await ada.call('GET', '/api/subscription-plans')).body.data as { id: string; planType: string }[];
    const planId = String(plans.find(({ planType }) => planType === 'per-script')?.id);
    const address = `${server.url}/dashboard`;
    const order = { planId, successUrl: address, cancelUrl: address };
    const rows: FaultRow[] = [];
    for (const [name, fault] of FAULTS) {
      const seen = newSeen();
      await buy(ada, order, seen, 200);
      line.be(fault);
      await buy(ada, order, seen, 503);
      line.be('none');
      const from = performance.now();
      await buy(ada, order, seen, 200);
      const wellAgainMs = performance.now() - from;
      rows.push({ fault: `payment provider ${name}`, seen, kept: undefined, wellAgainMs });
    }
    return [...rows, await falseNews(ada)];
  } finally {
    await server.stop();
    await line.stop();
    await pages.close();
    await db.destroy();
    rmSync(home, { recursive: true, force: true });
  }
}

async function buy(ada: Visitor, order: object, seen: Seen, expected: number): Promise<void> {
  const { status } = await look(seen, 'buying', () => ada.call('POST', '/api/checkout-sessions', { body: order }));
  if (status !== expected) seen.wrong.push(`buying answered ${status} instead of ${expected}`);
}

/** News that it never signed, or signed long ago. */
async function falseNews(ada: Visitor): Promise<FaultRow> {
  const seen = newSeen();
  const text = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: {} },
  });
  for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
    const headers = { 'stripe-signature': signature };
    const { status, body } = await ada.call('POST', '/api/webhooks/stripe', { text, headers });
    seen.answers.set(`${status} ${body.code}`, (seen.answers.get(`${status} ${body.code}`) ?? 0) + 1);
    if (status !== 400 || body.code !== 'bad-signature') seen.wrong.push(`false news were answered ${status}`);
  }
  const { credits } = (await ada.call('GET', '/api/user')).body;
  if (Number(credits) !== 0) seen.wrong.push(`false news gave ${credits} credits`);
  return { fault: 'payment provider’s news with a wrong signature', seen, kept: undefined, wellAgainMs: undefined };
}
