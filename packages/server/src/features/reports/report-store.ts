import { randomUUID } from 'node:crypto';
import { REPORTS_KEPT_DAYS } from '@hotscribe/contract';
import type { Db, ReportRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { Place } from '#lib/page-cursor.ts';
import { DAY_MS } from '#lib/utc-day.ts';

export type NewReport = Omit<ReportRow, 'id' | 'day' | 'status' | 'right_program'>;

/** Kept with its day alone: beside a log, the moment would say whose it is. */
export async function insertReport(db: Db, report: NewReport, now: number): Promise<void> {
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  await db
    .insertInto('reports')
    .values({ ...report, id: randomUUID(), day, status: 'open', right_program: null })
    .execute();
}

type ListQuery = { status: ReportRow['status']; limit: number; after: Place | undefined };

/** The last day first. */
export function listReports(db: Db, { status, limit, after }: ListQuery): Promise<ReportRow[]> {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('status', '=', status)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('day', 'id'), '<', eb.tuple(after?.createdAt ?? 0, after?.id ?? ''))),
    )
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countReports(db: Db): Promise<Record<ReportRow['status'], number>> {
  const rows = await db
    .selectFrom('reports')
    .select((eb) => ['status', eb.fn.countAll<number>().as('times')])
    .groupBy('status')
    .execute();
  const times = (status: ReportRow['status']) => rows.find((row) => row.status === status)?.times ?? 0;
  return { open: times('open'), done: times('done') };
}

/** Held until the transaction ends, so that the log says what it was before. */
export async function holdReport(db: Db, id: string): Promise<ReportRow> {
  const held = await db
    .updateTable('reports')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!held) throw new DomainError('not-found');
  return held;
}

export function changeReport(
  db: Db,
  id: string,
  change: Pick<ReportRow, 'status' | 'right_program'>,
): Promise<ReportRow> {
  return db.updateTable('reports').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteReport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reports').where('id', '=', id).execute();
}

/** The requests of those that have a right program, in the order of their days. */
export function rightPrograms(db: Db): Promise<{ request: string; program: string | null }[]> {
  return db
    .selectFrom('reports')
    .select(['request', 'right_program as program'])
    .where('right_program', 'is not', null)
    .orderBy('day')
    .orderBy('id')
    .execute();
}

export async function forgetOldReports(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('reports')
    .where('day', '<=', now - REPORTS_KEPT_DAYS * DAY_MS)
    .execute();
}
