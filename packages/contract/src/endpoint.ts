import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** 1 to 200 visible ASCII characters, made anew for each thing the user asks for. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export type Access = 'public' | 'signed-in' | 'admin';

export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Who;
  readonly summary: string;
  /** Takes an `Idempotency-Key`: the same call sent again with the same key is done, and charged, once. */
  readonly idempotent?: true;
  readonly input: Input;
  readonly output: Output;
  readonly errors: readonly ErrorCode[];
};

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** One call of the API: the form, the route, the client and the API document all read this object. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType, Who extends Access>(
  definition: Endpoint<Input, Output, Who>,
): Endpoint<Input, Output, Who> {
  return definition;
}
