import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { floods } from './support/failing-model.ts';
import { planOfType } from './support/plan-calls.ts';
import { checkoutOf } from './support/shop.ts';
import { signedIn } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';

type Answer = (response: ServerResponse) => void;

async function startLiar(answer: Answer): Promise<string> {
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const json = (text: string): Answer => {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);
};
// Longer than a browser waits, on a machine that has other things to do.
const PATIENT = { timeout: 40_000 };

test.each<[string, Answer]>([
  ['doesn’t answer', () => {}],
  ['starts answering and then goes silent', (response) => response.writeHead(200).write('{"object":')],
  ['returns a web page', json('<h1>It works!</h1>')],
  ['returns unexpected JSON', json('{"hello":"world","data":7}')],
  ['returns an empty list', json('[]')],
])('a buyer is told that payments are unavailable when the payment provider %s', PATIENT, async (_name, answer) => {
  await expectTurnedDown(await startLiar(answer));
});

test('an endless reply from the payment provider is cut off at a size limit', PATIENT, async () => {
  const flood = floods('application/json', 'a', { begin: '{"object":"' });
  await expectTurnedDown(await startLiar((response) => flood.behaviour(response, {} as never)));
  expect(flood.sentBytes()).toBeLessThan(200_000_000);
});

async function expectTurnedDown(apiUrl: string): Promise<void> {
  const settings = { provider: 'stripe-test', secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };
  const app = await startTestApp({ payments: { kind: 'stripe', ...settings, apiUrl } });
  const user = await signedIn(app);
  const { id } = await planOfType(app, 'per-script');
  const reply = await user.post('/api/checkout-sessions', checkoutOf(app, id));
  expect(reply).toMatchObject({ status: 503, body: { code: 'payments-unavailable' } });
}
