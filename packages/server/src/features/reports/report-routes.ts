import { reportAnswerEndpoint, reportScriptEndpoint, type Symptom } from '@hotscribe/contract';
import { refuseFlood } from '#db/refuse-flood.ts';
import type { Mount } from '#http/mount.ts';
import { mountAdminReports } from './admin-report-routes.ts';
import type { ReportDeps, Reported } from './report-deps.ts';
import { insertReport } from './report-store.ts';

type Told = { symptom: Symptom; expected: string; errorText?: string | undefined };

const BOUND = { of: 'reports', max: 10, windowMs: 60 * 60 * 1000 };
const done = { success: true as const, message: 'Thank you. We’ve received your report, without your name.' };

export function mountReports(mount: Mount, deps: ReportDeps): void {
  mount(reportAnswerEndpoint, async ({ id, script, ...told }, { signedIn }) => {
    await refuseFlood(deps, { ...BOUND, who: signedIn.userId });
    const kept = await deps.scriptOf(deps.db, signedIn.userId, { kind: 'answer', id });
    const isEdited = script !== undefined && script !== kept.script;
    await keep(deps, isEdited ? { ...kept, script, program: null, state: null } : kept, told);
    return done;
  });
  mount(reportScriptEndpoint, async ({ id, ...told }, { signedIn }) => {
    await refuseFlood(deps, { ...BOUND, who: signedIn.userId });
    await keep(deps, await deps.scriptOf(deps.db, signedIn.userId, { kind: 'script', id }), told);
    return done;
  });
  mountAdminReports(mount, deps);
}

function keep({ db, now }: ReportDeps, reported: Reported, { symptom, expected, errorText }: Told): Promise<void> {
  const { request, script, program, state } = reported;
  const error_text = symptom === 'error-box' ? errorText || null : null;
  return insertReport(db, { request, script, program, state, symptom, expected, error_text }, now());
}
