import { DomainError } from './domain-error.ts';

/** Where a page of a list ends, newest first: a place in the order, not a count, so what comes or goes moves nothing. */
export type Place = { createdAt: number; id: string };

export function cursorAt({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

export function readCursor(cursor: string): Place {
  const [, createdAt, id] = /^(\d{1,15}) ([\da-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createdAt && id) return { createdAt: Number(createdAt), id };
  const message = 'That isn’t a valid nextCursor.';
  throw new DomainError('invalid-input', { message, fields: { cursor: message } });
}
