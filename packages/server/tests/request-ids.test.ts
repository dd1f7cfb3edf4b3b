import { expect, test } from 'vitest';
import { startTestApp } from './support/test-app.ts';

const ID = 'f3a9c2d17b604e58';

test('a request ID from the browser appears in the reply and in every log line about the request', async () => {
  const app = await startTestApp();
  await app.register('ada@example.com');
  const seen = app.logs.length;
  const body = { email: 'ada@example.com', password: 'wrong-one7!' };
  const reply = await app.post('/api/auth/login', body, { 'x-request-id': ID });
  expect(reply.headers.get('x-request-id')).toBe(ID);
  expect(reply.body).toMatchObject({ code: 'wrong-credentials', requestId: ID });
  await expect.poll(() => app.logs.slice(seen).some((line) => line.includes('request completed'))).toBe(true);
  const lines = app.logs.slice(seen).map((line) => JSON.parse(line));
  expect(lines.map(({ msg }) => msg)).toEqual(['incoming request', 'security event', 'request completed']);
  expect(lines.map(({ reqId }) => reqId)).toEqual([ID, ID, ID]);
  for (const line of app.logs) expect(line.match(/"reqId"/g)?.length ?? 0).toBeLessThan(2);
});

test.each(['', 'short', 'a b c d e f g h', 'x'.repeat(65), '"},{"reqId":"', 'naïve-request-id', '../../etc/passwd'])(
  'an invalid request ID such as “%s” is replaced with a new one',
  async (given) => {
    const app = await startTestApp();
    const reply = await fetch(`${app.url}/api/user`, { headers: { 'x-request-id': given } });
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('requests handled at the same time keep their own IDs', async () => {
  const app = await startTestApp();
  await app.register('ada@example.com');
  const ids = Array.from({ length: 8 }, (_, at) => `request-number-${at}`);
  const sign = (id: string) =>
    app.post('/api/auth/login', { email: 'ada@example.com', password: 'walnut7!' }, { 'x-request-id': id });
  await Promise.all(ids.map(sign));
  const lines = app.logs.map((line) => JSON.parse(line)).filter(({ security }) => security === 'signed-in');
  expect(lines.map(({ reqId }) => reqId).sort()).toEqual(ids);
});
