import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const planType = z.enum(['free', 'monthly', 'per-script']);

export const user = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  subscription_plan: planType,
  scriptsGenerated: z.number().int(),
  limit: z.number().int(),
  /** Whether the user is still to open the link that confirms the address. */
  emailToConfirm: z.boolean(),
  /** The address it changes to once the link that was sent there is opened. */
  pendingEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
});

export type User = z.infer<typeof user>;

/**
 * How much of a plan is used. `freeLeft` of `limit` generations are free and go first; `credits` are already paid for.
 * `scriptsGenerated` counts them all, those of a subscription too.
 */
export const usage = z.object({
  plan: planType,
  subscription_plan: planType,
  scriptsGenerated: z.number().int(),
  limit: z.number().int(),
  freeLeft: z.number().int(),
  credits: z.number().int(),
});

export type Usage = z.infer<typeof usage>;

export const currentUserEndpoint = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  summary: 'Get the signed-in user, their plan, and their usage',
  input: z.strictObject({}),
  output: user.extend({ success: z.literal(true), ...usage.shape }),
  errors: [],
});
