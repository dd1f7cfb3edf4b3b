import type { ReactNode } from 'react';
import { KeyCautions } from './key-cautions.tsx';
import { PermissionCard } from './permission-card.tsx';
import { RiskList } from './risk-list.tsx';
import type { ScriptReport } from './script-report.ts';
import { WhatItDoes } from './what-it-does.tsx';

type ScriptSummaryProps = {
  report: ScriptReport;
  /** Which other saved scripts take its keys. */
  clashes?: readonly string[];
  children?: ReactNode;
};

/** Everything there is to know about a script before its code: what it does, may do and risks. */
export function ScriptSummary({ report, clashes = [], children }: ScriptSummaryProps) {
  return (
    <div className="flex flex-col gap-4">
      <KeyCautions cautions={[...report.cautions, ...clashes]} />
      <div className="grid gap-6 md:grid-cols-[1fr_18rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <WhatItDoes lines={report.lines} stop={report.stop} />
          {children}
        </div>
        <div className="min-w-0">
          <PermissionCard capabilities={report.capabilities} />
        </div>
      </div>
      <RiskList risks={report.risks} />
    </div>
  );
}
