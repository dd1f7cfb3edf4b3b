import { Notice, type NoticeTone } from '#ui/status/notice.tsx';
import type { ReportedRisk } from './script-report.ts';

const TONES = { danger: 'danger', warning: 'warning', notice: 'calm' } satisfies Record<
  ReportedRisk['severity'],
  NoticeTone
>;

/** What could go wrong when the script is run. */
export function RiskList({ risks }: { risks: readonly ReportedRisk[] }) {
  if (risks.length === 0) return null;
  return (
    <ul aria-label="Warnings" className="flex flex-col gap-2">
      {risks.map(({ code, severity, message }) => (
        <li key={code}>
          <Notice tone={TONES[severity]}>{message}</Notice>
        </li>
      ))}
    </ul>
  );
}
