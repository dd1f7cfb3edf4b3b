import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { planType } from './user.ts';

type Room = { scripts: number; bytes: number };

const MB = 1_000_000;

/** How much each plan keeps: more than anyone fills by hand, and far less than a program that saves without end. */
export const STORAGE_LIMITS = {
  free: { scripts: 200, bytes: 10 * MB },
  'per-script': { scripts: 2000, bytes: 50 * MB },
  monthly: { scripts: 50_000, bytes: 500 * MB },
} as const satisfies Record<z.infer<typeof planType>, Room>;

/** From this share on, a user is told how much is used. */
export const STORAGE_TOLD_FROM = 0.8;

/** How much of a plan's room the saved scripts take, with their earlier versions. */
export const storage = z.object({
  plan: planType,
  scripts: z.number().int(),
  maxScripts: z.number().int(),
  bytes: z.number().int(),
  maxBytes: z.number().int(),
});

export type Storage = z.infer<typeof storage>;

export const storageEndpoint = endpoint({
  method: 'GET',
  path: '/api/scripts/storage',
  access: 'signed-in',
  summary: 'Get the space used by saved scripts and the space the plan allows',
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true), storage }),
  errors: [],
});
