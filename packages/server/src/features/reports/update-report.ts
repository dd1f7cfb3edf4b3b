import type { AuditAction, InputOf, updateReportEndpoint } from '@hotscribe/contract';
import type { ReportRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { utcDay } from '#lib/utc-day.ts';
import { checkProgram } from './check-program.ts';
import type { ReportDeps } from './report-deps.ts';
import { changeReport, holdReport } from './report-store.ts';

type Change = Omit<InputOf<typeof updateReportEndpoint>, 'id'>;

/** Puts the right program beside a report, or marks it. A program is kept only where nothing is wrong with it. */
export async function updateReport(
  { db: database, recordChange }: ReportDeps,
  actorId: string,
  id: string,
  { rightProgram, status }: Change,
): Promise<ReportRow> {
  const program = rightProgram === undefined ? undefined : await usableProgram(rightProgram);
  return database.transaction().execute(async (db) => {
    const held = await holdReport(db, id);
    const next = { status: status ?? held.status, right_program: program === undefined ? held.right_program : program };
    const changed = await changeReport(db, id, next);
    for (const action of actionsOf(held, next)) {
      await recordChange(db, { actorId, action, subject: subjectOf(held), changes: [] });
    }
    return changed;
  });
}

/** How the log names a report: its words are forgotten some day, and the log is not. */
export function subjectOf({ id, day }: ReportRow): { id: string; name: string } {
  return { id, name: `of ${utcDay(day)}` };
}

async function usableProgram(text: string | null): Promise<string | null> {
  if (text === null || text.trim() === '') return null;
  const { canonical, problems } = await checkProgram(text);
  if (canonical !== null) return canonical;
  const problem = problems.find(({ severity }) => severity === 'error');
  const message = problem ? `Line ${problem.line}, column ${problem.column}: ${problem.message}` : '';
  throw new DomainError('invalid-input', { message, fields: { rightProgram: message } });
}

type Marks = Pick<ReportRow, 'status' | 'right_program'>;

function actionsOf(before: Marks, after: Marks): AuditAction[] {
  const actions: AuditAction[] = [];
  if (before.right_program !== after.right_program) {
    actions.push(after.right_program === null ? 'report-program-removed' : 'report-program-set');
  }
  if (before.status !== after.status) actions.push(after.status === 'done' ? 'report-done' : 'report-reopened');
  return actions;
}
