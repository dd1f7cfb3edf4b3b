import {
  AUDIT_PAGE_SIZE,
  type AuditAction,
  type AuditChange,
  type auditLogEndpoint,
  type InputOf,
  type OutputOf,
} from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { cursorAt, readCursor } from '#lib/page-cursor.ts';
import { listAudit } from './audit-store.ts';

export async function auditLog(
  db: Db,
  { limit = AUDIT_PAGE_SIZE, cursor }: InputOf<typeof auditLogEndpoint>,
): Promise<OutputOf<typeof auditLogEndpoint>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listAudit(db, limit + 1, after);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    success: true,
    entries: page.map((row) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      actor: row.actor,
      action: row.action as AuditAction,
      subject: { id: row.subject_id, name: row.subject_email ?? row.subject_name },
      changes: JSON.parse(row.changes) as AuditChange[],
    })),
    nextCursor: last ? cursorAt({ createdAt: last.at, id: last.id }) : null,
  };
}
