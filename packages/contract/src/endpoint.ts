import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** 1 to 200 visible ASCII characters, new for each thing the user asks for. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Names a request from the browser to the log; 8 to 64 letters, digits, `-` and `_`, else the server makes one. */
export const REQUEST_ID_HEADER = 'x-request-id';

export type Access = 'public' | 'signed-in' | 'admin';

export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Later extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Who;
  readonly summary: string;
  /** Takes an `Idempotency-Key`: the same call sent again with the same key is done, and charged, once. */
  readonly idempotent?: true;
  readonly input: Input;
  readonly output: Output;
  /** What is answered with 202 where the output takes longer than a caller waits. */
  readonly later?: Later;
  readonly errors: readonly ErrorCode[];
};

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
export type LaterOf<E extends Endpoint> = z.output<NonNullable<E['later']>>;

/** One call of the API: the form, the route, the client and the API document all read this object. */
export function endpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Who extends Access,
  Later extends z.ZodType = never,
>(definition: Endpoint<Input, Output, Who, Later>): Endpoint<Input, Output, Who, Later> {
  return definition;
}
