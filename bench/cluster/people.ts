import type { Call, CallOptions, Reply } from './call.ts';

export type Person = {
  email: string;
  /** An address of this machine: limits count by address. */
  from: string;
  accessToken: string;
  refreshToken: string;
  call: Call;
};

export const PASSWORD = 'walnut7!';
const REQUEST = 'when I press ctrl+alt+n open notepad';
const PATIENCE = 60;

let registered = 0;

/** Somebody with an account of their own, who comes from an address of their own. */
export async function newPerson(call: Call): Promise<Person> {
  registered += 1;
  const from = `127.1.${Math.floor(registered / 250)}.${1 + (registered % 250)}`;
  const email = `person${registered}@example.com`;
  const options = { from, body: { email, password: PASSWORD } };
  let reply = await call('POST', '/api/auth/register', options);
  // A call whose answer was lost may have been done.
  for (let attempt = 0; reply.status !== 200 && attempt < PATIENCE; attempt += 1) {
    reply = await call('POST', reply.status === 409 ? '/api/auth/login' : '/api/auth/register', options);
  }
  expectStatus(reply, 200, 'registering');
  const { accessToken, refreshToken } = reply.body as { accessToken: string; refreshToken: string };
  const asMe = (method: string, path: string, more: CallOptions = {}) =>
    call(method, path, { from, token: accessToken, ...more });
  return { email, from, accessToken, refreshToken, call: asMe };
}

/** A program that gives a script without the writer being asked, which is what takes long. */
export async function quickChoice(person: Person): Promise<string> {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const { status, body } = await person.call('POST', '/api/scripts/generate', { body: { description: REQUEST } });
    if (status === 200) return String(body.program);
  }
  throw new Error('the writer stays busy');
}

export function generate(person: Person, choice: string, key: string): Promise<Reply> {
  const headers = { 'idempotency-key': key };
  return person.call('POST', '/api/scripts/generate', { headers, body: { description: REQUEST, choice } });
}

export function expectStatus({ status, body }: Reply, expected: number, what: string): void {
  if (status !== expected) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
}
