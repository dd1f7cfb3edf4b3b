import { randomUUID } from 'node:crypto';
import type { MailJob, MailKind } from '#db/mail-schema.ts';
import type { Db } from '#db/schema.ts';

export type NewMail = { kind: MailKind; userId: string | null; address: string; detail?: string };

/** Takes the place of a mail of the same kind to the same address that has not left yet. */
export async function insertMailJob(db: Db, { kind, userId, address, detail }: NewMail, now: number): Promise<void> {
  await db.deleteFrom('mail_jobs').where('address', '=', address).where('kind', '=', kind).execute();
  await db
    .insertInto('mail_jobs')
    .values({
      id: randomUUID(),
      kind,
      user_id: userId,
      address,
      detail: detail ?? null,
      created_at: now,
      due_at: now,
    })
    .execute();
}

/** The mails that are due, none of which anybody else takes until `leaseMs` are over. */
export async function claimMailJobs(db: Db, now: number, leaseMs: number, most: number): Promise<MailJob[]> {
  const due = await db
    .selectFrom('mail_jobs')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute();
  const claimed: MailJob[] = [];
  for (const job of due) {
    const mine = await db
      .updateTable('mail_jobs')
      .set({ due_at: now + leaseMs, attempts: job.attempts + 1 })
      .where('id', '=', job.id)
      .where('due_at', '=', job.due_at)
      .returningAll()
      .executeTakeFirst();
    if (mine) claimed.push(mine);
  }
  return claimed;
}

export async function postponeMailJob(db: Db, id: string, dueAt: number): Promise<void> {
  await db.updateTable('mail_jobs').set({ due_at: dueAt }).where('id', '=', id).execute();
}

export async function deleteMailJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_jobs').where('id', '=', id).execute();
}
