import { DomainError } from '#lib/domain-error.ts';
import type { Place } from './script-store.ts';

/** Where a page ends. A place in the order, not a count: scripts that come or go meanwhile move nothing. */
export function cursorAt({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

export function readCursor(cursor: string): Place {
  const [, createdAt, id] = /^(\d{1,15}) ([\da-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createdAt && id) return { createdAt: Number(createdAt), id };
  const message = 'That is not the nextCursor of a page.';
  throw new DomainError('invalid-input', { message, fields: { cursor: message } });
}
