import { randomUUID } from 'node:crypto';
import { type Endpoint, type Knob, THINGS, type Thing } from '@hotscribe/contract';
import { TEAM_PLAN } from '../plan-calls.ts';
import { DESCRIPTION } from '../script-user.ts';
import { PASSWORD, type TestUser } from '../test-app.ts';
import { callName, type Field, fieldsOf } from './contract-calls.ts';

type Given = {
  /** Who sends it. */
  user: TestUser;
  siteUrl: string;
  /** The things that the call names by their ids. */
  things: Record<Thing, string>;
  knob: Pick<Knob, 'id' | 'value'>;
};

/** Texts that a schema alone does not say; a call that means something else by a field has a line of its own. */
const SAMPLES: Record<string, (given: Given) => unknown> = {
  'POST /api/auth/register email': () => `${randomUUID()}@example.com`,
  email: ({ user }) => user.email,
  newEmail: () => `${randomUUID()}@example.com`,
  password: () => PASSWORD,
  currentPassword: () => PASSWORD,
  newPassword: () => 'chestnut8!',
  refreshToken: ({ user }) => user.refreshToken,
  token: () => 'no link that was sent has this',
  challenge: () => 'no sign-in was asked this',
  code: () => '000000',
  description: () => DESCRIPTION,
  wish: () => 'use F8 instead',
  name: () => 'A name',
  script: () => '^!n::Run("calc.exe")',
  knob: ({ knob }) => knob.id,
  was: ({ knob }) => knob.value,
  value: () => 'f8',
  expected: () => 'It should open WordPad.',
  program: () => 'key f9: open "notepad"',
  features: () => TEAM_PLAN.features,
  price: () => TEAM_PLAN.price,
  salePrice: () => 9.5,
  saleStartDate: () => '2099-01-01',
  saleEndDate: () => '2099-01-31',
  successUrl: ({ siteUrl }) => `${siteUrl}/dashboard`,
  cancelUrl: ({ siteUrl }) => `${siteUrl}/pricing`,
  returnUrl: ({ siteUrl }) => `${siteUrl}/account`,
};

/** An input that the call takes: all that it requires, and everything that names a thing of an owner. */
export function validInput(endpoint: Endpoint, given: Given): Record<string, unknown> {
  const fields = fieldsOf(endpoint).filter(({ required, names }) => required || (names && THINGS[names] === 'owner'));
  const input = Object.fromEntries(fields.map((field) => [field.name, sampleOf(endpoint, field, given)]));
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success) throw new Error(`${callName(endpoint)} does not take ${JSON.stringify(input)}`);
  return input;
}

function sampleOf(endpoint: Endpoint, { name, schema, names }: Field, given: Given): unknown {
  if (names) return given.things[names];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const sample = SAMPLES[`${callName(endpoint)} ${name}`] ?? SAMPLES[name];
  if (!sample) throw new Error(`${callName(endpoint)} is new: say in SAMPLES what a valid “${name}” is`);
  return sample(given);
}
