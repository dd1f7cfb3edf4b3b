import { newIdempotencyKey } from './idempotency-key.ts';

const LENGTH = 12;

/** A name for one request, short enough to be read out: it leads from what a user saw to our log. */
export function newRequestId(): string {
  return newIdempotencyKey().slice(0, LENGTH);
}

/** What to say of a mistake of ours, so that its lines in the log can be found. */
export function withRequestId(message: string, id: string): string {
  return `${message} If this keeps happening, send us this code: ${id}`;
}
