import type { Span } from '../syntax/expression.ts';
import { RISKS, type Risk, type RiskCode } from './risk.ts';
import { blockedInput } from './risks/blocked-input.ts';
import { clipboard } from './risks/clipboard.ts';
import { commandActions } from './risks/command-actions.ts';
import { credentials } from './risks/credentials.ts';
import { deletion } from './risks/deletion.ts';
import { downloadRun } from './risks/download-run.ts';
import { encryption } from './risks/encryption.ts';
import { keystrokes } from './risks/keystrokes.ts';
import { persistence } from './risks/persistence.ts';
import { protection } from './risks/protection.ts';
import type { RiskContext, RiskRule } from './risks/risk-context.ts';
import { screenshots } from './risks/screenshots.ts';
import { sentData } from './risks/sent-data.ts';
import { shutdown } from './risks/shutdown.ts';

const RULES: RiskRule[] = [
  keystrokes,
  downloadRun,
  deletion,
  commandActions,
  protection,
  persistence,
  blockedInput,
  shutdown,
  clipboard,
  credentials,
  encryption,
  screenshots,
  sentData,
];

const ORDER = { danger: 0, warning: 1, notice: 2 };

/** The dangerous combinations in a script, the worst first. */
export function readRisks(context: RiskContext): Risk[] {
  const places = new Map<RiskCode, Span[]>();
  for (const found of RULES.flatMap((rule) => rule(context)))
    places.set(found.code, [...(places.get(found.code) ?? []), ...found.places]);
  const risks = [...places].map(([code, spans]): Risk => {
    const [severity, message] = RISKS[code];
    return { code, severity, message, places: spans.sort((one, other) => one.start - other.start) };
  });
  return risks.sort((one, other) => ORDER[one.severity] - ORDER[other.severity]);
}
