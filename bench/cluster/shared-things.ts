import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { callsTo } from './call.ts';
import { type Cluster, JWT_SECRET } from './cluster.ts';
import { expectStatus, generate, newPerson, PASSWORD, quickChoice } from './people.ts';

type Row = [what: string, figure: string];

const PEOPLE = 20;
const AT_ONCE = 12;
const CARD = { number: '4242424242424242', expiry: '12/39', cvc: '123' };

/** Sessions, limits, charges and payments through the proxy, where each call may meet another server. Throws at a wrong one. */
export async function trySharedThings(cluster: Cluster): Promise<Row[]> {
  return [
    ['started at once on an empty database, all ready', `${cluster.servers.length}`],
    ['… with migrations run', await migrationsRun(cluster)],
    [
      'sessions that outlived a race of 12 for the next token, and ended everywhere at once',
      await raceSessions(cluster),
    ],
    ['wrong passwords let through, of 24 at once (the limit is 10)', await guessPasswords(cluster)],
    ['free scripts given, of 12 asked for at once (3 are free)', await askForTooMany(cluster)],
    ['times that one key was charged, asked for 12 times at once', await repeatOneKey(cluster)],
    ['credits after buying 5 and hearing of it 9 times over from the payment provider', await buyOnce(cluster)],
  ];
}

async function migrationsRun({ db }: Cluster): Promise<string> {
  const admins = await db.selectFrom('users').select('email').where('role', '=', 'admin').execute();
  expectEqual(admins.length, 1, 'admins');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return `${rows.length}, each once`;
}

async function raceSessions({ call }: Cluster): Promise<string> {
  for (let index = 0; index < PEOPLE; index += 1) {
    const { from, refreshToken } = await newPerson(call);
    const refresh = (token: string) => call('POST', '/api/auth/refresh', { from, body: { refreshToken: token } });
    const race = await Promise.all(times(AT_ONCE, () => refresh(refreshToken)));
    for (const reply of race) expectStatus(reply, 200, 'a refresh in a race');
    expectEqual(new Set(race.map(({ body }) => body.refreshToken)).size, 1, 'next tokens');
    const [first] = race;
    const who = () =>
      Promise.all(race.map(({ body }) => call('GET', '/api/user', { from, token: String(body.accessToken) })));
    for (const reply of await who()) expectStatus(reply, 200, 'a call in a session');
    const leave = { from, body: { refreshToken: String(first?.body.refreshToken) } };
    expectStatus(await call('POST', '/api/auth/logout', leave), 200, 'signing out');
    for (const reply of await who()) expectStatus(reply, 401, 'a call in a session that ended');
  }
  return `${PEOPLE} of ${PEOPLE}`;
}

async function guessPasswords({ call }: Cluster): Promise<string> {
  const { email } = await newPerson(call);
  const guess = (password: string) => call('POST', '/api/auth/login', { from: '127.2.0.1', body: { email, password } });
  const guesses = await Promise.all(times(24, (index) => guess(`wrong${index}!`)));
  const tried = guesses.filter(({ status }) => status === 401).length;
  expectEqual(tried, 10, 'guesses that were looked at');
  expectStatus(await guess(PASSWORD), 429, 'the right password after too many wrong ones');
  return String(tried);
}

async function askForTooMany({ call }: Cluster): Promise<string> {
  const choice = await quickChoice(await newPerson(call));
  const person = await newPerson(call);
  const replies = await Promise.all(times(AT_ONCE, () => generate(person, choice, randomUUID())));
  const given = replies.filter(({ status }) => status === 200).length;
  expectEqual(given, 3, 'free scripts');
  return String(given);
}

async function repeatOneKey({ call }: Cluster): Promise<string> {
  const choice = await quickChoice(await newPerson(call));
  const person = await newPerson(call);
  const replies = await Promise.all(times(AT_ONCE, () => generate(person, choice, 'one-key')));
  for (const reply of replies) expectStatus(reply, 200, 'the same request again');
  const { body } = await person.call('GET', '/api/user');
  const charged = Number(body.scriptsGenerated);
  expectEqual(charged, 1, 'charges');
  return String(charged);
}

async function buyOnce({ call, url, db, servers }: Cluster): Promise<string> {
  const person = await newPerson(call);
  const plans = (await call('GET', '/api/subscription-plans')).body.data as { _id: string; planType: string }[];
  const planId = plans.find(({ planType }) => planType === 'per-script')?._id;
  const order = { planId, quantity: 5, successUrl: `${url}/dashboard`, cancelUrl: `${url}/pricing` };
  const checkout = await person.call('POST', '/api/checkout-sessions', { body: order });
  expectStatus(checkout, 200, 'a checkout');
  const page = new URL((checkout.body.data as { url: string }).url).pathname;
  expectStatus(await call('POST', page, { form: CARD }), 303, 'paying');
  const events = await db.selectFrom('sandbox_objects').select('body').where('id', 'like', 'evt_%').execute();
  const told = servers.flatMap((server) => times(3, () => callsTo(server.url)));
  for (const { body } of events) await Promise.all(told.map((tell) => tellOf(tell, body)));
  const { credits } = (await person.call('GET', '/api/user')).body;
  expectEqual(Number(credits), 5, 'credits');
  return String(credits);
}

async function tellOf(call: ReturnType<typeof callsTo>, payload: string): Promise<void> {
  const secret = `whsec_${createHmac('sha256', JWT_SECRET).update('sandbox webhooks').digest('hex')}`;
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  const headers = { 'stripe-signature': `t=${time},v1=${signature}` };
  expectStatus(await call('POST', '/api/webhooks/stripe', { headers, text: payload }), 200, 'an event');
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function expectEqual(found: number, expected: number, what: string): void {
  if (found !== expected) throw new Error(`${found} ${what} instead of ${expected}`);
}
