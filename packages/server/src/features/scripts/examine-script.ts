import {
  CAPABILITIES,
  check,
  type Diagnostic,
  type Explanation,
  explain,
  explanationText,
  type Facts,
  factsOf,
  keyCautions,
  parse,
} from '@hotscribe/ahk';
import type { GeneratedScript, ScriptWarning } from '@hotscribe/contract';
import { offTheLoop } from '#threads/off-the-loop.ts';

export type Examined = Pick<GeneratedScript, 'script' | 'explanation' | 'warnings'> & {
  findings: GeneratedScript['checks']['findings'];
  /** AutoHotkey loads it with no error and no warning. */
  loads: boolean;
  /** Why it must not be given to anyone, where that is so. */
  danger: string | undefined;
};

/** What is to be said about a script, all of it from its own text and whoever wrote it. */
export function examineScript(script: string): Examined {
  const diagnostics = check(script);
  const facts = factsOf(parse(script).tree);
  return {
    script,
    explanation: asExplanation(explain(facts)),
    warnings: asWarnings(facts),
    findings: diagnostics.map(asFinding),
    loads: !diagnostics.some(({ source, severity }) => source === 'loader' && severity !== 'hint'),
    danger: facts.risks.find(({ severity }) => severity === 'danger')?.message,
  };
}

/** The same for a text of any length, without holding up others. */
export const examine = offTheLoop(import.meta.url, examineScript);

function asExplanation(explanation: Explanation): GeneratedScript['explanation'] {
  const lines = explanation.lines.map(({ when, keys, context, does, sentence }) => ({
    when,
    keys,
    context,
    does,
    sentence,
    code: [],
  }));
  return { text: explanationText(explanation), lines, stop: explanation.stop };
}

function asWarnings(facts: Facts): ScriptWarning[] {
  const { capabilities, risks } = facts;
  return [
    ...risks.map(({ code, severity, message }) => ({ kind: 'risk' as const, code, severity, message })),
    ...keyCautions(facts).map(({ code, message }) => ({ kind: 'key' as const, code, message })),
    ...capabilities.map(({ capability }) => ({
      kind: 'capability' as const,
      code: capability,
      message: CAPABILITIES[capability],
    })),
  ];
}

function asFinding({ code, severity, range, message }: Diagnostic): Examined['findings'][number] {
  return { code, severity, line: range.start.line, message };
}
