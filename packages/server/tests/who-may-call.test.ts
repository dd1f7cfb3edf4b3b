import { randomInt, randomUUID } from 'node:crypto';
import { type Endpoint, THINGS, type Thing } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { headersOfNobody, signedOut, TURNED_AWAY_AS } from './support/access/callers.ts';
import {
  CONTRACT_CALLS,
  callName,
  fieldsOf,
  namesOwnThing,
  namesOwnThingInAddress,
  requestOf,
} from './support/access/contract-calls.ts';
import { ownerOfThings, type Things } from './support/access/owned-things.ts';
import { validInput } from './support/access/valid-input.ts';
import { says, startModelServer } from './support/model-server.ts';
import { startProvider } from './support/shop.ts';
import { type SignedInUser, signedIn, signedInAdmin } from './support/signed-in.ts';
import { bearer, type Reply, startTestApp, type TestApp, type TestUser } from './support/test-app.ts';

// What is right to answer where the call is allowed, and what it asks for is not there to be had.
const ALLOWED_AND_TURNED_DOWN: Record<string, string> = {
  'POST /api/auth/reset-password': 'link-expired',
  'POST /api/auth/confirm-email': 'link-expired',
  'POST /api/auth/second-step': 'challenge-expired',
  'POST /api/account/two-step/confirm': 'two-step-off',
  'POST /api/account/two-step/recovery-codes': 'two-step-off',
  'POST /api/account/two-step/turn-off': 'two-step-off',
  // Not for admins' own accounts, and the address that is sent is the caller's.
  'POST /api/admin/users/turn-off-two-step': 'invalid-input',
  'POST /api/subscriptions/cancel': 'no-subscription',
  'POST /api/subscriptions/resume': 'no-subscription',
  'POST /api/subscriptions/portal': 'no-subscription',
  // The plan is neither deleted nor on sale.
  'POST /api/subscription-plans/{id}/restore': 'not-found',
  'DELETE /api/subscription-plans/promotion/{id}': 'not-found',
};

// Not of the contract: they answer programs and people, not the web app. None of them takes or tells anything of a user,
// but the webhook, which is signed by the payment provider.
const OTHER_ROUTES = ['/api/docs', '/api/docs.css', '/api/openapi.json', '/api/webhooks/stripe'];

const NO_THINGS = Object.fromEntries(Object.keys(THINGS).map((thing) => [thing, randomUUID()])) as Record<
  Thing,
  string
>;
const NO_KNOB = { id: 'no-knob', value: 'none' };

type World = { app: TestApp; admin: SignedInUser; ended: TestUser };

async function startWorld(): Promise<World> {
  const provider = await startProvider();
  const model = await startModelServer(says('```ahk\n#Requires AutoHotkey v2.0\n^!n::Run("calc.exe")\n```'));
  const app = await startTestApp({
    payments: provider.settings,
    model: model.settings,
    mail: { kind: 'outbox' },
    trustProxy: 1,
    limits: { registerFromAddress: { max: 10_000, windowMs: 1000 } },
  });
  return { app, admin: await signedInAdmin(app), ended: await signedOut(app, 'gone@example.com') };
}

function send(app: TestApp, endpoint: Endpoint, input: Record<string, unknown>, headers: Record<string, string>) {
  const { method, address, body } = requestOf(endpoint, input);
  // Everyone calls from a place of their own: a limit that is reached would hide who is served.
  const place = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
  return app.call(method, address, { headers: { ...headers, ...place }, body });
}

/** `served`, or the code of what the call was turned down with. */
function verdict(endpoint: Endpoint, { status, body }: Reply): string {
  if (status < 300) return 'served';
  return body.code === ALLOWED_AND_TURNED_DOWN[callName(endpoint)] ? 'served' : `${status} ${body.code}`;
}

function turnedAway(code: string): string {
  return `${code === 'not-allowed' ? 403 : 401} ${code}`;
}

// Ids, times and addresses differ from call to call and tell nothing.
function withoutAccidents({ status, body }: Reply): string {
  const text = JSON.stringify({ status, body });
  return text
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/[\w-]+@example\.com/g, 'email');
}

async function kept(owner: SignedInUser): Promise<string> {
  const { body } = await owner.get('/api/account/data');
  return JSON.stringify({ ...body, exportedAt: null });
}

const groups: Record<string, readonly Endpoint[]> = {
  'open to anyone': CONTRACT_CALLS.filter(({ access }) => access === 'public'),
  'for users’ own accounts': CONTRACT_CALLS.filter((call) => call.access === 'signed-in' && !namesOwnThing(call)),
  'for the owner of a script': CONTRACT_CALLS.filter((call) => namesOwnThing(call) && call.path.includes('/scripts')),
  'for the owner of something else': CONTRACT_CALLS.filter(
    (call) => namesOwnThing(call) && !call.path.includes('/scripts'),
  ),
  'for admins': CONTRACT_CALLS.filter(({ access }) => access === 'admin'),
};

test.each(Object.entries(groups))(
  'API calls %s accept exactly the callers the contract allows',
  async (_name, endpoints) => {
    const world = await startWorld();
    const seen: Record<string, unknown> = {};
    const declared: Record<string, unknown> = {};
    for (const endpoint of endpoints) {
      seen[callName(endpoint)] = await whoIsServed(world, endpoint);
      declared[callName(endpoint)] = whoShouldBe(endpoint);
    }
    expect(seen).toEqual(declared);
  },
);

function whoShouldBe(endpoint: Endpoint): Record<string, string> {
  const { access } = endpoint;
  const nobody = Object.entries(TURNED_AWAY_AS).map(([who, code]) => [
    who,
    access === 'public' ? 'served' : turnedAway(code),
  ]);
  const stranger = namesOwnThingInAddress(endpoint) ? '404 not-found' : 'served';
  const user = access === 'admin' ? turnedAway('not-allowed') : 'served';
  return {
    ...Object.fromEntries(nobody),
    stranger: access === 'admin' ? user : stranger,
    admin: access === 'admin' ? 'served' : stranger,
    owner: user,
  };
}

/** Strangers before the owner, whose call may delete what it names; the admin's goes last where only it is served. */
async function whoIsServed(world: World, endpoint: Endpoint): Promise<Record<string, string>> {
  const { app } = world;
  const { owner, things } = await ownerFor(world, endpoint);
  const inputFor = (user: TestUser, named: Record<Thing, string> = things) =>
    validInput(endpoint, { user, siteUrl: app.url, things: named, knob: things.knob });
  const before = await kept(owner);
  const nobody: [string, string][] = [];
  for (const [who, headers] of Object.entries(headersOfNobody(owner, world.ended))) {
    nobody.push([who, verdict(endpoint, await send(app, endpoint, inputFor(owner), headers))]);
  }
  const served: Record<string, string> = Object.fromEntries(nobody);
  const callers = {
    stranger: () => signedIn(app, `${randomUUID()}@example.com`),
    admin: () => signedInAdmin(app, `${randomUUID()}@example.com`),
  };
  for (const [who, signUp] of Object.entries(callers)) {
    const caller = await signUp();
    const reply = await send(app, endpoint, inputFor(caller), bearer(caller.accessToken));
    served[who] = verdict(endpoint, reply);
    if (!namesOwnThing(endpoint)) continue;
    const asMissing = await signUp();
    const missing = await send(app, endpoint, inputFor(asMissing, NO_THINGS), bearer(asMissing.accessToken));
    expect(withoutAccidents(reply), `${callName(endpoint)} tells the ${who} what is not theirs`).toBe(
      withoutAccidents(missing),
    );
  }
  if (endpoint.access === 'signed-in') expect(await kept(owner), callName(endpoint)).toBe(before);
  served.owner = verdict(endpoint, await send(app, endpoint, inputFor(owner), bearer(owner.accessToken)));
  return served;
}

async function ownerFor({ app, admin }: World, endpoint: Endpoint): Promise<{ owner: SignedInUser; things: Things }> {
  const email = `${randomUUID()}@example.com`;
  if (fieldsOf(endpoint).some(({ names }) => names)) return ownerOfThings(app, admin, email);
  return { owner: await signedIn(app, email), things: { ...NO_THINGS, knob: NO_KNOB } };
}

test('the contract declares what every ID in a path refers to, so each one is tested with other users’ data', () => {
  const unsaid = CONTRACT_CALLS.flatMap((endpoint) => {
    const said = new Set(fieldsOf(endpoint).flatMap(({ name, names }) => (names ? [name] : [])));
    const inAddress = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    return inAddress.filter((name) => !said.has(name)).map((name) => `${callName(endpoint)} ${name}`);
  });
  expect(unsaid).toEqual([]);
});

test('the only /api routes outside the contract are the ones listed in this test', async () => {
  const { app } = await startWorld();
  const ofContract = new Set(CONTRACT_CALLS.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')));
  const others = app.routes.filter((path) => path.startsWith('/api/') && !ofContract.has(path));
  expect([...new Set(others)].sort()).toEqual(OTHER_ROUTES);
  expect([...ofContract].filter((path) => !app.routes.includes(path))).toEqual([]);
});
