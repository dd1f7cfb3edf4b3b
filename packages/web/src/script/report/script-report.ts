import type { GeneratedScript } from '@hotscribe/contract';
import type { ScriptLanguage } from './script-language.ts';

export type ReportedLine = Pick<
  GeneratedScript['explanation']['lines'][number],
  'when' | 'keys' | 'context' | 'sentence' | 'code'
>;
export type ReportedRisk = { code: string; severity: 'danger' | 'warning' | 'notice'; message: string };
export type ReportedCapability = { code: string; message: string };

/** What is said about a script before its code is shown. */
export type ScriptReport = {
  lines: readonly ReportedLine[];
  stop: string | null;
  capabilities: readonly ReportedCapability[];
  risks: readonly ReportedRisk[];
  /** What to know about its keys. */
  cautions: readonly string[];
  /** What is wrong with it. */
  findings: readonly ReportedFinding[];
};

type ReportedFinding = { severity: 'error' | 'warning' | 'hint' };
type Said = Pick<GeneratedScript, 'explanation' | 'warnings'> & { checks: { findings: readonly ReportedFinding[] } };

/** The report that came with a generated script. */
export function reportFrom({ explanation, warnings, checks }: Said): ScriptReport {
  return {
    lines: explanation.lines,
    stop: explanation.stop,
    capabilities: warnings.filter((warning) => warning.kind === 'capability'),
    risks: warnings.filter((warning) => warning.kind === 'risk'),
    cautions: warnings.filter((warning) => warning.kind === 'key').map(({ message }) => message),
    findings: checks.findings,
  };
}

/** The report on a text that the user has changed or saved, made here. */
export function reportOn(language: ScriptLanguage, script: string): ScriptReport {
  const { explanation, warnings, findings } = language.report(script);
  const lines = explanation.lines.map((line) => ({ ...line, code: [] }));
  return reportFrom({ explanation: { ...explanation, lines }, warnings, checks: { findings } });
}

/** Whether AutoHotkey would refuse to load the script. */
export function failsToLoad(problems: readonly ReportedFinding[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
