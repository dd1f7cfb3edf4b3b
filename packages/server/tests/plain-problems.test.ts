import { expect, test } from 'vitest';
import { bearer, startTestApp } from './support/test-app.ts';

type Document = { paths: Record<string, Record<string, unknown>> };

const A_VALIDATORS_WORDS =
  /invalid|received|expected (?:string|number|boolean|array|object)|too (?:small|big)|undefined|NaN/i;
const ID = '00000000-0000-4000-8000-000000000000';
const BODIES = [
  {},
  { description: 7 },
  wrong(7),
  wrong([]),
  wrong({}),
  wrong(''),
  wrong('x'.repeat(200_000)),
  wrong(-1),
];

/** Every field there is anywhere, with a value that fits hardly any of them. */
function wrong(value: unknown): Record<string, unknown> {
  const names =
    'email password newEmail newPassword currentPassword refreshToken description script name program wish value knob was symptom expected planId quantity price reason limit search choice id';
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}

test('error messages never contain raw validator wording, whatever is missing or wrong', async () => {
  const app = await startTestApp();
  const headers = bearer((await app.register()).accessToken);
  const { paths } = (await app.call('GET', '/api/openapi.json')).body as unknown as Document;
  const told: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      if (path.includes('webhooks')) continue;
      for (const body of method === 'get' ? [{}] : BODIES) {
        const query = method === 'get' ? '?limit=x&search=&days=x' : '';
        const reply = await app.call(method.toUpperCase(), path.replace(/\{\w+\}/g, ID) + query, {
          headers,
          ...(method === 'get' ? {} : { body }),
        });
        if (reply.status !== 400) continue;
        const { message, fields = {} } = reply.body as { message: string; fields?: Record<string, string> };
        told.push(...[message, ...Object.values(fields)].map((words) => `${method} ${path}: ${words}`));
      }
    }
  }
  expect(told.length).toBeGreaterThan(100);
  expect([...new Set(told)].filter((line) => A_VALIDATORS_WORDS.test(line.split(': ').slice(1).join(': ')))).toEqual(
    [],
  );
});
