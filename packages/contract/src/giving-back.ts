import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recordId } from './script-rules.ts';
import { SYMPTOMS } from './symptoms.ts';
import { usage } from './user.ts';

const success = z.literal(true);

/** Check whether the generation an answer cost can be given back. */
export const givingBack = z.object({
  /** `offered`, or why it is not: it was given back, the answer cost nothing, or the month's are used up. */
  state: z.enum(['offered', 'given-back', 'cost-nothing', 'none-left']),
  /** So many can be given back to this account in this month still, of how many. */
  left: z.number().int(),
  limit: z.number().int(),
});

export type GivingBack = z.infer<typeof givingBack>;

export const givingBackEndpoint = endpoint({
  method: 'GET',
  path: '/api/answers/{id}/give-back',
  access: 'signed-in',
  summary: 'Check whether the generation an answer cost can be given back',
  input: z.strictObject({ id: recordId('answer') }),
  output: z.object({ success, givingBack }),
  errors: ['not-found'],
});

export const giveBackEndpoint = endpoint({
  method: 'POST',
  path: '/api/answers/{id}/give-back',
  access: 'signed-in',
  summary: 'Get back the generation an answer cost: once per answer, up to five times a month',
  input: z.strictObject({ id: recordId('answer'), symptom: z.enum(SYMPTOMS) }),
  output: z.object({ success, givingBack, usage }),
  errors: ['not-found', 'cost-nothing', 'already-given-back', 'give-backs-used-up'],
});
