import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { LoadedServer } from './loaded-server.ts';

export type Person = { address: string; email: string; headers: Record<string, string>; scriptId: string };
type Call = { method: string; path: string; body?: object; headers?: Record<string, string> };

const PASSWORD = 'walnut7!';
const PEOPLE = 40;
const PATIENCE_MS = 30_000;
const REQUESTS = ['opens notepad', 'types my address', 'locks the screen', 'pastes as plain text', 'mutes the sound'];
// As browsers do, connections are kept; a new one for each request would measure the machine's network instead.
const agent = new Agent({ keepAlive: true, maxSockets: 2000 });

/** One call; its status, and 0 where no whole answer came. */
export function send(
  port: number,
  { method, path, body, headers = {} }: Call,
): Promise<{ status: number; text: string }> {
  const json = body && JSON.stringify(body);
  const type = json && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) };
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, method, path, agent, timeout: PATIENCE_MS };
    const sent = request({ ...options, headers: { ...type, ...headers } }, async (reply) => {
      try {
        resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(await reply.toArray()).toString() });
      } catch {
        resolve({ status: 0, text: '' });
      }
    });
    sent.on('error', () => resolve({ status: 0, text: '' })).on('timeout', () => sent.destroy());
    sent.end(json);
  });
}

/** People on the monthly plan, whom no limit on scripts stops, each from an address of their own. */
export async function settlePeople({ port, database }: LoadedServer): Promise<Person[]> {
  const subscribe = database.prepare(
    `insert into subscriptions (user_id, provider, provider_subscription_id, provider_price_id, status, access_until,
      created_at, updated_at) values (?, 'bench', ?, 'price_bench', 'active', ?, 0, 0)`,
  );
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const address = `10.0.0.${index + 1}`;
    const email = `person${index}@example.com`;
    const from = { 'x-forwarded-for': address };
    const body = { email, password: PASSWORD };
    const { text } = await send(port, { method: 'POST', path: '/api/auth/register', headers: from, body });
    const { accessToken, user } = JSON.parse(text) as { accessToken: string; user: { id: string } };
    subscribe.run(user.id, `sub_${index}`, Number.MAX_SAFE_INTEGER);
    const headers = { ...from, authorization: `Bearer ${accessToken}` };
    const saved = await send(port, { method: 'POST', path: '/api/scripts/save', headers, body: newScript() });
    people.push({ address, email, headers, scriptId: JSON.parse(saved.text).script.id });
  }
  return people;
}

function newScript() {
  return { name: randomUUID(), description: 'F1 types a text', script: `F1::Send("${randomUUID()}")` };
}

// How often each thing is done, of a hundred requests.
const MIX: readonly [share: number, call: (person: Person) => Call][] = [
  [20, () => ({ method: 'GET', path: '/' })],
  [6, () => ({ method: 'GET', path: '/pricing' })],
  [26, () => ({ method: 'GET', path: '/api/user' })],
  [16, () => ({ method: 'GET', path: '/api/scripts/history' })],
  [12, ({ scriptId }) => ({ method: 'GET', path: `/api/scripts/${scriptId}` })],
  [8, () => ({ method: 'POST', path: '/api/scripts/save', body: newScript() })],
  [6, ({ scriptId }) => ({ method: 'PUT', path: `/api/scripts/${scriptId}`, body: editedScript() })],
  [2, ({ email }) => ({ method: 'POST', path: '/api/auth/login', body: { email, password: PASSWORD } })],
  [4, () => ({ method: 'POST', path: '/api/scripts/generate', body: { description: someRequest() } })],
];

const HUNDRED = MIX.flatMap(([share, call]) => Array.from({ length: share }, () => call));

function editedScript() {
  const { name, script } = newScript();
  return { name, script };
}

function someRequest(): string {
  return `F${randomInt(1, 13)} ${REQUESTS[randomInt(REQUESTS.length)]}`;
}

/** Somebody does something, as often as people do it. */
export async function doSomething(port: number, people: readonly Person[]): Promise<number> {
  const person = people[randomInt(people.length)];
  if (!person) throw new Error('nobody is there');
  const call = HUNDRED[randomInt(HUNDRED.length)]?.(person);
  if (!call) throw new Error('nothing is done');
  return (await send(port, { ...call, headers: person.headers })).status;
}
