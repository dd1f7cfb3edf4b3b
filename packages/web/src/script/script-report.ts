import type { Diagnostic } from '@hotscribe/ahk';
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
};

/** The report that came with a generated script. */
export function reportFrom({ explanation, warnings }: GeneratedScript): ScriptReport {
  return {
    lines: explanation.lines,
    stop: explanation.stop,
    capabilities: warnings.filter((warning) => warning.kind === 'capability'),
    risks: warnings.filter((warning) => warning.kind === 'risk'),
    cautions: warnings.filter((warning) => warning.kind === 'key').map(({ message }) => message),
  };
}

/** The report on a text that the user has changed or saved, made here. */
export function reportOn(language: ScriptLanguage, script: string): ScriptReport {
  const facts = language.factsOf(language.parse(script).tree);
  const { lines, stop } = language.explain(facts);
  const capabilities = facts.capabilities.map(({ capability }) => ({
    code: capability,
    message: language.CAPABILITIES[capability],
  }));
  const cautions = language.keyCautions(facts).map(({ message }) => message);
  return { lines: lines.map((line) => ({ ...line, code: [] })), stop, capabilities, risks: facts.risks, cautions };
}

/** Whether AutoHotkey would refuse to load the script. */
export function failsToLoad(problems: readonly Diagnostic[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
