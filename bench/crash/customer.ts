import { randomUUID } from 'node:crypto';
import type { Calls, Reply } from './calls.ts';

/** What a customer was told was done, and may therefore rely on. */
export type Told = {
  email: string;
  registered: boolean;
  /** Answers by id, each charged once. */
  answers: Map<string, string>;
  /** Saved scripts by id: the texts that each may have, of which there is one unless a change is under way. */
  scripts: Map<string, string[]>;
  deleted: Set<string>;
  /** Scripts that were sent to be saved without an answer: each may be there once. */
  perhapsSaved: Set<string>;
  creditsPaid: number;
  creditsSpent: number;
  isDone: boolean;
};

type Visit = { url: string; planId: string; choice: string | undefined };

export const PASSWORD = 'walnut7!';
const REQUEST = 'when I press ctrl+alt+n open notepad';
const FREE = 3;
const CREDITS = 5;

export function newCustomer(email: string): Told {
  return {
    email,
    registered: false,
    answers: new Map(),
    scripts: new Map(),
    deleted: new Set(),
    perhapsSaved: new Set(),
    creditsPaid: 0,
    creditsSpent: 0,
    isDone: false,
  };
}

/** Registers, generates, saves, edits, deletes and buys, again and again where no answer comes. Throws at a wrong answer. */
export async function beCustomer(calls: Calls, told: Told, { planId, choice, url }: Visit): Promise<void> {
  const headers = { authorization: `Bearer ${await register(calls, told)}` };
  const call = (method: string, path: string, body?: object) =>
    calls.untilAnswered(method, path, { headers, ...(body && { body }) });

  async function generate(): Promise<void> {
    const idempotency = { ...headers, 'idempotency-key': randomUUID() };
    const body = { description: REQUEST, ...(choice && { choice }) };
    const reply = await calls.untilAnswered('POST', '/api/scripts/generate', { headers: idempotency, body });
    expectStatus(reply, 200, 'generate');
    const { id, script, usage } = reply.body as { id: string; script: string; usage: { scriptsGenerated: number } };
    told.answers.set(id, script);
    if (told.answers.size > FREE) told.creditsSpent += 1;
    if (usage.scriptsGenerated !== told.answers.size) {
      throw new Error(`${told.answers.size} scripts were generated and ${usage.scriptsGenerated} counted`);
    }
  }

  async function save(script: string): Promise<void> {
    const name = randomUUID();
    told.perhapsSaved.add(name);
    const body = { name, description: REQUEST, script };
    const reply = await calls.once('POST', '/api/scripts/save', { headers, body });
    if (!reply || reply.status === 503) return;
    expectStatus(reply, 200, 'save');
    told.perhapsSaved.delete(name);
    told.scripts.set((reply.body.script as { id: string }).id, [script]);
  }

  async function edit(id: string): Promise<void> {
    const script = `; ${randomUUID()}`;
    told.scripts.get(id)?.push(script);
    expectStatus(await call('PUT', `/api/scripts/${id}`, { name: 'Edited', script }), 200, 'edit');
    told.scripts.set(id, [script]);
  }

  async function remove(id: string): Promise<void> {
    const texts = told.scripts.get(id) ?? [];
    told.scripts.delete(id);
    const reply = await call('DELETE', `/api/scripts/${id}`);
    // An earlier call whose answer was lost may have done it.
    if (reply.status !== 404) expectStatus(reply, 200, 'delete');
    if (texts.length > 0) told.deleted.add(id);
  }

  async function buy(): Promise<void> {
    const address = `${url}/dashboard`;
    const order = { planId, successUrl: address, cancelUrl: address, quantity: CREDITS };
    for (;;) {
      const checkout = await call('POST', '/api/checkout-sessions', order);
      expectStatus(checkout, 200, 'checkout');
      const page = new URL((checkout.body.data as { url: string }).url).pathname;
      const form = { number: '4242424242424242', expiry: '12/39', cvc: '123' };
      const paid = await calls.untilAnswered('POST', page, { form });
      if (paid.status === 410) continue;
      expectStatus(paid, 303, 'pay');
      break;
    }
    told.creditsPaid += CREDITS;
    expectStatus(await call('POST', '/api/subscriptions/sync', {}), 200, 'sync');
  }

  await generate();
  await save('F1::Send("one")');
  await generate();
  await save('F2::Send("two")');
  for (const id of told.scripts.keys()) await edit(id);
  await buy();
  await generate();
  await generate();
  for (const id of [...told.scripts.keys()].slice(0, 1)) await remove(id);
  told.isDone = true;
}

async function register(calls: Calls, told: Told): Promise<string> {
  const body = { email: told.email, password: PASSWORD };
  const reply = await calls.untilAnswered('POST', '/api/auth/register', { body });
  // An earlier call whose answer was lost may have done it.
  const signedIn = reply.status === 409 ? await calls.untilAnswered('POST', '/api/auth/login', { body }) : reply;
  expectStatus(signedIn, 200, 'register');
  told.registered = true;
  return String(signedIn.body.accessToken);
}

function expectStatus({ status, body }: Reply, expected: number, what: string): void {
  if (status !== expected) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
}
