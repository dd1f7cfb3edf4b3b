import { setTimeout as sleep } from 'node:timers/promises';
import type { Known } from './likely-value.ts';

const PASSWORD = 'walnut7!';
const DESCRIPTION = 'when I press ctrl+alt+n open notepad';

export type Person = { token: string; known: Known };
type Body = Record<string, unknown>;

/** Those who call: users with things of their own, who are replaced now and then, and an admin. */
export type People = {
  user: () => Promise<Person>;
  admin: () => Promise<Person>;
  /** This token is turned away: its owner is replaced before the next call. */
  left: (token: string) => void;
};

// A user reaches limits of their own, and then the code behind those would no longer be tried.
const CALLS_OF_ONE_USER = 500;

export function people(origin: string, admin: { email: string; password: string }): People {
  let made = 0;
  let calls = 0;
  let theAdmin: Promise<Person> | undefined;
  let previous: Person | undefined;
  const make = async (): Promise<Person> => {
    made += 1;
    previous = await newUser(origin, `user-${made}@example.com`, previous);
    return previous;
  };
  let user = make();
  // Made ahead, so that nobody waits for it.
  let next = make();
  const replace = () => {
    calls = 0;
    user = next;
    next = make();
    return user;
  };
  return {
    user: () => {
      calls += 1;
      if (calls > CALLS_OF_ONE_USER) replace();
      return user;
    },
    admin: () => {
      theAdmin ??= signIn(origin, admin, previous);
      return theAdmin;
    },
    left: async (token) => {
      if ((await theAdmin)?.token === token) theAdmin = undefined;
      const left = await user;
      if (left.token === token) user = comeBack(origin, left).catch(replace);
    },
  };
}

/** Fails where the account is gone, or has another password now. */
async function comeBack(origin: string, { known }: Person): Promise<Person> {
  const [email = ''] = known.texts.email ?? [];
  const { accessToken, refreshToken } = await post(origin, '/api/auth/login', { email, password: PASSWORD });
  const texts = { ...known.texts, refreshToken: [String(refreshToken), 'x'.repeat(43)] };
  return { token: String(accessToken), known: { ...known, texts } };
}

async function newUser(origin: string, email: string, previous: Person | undefined): Promise<Person> {
  const { accessToken, refreshToken } = await post(origin, '/api/auth/register', { email, password: PASSWORD });
  const token = String(accessToken);
  const call = (path: string, body: Body = {}) => post(origin, path, body, token);
  // The plan may be taken off sale or change its price at any moment, by the calls of the admin.
  await subscribe(origin, token).catch(() => {});
  const answer = await call('/api/scripts/generate', { description: DESCRIPTION });
  const { script, program } = answer as Record<string, string>;
  const saved = await call('/api/scripts/save', { name: 'Notepad', description: DESCRIPTION, script, program });
  const id = (saved.script as { id: string }).id;
  const { knobs } = (await get(origin, `/api/scripts/${id}/knobs`, token)) as {
    knobs: { id: string; value: string }[];
  };
  const [knob] = knobs;
  await call(`/api/scripts/${id}/knobs`, { knob: knob?.id, was: knob?.value, value: 'f9' });
  const { versions } = (await get(origin, `/api/scripts/${id}/versions`, token)) as { versions: { id: string }[] };
  const { data } = (await get(origin, '/api/subscription-plans', token)) as { data: { id: string }[] };
  const { sessions } = (await get(origin, '/api/account/sessions', token)) as { sessions: { id: string }[] };
  const foreign = (thing: string) => (previous?.known.ids[thing] ?? []).slice(0, 1);
  return {
    token,
    known: {
      ids: {
        script: [id, ...foreign('script')],
        'script-version': [...versions.map((version) => version.id), ...foreign('script-version')],
        answer: [String(answer.id), ...foreign('answer')],
        session: [...foreign('session'), ...sessions.map((session) => session.id)],
        plan: data.map((plan) => plan.id),
      },
      texts: {
        ...textsOf(origin, email),
        refreshToken: [String(refreshToken), 'x'.repeat(43)],
        // Rarely the right one: with it, one call deletes the account.
        password: [PASSWORD, 'wrong7!!', 'wrong8!!', 'wrong9!!'],
        currentPassword: [PASSWORD, 'wrong7!!'],
        knob: knobs.map((each) => each.id),
      },
    },
  };
}

async function signIn(origin: string, admin: { email: string; password: string }, user: Person | undefined) {
  const { accessToken } = await post(origin, '/api/auth/login', admin);
  const token = String(accessToken);
  const { data } = (await get(origin, '/api/admin/subscription-plans', token)) as { data: { id: string }[] };
  const { reports } = (await get(origin, '/api/admin/reports', token)) as { reports: { id: string }[] };
  const ids = { ...user?.known.ids, plan: data.map(({ id }) => id), report: reports.map(({ id }) => id) };
  // Not the admin's own password: with it, one call would change it and nobody could come back.
  return { token, known: { ids, texts: { ...textsOf(origin, 'user-1@example.com'), password: ['wrong7!!'] } } };
}

function textsOf(origin: string, email: string): Known['texts'] {
  const fresh = Array.from({ length: 20 }, (_, at) => `fresh-${at}-${email}`);
  return {
    email: [email, ...fresh],
    newEmail: fresh,
    newPassword: ['chestnut8!', PASSWORD],
    token: ['x'.repeat(43)],
    successUrl: [`${origin}/dashboard?success=true`],
    cancelUrl: [`${origin}/pricing?canceled=true`],
    returnUrl: [`${origin}/account`],
  };
}

async function subscribe(origin: string, token: string): Promise<void> {
  const { data } = (await get(origin, '/api/subscription-plans', token)) as {
    data: { id: string; planType: string }[];
  };
  const planId = data.find(({ planType }) => planType === 'monthly')?.id;
  // An admin's calls may have taken it off sale.
  if (!planId) return;
  const urls = { successUrl: `${origin}/dashboard`, cancelUrl: `${origin}/pricing` };
  const reply = await post(origin, '/api/checkout-sessions', { planId, ...urls }, token);
  const { url } = reply.data as { url: string };
  await fetch(origin + new URL(url).pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12/39', cvc: '123' }),
  });
  await post(origin, '/api/subscriptions/sync', {}, token);
}

function post(origin: string, path: string, body: Body, token?: string): Promise<Body> {
  return ask(origin + path, token, { method: 'POST', body: JSON.stringify(body) });
}

function get(origin: string, path: string, token: string): Promise<Body> {
  return ask(origin + path, token, {});
}

let place = 0;

async function ask(url: string, token: string | undefined, init: RequestInit): Promise<Body> {
  place += 1;
  const reply = await fetch(url, {
    ...init,
    headers: {
      // A connection that the server is about to close would fail a call that is none of those tried.
      connection: 'close',
      'x-forwarded-for': `172.16.${(place >> 8) & 255}.${place & 255}`,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const body = (await reply.json()) as Body;
  // The writer is still loading, or has much to do.
  if (reply.status === 503) return sleep(1000).then(() => ask(url, token, init));
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${JSON.stringify(body)}`);
  return body;
}
