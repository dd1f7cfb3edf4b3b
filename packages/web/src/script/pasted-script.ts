import { DESCRIPTION_MAX_LENGTH, type GeneratedScript } from '@hotscribe/contract';
import type { ScriptLanguage } from './script-language.ts';

/** Code that was pasted where a description is asked for, as an answer: checked and explained, and written by no one here. */
export function pastedScript(language: ScriptLanguage, text: string): GeneratedScript {
  const script = `${text.replace(/\r\n?/g, '\n').trim()}\n`;
  const facts = language.factsOf(language.parse(script).tree);
  const explanation = language.explain(facts);
  const diagnostics = language.check(script);
  const loads = !diagnostics.some(({ source, severity }) => source === 'loader' && severity !== 'hint');
  return {
    script,
    state: loads && facts.risks.every(({ severity }) => severity === 'notice') ? 'sure' : 'check',
    points: [],
    explanation: {
      ...explanation,
      lines: explanation.lines.map((line) => ({ ...line, code: [] })),
      text: language.explanationText(explanation),
    },
    assumptions: [],
    unused: [],
    understood: [],
    warnings: [
      ...facts.risks.map(({ code, severity, message }) => ({ kind: 'risk' as const, code, severity, message })),
      ...facts.capabilities.map(({ capability }) => ({
        kind: 'capability' as const,
        code: capability,
        message: language.CAPABILITIES[capability],
      })),
    ],
    writer: 'embedded',
    program: null,
    note: 'This is the code you pasted, checked and explained. Nothing was charged.',
    checks: {
      loads,
      repairs: 0,
      findings: diagnostics.map(({ code, severity, range, message }) => ({
        code,
        severity,
        line: range.start.line,
        message,
      })),
    },
  };
}

/** What the script is saved as asking for: code is no description, and may be longer than one. */
export function pastedDescription({ explanation }: GeneratedScript): string {
  return explanation.text.slice(0, DESCRIPTION_MAX_LENGTH).trim() || 'AutoHotkey code that I pasted';
}
