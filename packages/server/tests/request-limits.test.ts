import { expect, test } from 'vitest';
import { DESCRIPTION, signUp } from './support/script-user.ts';
import { standInWriter } from './support/stand-in-writer.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const MINUTE = 60_000;

function start(requestsPerMinute: number): Promise<TestApp> {
  return standInWriter().then((writerPool) => startTestApp({ trustProxy: 1, requestsPerMinute, writerPool }));
}

test('an account that requests too many scripts has to wait a minute, even if none were charged', async () => {
  const app = await start(3);
  const user = await signUp(app);
  for (let index = 0; index < 3; index += 1) expect((await user.generate(`request ${index}`)).status).toBe(422);
  const refused = await user.generate('one more');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(String(refused.body.message)).toMatch(
    /^That’s a lot in a short time\. Please wait \d+ seconds and try again\.$/,
  );
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  app.pass(MINUTE);
  expect((await user.generate('a minute later')).status).toBe(422);
});

test('fetching an answer again with the same request key doesn’t count as another request', async () => {
  const app = await startTestApp({ requestsPerMinute: 2 });
  const user = await signUp(app);
  const first = await user.generate(DESCRIPTION, 'key-1');
  for (let index = 0; index < 4; index += 1) {
    const again = await user.generate(DESCRIPTION, 'key-1');
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id } });
  }
  expect((await user.generate(DESCRIPTION, 'key-2')).status).toBe(200);
  expect(await user.generate(DESCRIPTION, 'key-3')).toMatchObject({ status: 429 });
  expect((await user.generate(DESCRIPTION, 'key-2')).status).toBe(200);
});

test('simultaneous requests are all counted', async () => {
  const user = await signUp(await start(3));
  const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => user.generate(`request ${index}`)));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(9);
});

test('accounts that share an IP address share a limit and don’t affect other addresses', async () => {
  const app = await start(2);
  const crowd = await Promise.all(Array.from({ length: 5 }, (_, index) => signUp(app, {}, `user${index}@example.com`)));
  const replies: number[] = [];
  for (const { accessToken } of crowd) {
    for (let index = 0; index < 2; index += 1) replies.push(await generateFrom(app, accessToken, '10.1.1.1'));
  }
  expect(replies.filter((status) => status === 429)).toHaveLength(2);
  const stranger = await signUp(app, {}, 'stranger@example.com');
  expect(await generateFrom(app, stranger.accessToken, '10.2.2.2')).toBe(422);
});

async function generateFrom(app: TestApp, accessToken: string, address: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}`, 'x-forwarded-for': address };
  return (await app.post('/api/scripts/generate', { description: `from ${address}` }, headers)).status;
}
