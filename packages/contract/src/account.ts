import { z } from 'zod';
import { MESSAGES, requiredText } from './account-rules.ts';
import { recentAnswer } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { generationJob } from './generation-jobs.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { currency, paidPlanType } from './plan-rules.ts';
import { recordId } from './script-rules.ts';
import { savedScript } from './scripts.ts';
import { subscription } from './subscriptions.ts';
import { twoStepState } from './two-step.ts';
import { usage, user } from './user.ts';

const success = z.literal(true);
const doneReply = z.object({ success, message: z.string() });

/** A browser that is signed in. */
export const session = z.object({
  id: z.string(),
  /** Such as 'Firefox on Windows'. */
  device: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

export type Session = z.infer<typeof session>;

export const sessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: 'List the browsers that are signed in: this one first, then the most recently used',
  input: z.strictObject({}),
  output: z.object({ success, sessions: z.array(session) }),
  errors: [],
});

export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  access: 'signed-in',
  summary: 'Sign out one browser',
  input: z.strictObject({ id: recordId('session') }),
  output: doneReply,
  errors: ['not-found'],
});

export const signOutEverywhereEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  access: 'signed-in',
  summary: 'Sign out every browser, including this one',
  input: z.strictObject({}),
  output: doneReply,
  errors: [],
});

export const deleteAccountEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  summary:
    'Delete the account, its scripts, and everything else we know about its owner; ends the subscription immediately',
  input: z.strictObject({
    password: requiredText(MESSAGES.enterPassword).max(PASSWORD_MAX_LENGTH, MESSAGES.longPassword),
  }),
  output: doneReply,
  errors: ['wrong-password', 'last-admin', 'payments-unavailable', 'too-many-requests'],
});

const purchase = z.object({
  id: z.string(),
  plan: z.string(),
  planType: paidPlanType,
  amount: z.number(),
  currency,
  status: z.enum(['open', 'paid', 'expired', 'failed', 'refunded']),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
});

const exportedScript = savedScript.extend({
  versions: z.array(z.object({ script: z.string(), replacedAt: z.iso.datetime() })),
});

/** Made with a language model within the last day, which is how long its words are kept. */
const exportedGeneration = generationJob
  .pick({ description: true, state: true, startedAt: true })
  .extend({ script: z.string().nullable() });

const exportedAnswer = recentAnswer
  .pick({ request: true, state: true, writer: true, script: true, createdAt: true })
  .extend({
    givenBackAt: z.iso.datetime().nullable(),
    changes: z.array(z.object({ note: z.string(), script: z.string(), createdAt: z.iso.datetime() })),
  });

/** Everything that is kept about a user. */
export const accountDataEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/data',
  access: 'signed-in',
  summary: 'Download everything we keep about the signed-in user',
  input: z.strictObject({}),
  output: z.object({
    success,
    exportedAt: z.iso.datetime(),
    account: user,
    usage,
    subscription: subscription.omit({ hasInvoices: true }),
    purchases: z.array(purchase),
    credits: z.array(z.object({ kind: z.string(), amount: z.number().int(), createdAt: z.iso.datetime() })),
    /** In the last month in which any were. */
    givenBack: z.object({ month: z.string().nullable(), generations: z.number().int() }),
    sessions: z.array(session),
    /** Never its secret or its codes. */
    twoStep: twoStepState,
    scripts: z.array(exportedScript),
    generations: z.array(exportedGeneration),
    answers: z.array(exportedAnswer),
  }),
  errors: ['too-many-requests'],
});
