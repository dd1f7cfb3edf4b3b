import { RISKS, type Risk } from './risk.ts';
import { blockedInput } from './risks/blocked-input.ts';
import { clipboard } from './risks/clipboard.ts';
import { commands } from './risks/commands.ts';
import { credentials } from './risks/credentials.ts';
import { deletion } from './risks/deletion.ts';
import { downloadRun } from './risks/download-run.ts';
import { encryption } from './risks/encryption.ts';
import { keystrokes } from './risks/keystrokes.ts';
import { persistence } from './risks/persistence.ts';
import type { RiskContext, RiskRule } from './risks/risk-context.ts';
import { screenshots } from './risks/screenshots.ts';
import { sentData } from './risks/sent-data.ts';
import { shutdown } from './risks/shutdown.ts';

const RULES: RiskRule[] = [
  keystrokes,
  downloadRun,
  deletion,
  commands,
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
  const risks = RULES.flatMap((rule) => rule(context)).map(({ code, places }): Risk => {
    const [severity, message] = RISKS[code];
    return { code, severity, message, places: places.sort((one, other) => one.start - other.start) };
  });
  return risks.sort((one, other) => ORDER[one.severity] - ORDER[other.severity]);
}
