import { z } from 'zod';
import type { Turn } from '../state/turn.ts';

export type SandboxRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/v1/${string}`;
  params: z.ZodType;
  handle: (turn: Turn, params: never, id: string) => Promise<object>;
};

/** One call of the provider's API: its path, the parameters it takes and no other, and what it does. */
export function route<Params extends z.ZodType>(
  method: SandboxRoute['method'],
  path: SandboxRoute['path'],
  params: Params,
  handle: (turn: Turn, params: z.output<Params>, id: string) => Promise<object>,
): SandboxRoute {
  return { method, path, params, handle };
}

// Everything arrives as text in a form.
export const text = () => z.string().min(1).max(5000);
export const flag = () => z.enum(['true', 'false']).transform((value) => value === 'true');
export const integer = () =>
  z
    .string()
    .regex(/^-?\d+$/, 'Invalid integer')
    .transform(Number);
export const amount = () => integer().refine((value) => value >= 0 && value <= 99_999_999, 'Invalid amount');
export const metadata = () => z.record(z.string().max(40), z.string().max(500)).default({});
/** An empty text is how the provider is told to clear a field. */
export const clearable = () =>
  z
    .string()
    .max(5000)
    .transform((value) => value || null);

export const nothing = () => z.strictObject({});
export const page = {
  limit: integer()
    .refine((value) => value >= 1 && value <= 100, 'Invalid integer: must be between 1 and 100')
    .optional(),
  starting_after: text().optional(),
};
