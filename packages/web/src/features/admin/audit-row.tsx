import type { AuditAction, AuditChange, AuditEntry } from '@hotscribe/contract';
import { moment } from '#lib/page/dates.ts';

const DONE = {
  'plan-created': 'created the plan',
  'plan-updated': 'changed the plan',
  'plan-deleted': 'deleted the plan',
  'plan-restored': 'restored the plan',
  'promotion-created': 'created a promotion for',
  'promotion-ended': 'ended the promotion for',
  'report-program-set': 'attached the correct program to the report',
  'report-program-removed': 'removed the program from the report',
  'report-done': 'closed the report',
  'report-reopened': 'reopened the report',
  'report-discarded': 'discarded the report',
  'sessions-ended': 'ended all sessions for',
  'two-step-turned-off': 'turned off two-step sign-in for',
} satisfies Record<AuditAction, string>;

export function AuditRow({ entry: { at, actor, action, subject, changes } }: { entry: AuditEntry }) {
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 text-small wrap-anywhere first:border-t-0 first:pt-0">
      <p>
        <span className="font-medium">{actor ?? 'A deleted account'}</span> {DONE[action]}{' '}
        <bdi className="font-medium">{subject.name}</bdi>
      </p>
      {changes.length > 0 && (
        <ul className="flex flex-col text-note text-ink-soft">
          {changes.map((change) => (
            <li key={change.field}>
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
      <time dateTime={at} className="text-note text-ink-faint">
        {moment(at)}
      </time>
    </li>
  );
}

function Change({ change: { field, before, after } }: { change: AuditChange }) {
  return (
    <>
      {field}: {before !== null && <del className="decoration-1">{before}</del>}{' '}
      {after !== null && <ins className="text-ink no-underline">{after}</ins>}
    </>
  );
}
