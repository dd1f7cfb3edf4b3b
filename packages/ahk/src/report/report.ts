import { type KeyCaution, keyCautions } from '../cautions/key-cautions.ts';
import { checkParsed } from '../check/check.ts';
import { loadProblems } from '../check/load-problems.ts';
import { explain } from '../explain/explain.ts';
import type { ExplainedTrigger } from '../explain/explanation.ts';
import { explanationText } from '../explain/explanation-text.ts';
import { CAPABILITIES, type Capability } from '../facts/capability.ts';
import { type Facts, factsOf } from '../facts/facts-of.ts';
import type { RiskCode, RiskSeverity } from '../facts/risk.ts';
import { parseScript } from '../parse/parse-script.ts';
import type { Diagnostic } from '../syntax/diagnostic.ts';

export type ReportedFinding = Pick<Diagnostic, 'code' | 'severity' | 'message'> & { line: number };
export type ReportedLine = Pick<ExplainedTrigger, 'when' | 'keys' | 'context' | 'does' | 'sentence'>;

export type ReportedWarning =
  | { kind: 'risk'; code: RiskCode; severity: RiskSeverity; message: string }
  | { kind: 'key'; code: KeyCaution['code']; message: string }
  | { kind: 'capability'; code: Capability; message: string };

/** Everything that is said about a script. */
export type Report = {
  /** AutoHotkey loads it with no error and no warning. */
  loads: boolean;
  /** What is wrong with it, in the order of its lines. */
  findings: ReportedFinding[];
  /** What it does. */
  explanation: { text: string; lines: ReportedLine[]; stop: string | null };
  /** What is risky about it, what to know about its keys, what it may do. */
  warnings: ReportedWarning[];
  /** Why it must not be given to anyone, where that is so. */
  danger: string | undefined;
};

/** What is to be said about a script, all of it from its own text and whoever wrote it; it is parsed once. */
export function report(text: string): Report {
  const parsed = parseScript(text, false);
  const facts = factsOf(parsed.tree);
  const explanation = explain(facts);
  const diagnostics = checkParsed(text, parsed);
  return {
    loads: loadProblems(diagnostics).length === 0,
    findings: diagnostics.map(({ code, severity, range, message }) => ({
      code,
      severity,
      line: range.start.line,
      message,
    })),
    explanation: {
      text: explanationText(explanation),
      lines: explanation.lines.map(reportedLine),
      stop: explanation.stop,
    },
    warnings: warningsIn(facts),
    danger: facts.risks.find(({ severity }) => severity === 'danger')?.message,
  };
}

function reportedLine({ when, keys, context, does, sentence }: ExplainedTrigger): ReportedLine {
  return { when, keys, context, does, sentence };
}

function warningsIn(facts: Facts): ReportedWarning[] {
  return [
    ...facts.risks.map(({ code, severity, message }) => ({ kind: 'risk' as const, code, severity, message })),
    ...keyCautions(facts).map(({ code, message }) => ({ kind: 'key' as const, code, message })),
    ...facts.capabilities.map(({ capability }) => ({
      kind: 'capability' as const,
      code: capability,
      message: CAPABILITIES[capability],
    })),
  ];
}
