import {
  checkProgramEndpoint,
  discardReportEndpoint,
  reportsEndpoint,
  updateReportEndpoint,
} from '@hotscribe/contract';
import type { ReportRow } from '#db/schema.ts';
import type { Mount } from '#http/mount.ts';
import { checkProgram } from './check-program.ts';
import type { ReportDeps } from './report-deps.ts';
import { reportList, reportView } from './report-list.ts';
import { deleteReport, holdReport } from './report-store.ts';
import { subjectOf, updateReport } from './update-report.ts';

const success = true as const;

export function mountAdminReports(mount: Mount, deps: ReportDeps): void {
  mount(reportsEndpoint, (input) => reportList(deps.db, input));
  mount(checkProgramEndpoint, async ({ program }) => ({ success, checked: await checkProgram(program) }));
  mount(updateReportEndpoint, async ({ id, ...change }, { signedIn }) => {
    const report = await updateReport(deps, signedIn.userId, id, change);
    return { success, message: messageFor(report, change.status), report: reportView(report) };
  });
  mount(discardReportEndpoint, async ({ id }, { signedIn }) => {
    await deps.db.transaction().execute(async (db) => {
      const report = await holdReport(db, id);
      await deleteReport(db, id);
      const subject = subjectOf(report);
      await deps.recordChange(db, { actorId: signedIn.userId, action: 'report-discarded', subject, changes: [] });
    });
    return { success, message: 'Report discarded.' };
  });
}

function messageFor({ right_program }: ReportRow, status: ReportRow['status'] | undefined): string {
  if (status === 'done') return 'Report marked as done.';
  if (status === 'open') return 'Report reopened.';
  return right_program === null ? 'Program removed.' : 'Program saved.';
}
