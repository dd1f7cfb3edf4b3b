import { type InputOf, type OutputOf, REPORTS_PAGE_SIZE, type Report, type reportsEndpoint } from '@hotscribe/contract';
import type { Db, ReportRow } from '#db/schema.ts';
import { cursorAt, readCursor } from '#lib/page-cursor.ts';
import { utcDay } from '#lib/utc-day.ts';
import { countReports, listReports } from './report-store.ts';

export async function reportList(
  db: Db,
  { status = 'open', limit = REPORTS_PAGE_SIZE, cursor }: InputOf<typeof reportsEndpoint>,
): Promise<OutputOf<typeof reportsEndpoint>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listReports(db, { status, limit: limit + 1, after });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    success: true,
    reports: page.map(reportView),
    ...(await countReports(db)),
    nextCursor: last ? cursorAt({ createdAt: last.day, id: last.id }) : null,
  };
}

export function reportView(row: ReportRow): Report {
  const { id, status, symptom, expected, request, state, script, program } = row;
  return {
    ...{ id, status, symptom, expected, request, state, script, program },
    day: utcDay(row.day),
    errorText: row.error_text,
    rightProgram: row.right_program,
  };
}
