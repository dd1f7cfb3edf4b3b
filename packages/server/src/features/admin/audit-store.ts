import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditChange } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import type { Place } from '#lib/page-cursor.ts';

export type AuditRecord = {
  actorId: string;
  action: AuditAction;
  subject: { id: string; name: string };
  changes: AuditChange[];
};

export async function insertAudit(
  db: Db,
  { actorId, action, subject, changes }: AuditRecord,
  at: number,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at,
      actor_id: actorId,
      action,
      subject_id: subject.id,
      subject_name: subject.name,
      changes: JSON.stringify(changes),
    })
    .execute();
}

type UserChange = Pick<AuditRecord, 'actorId' | 'action'> & { userId: string };

/** What an admin did to an account. The stored name is what is left to say once that account is deleted. */
export function insertUserChange(db: Db, { actorId, userId, action }: UserChange, at: number): Promise<void> {
  const subject = { id: userId, name: 'a deleted account' };
  return insertAudit(db, { actorId, action, subject, changes: [] }, at);
}

/** The last first. Addresses are asked of the accounts: once an account is deleted, its address is nowhere. */
export function listAudit(db: Db, limit: number, after: Place | undefined) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .leftJoin('users as subjects', 'subjects.id', 'audit_log.subject_id')
    .selectAll('audit_log')
    .select(['users.email as actor', 'subjects.email as subject_email'])
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('at', 'audit_log.id'), '<', eb.tuple(after?.createdAt ?? 0, after?.id ?? ''))),
    )
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
}
