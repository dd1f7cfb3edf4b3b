import { randomUUID } from 'node:crypto';
import type { GenerationAnswer, Knob, Thing } from '@hotscribe/contract';
import { createPlan, planOfType } from '../plan-calls.ts';
import { DESCRIPTION } from '../script-user.ts';
import { checkoutOf } from '../shop.ts';
import { type SignedInUser, signedIn } from '../signed-in.ts';
import { type Body, PASSWORD, type TestApp } from '../test-app.ts';

/** The ids of one thing of each kind; `knob` is a value of them that can be changed. */
export type Things = Record<Thing, string> & { knob: Pick<Knob, 'id' | 'value'> };

/** Someone who has one thing of each kind, made by the very calls that people make them by. */
export async function ownerOfThings(app: TestApp, admin: SignedInUser, email: string) {
  const owner = await signedIn(app, email);
  await app.db.updateTable('users').set({ scripts_generated: -10 }).where('id', '=', owner.id).execute();
  const generated = await done(owner.post('/api/scripts/generate', { description: DESCRIPTION, writer: 'embedded' }));
  const { id: answer, script, program } = generated as GenerationAnswer;
  const saved = await done(
    owner.post('/api/scripts/save', { name: 'Notepad', description: DESCRIPTION, script, program, answerId: answer }),
  );
  const { id: scriptId } = saved.script as { id: string };
  // Something to undo, and an earlier version of the script.
  await changeKey(owner, `/api/answers/${answer}`);
  const knob = await changeKey(owner, `/api/scripts/${scriptId}`);
  await done(
    owner.post(`/api/scripts/${scriptId}/reports`, { symptom: 'wrong-thing', expected: 'more', consent: true }),
  );
  // A language model writes in a job.
  await done(owner.post('/api/scripts/generate', { description: 'f7 opens the calculator' }));
  const plan = await planOfType(app, 'per-script');
  await done(owner.post('/api/checkout-sessions', checkoutOf(app, plan.id)));
  const session = await done(app.post('/api/auth/login', { email, password: PASSWORD }));
  const things: Things = {
    script: scriptId,
    'script-version': await firstOf(owner, `/api/scripts/${scriptId}/versions`, 'versions'),
    answer,
    job: await theOnlyOf(app, 'generation_jobs', owner.id),
    session: sessionIn(String(session.accessToken)),
    order: await theOnlyOf(app, 'orders', owner.id),
    plan: (await createPlan(admin, { name: `Plan ${randomUUID()}` })).id,
    report: await firstOf(admin, '/api/admin/reports', 'reports'),
    knob,
  };
  return { owner, things };
}

async function changeKey(owner: SignedInUser, path: string): Promise<Things['knob']> {
  const { knobs } = (await done(owner.get(`${path}/knobs`))) as { knobs: Knob[] };
  const [key] = knobs;
  if (!key) throw new Error(`${path} has nothing to change`);
  await done(owner.post(`${path}/knobs`, { knob: key.id, was: key.value, value: 'f9' }));
  return { id: key.id, value: 'f9' };
}

async function theOnlyOf(app: TestApp, table: 'generation_jobs' | 'orders', userId: string): Promise<string> {
  const { id } = await app.db.selectFrom(table).select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return id;
}

async function firstOf(user: SignedInUser, path: string, list: string): Promise<string> {
  const [first] = (await done(user.get(path)))[list] as { id: string }[];
  if (!first) throw new Error(`${path} lists nothing`);
  return first.id;
}

/** The session that an access token speaks for. */
export function sessionIn(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sid;
}

async function done(call: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
