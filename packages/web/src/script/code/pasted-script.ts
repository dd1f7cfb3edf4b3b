import { DESCRIPTION_MAX_LENGTH, type GeneratedScript } from '@hotscribe/contract';
import type { ScriptLanguage } from '#script/report/script-language.ts';

/** Code that was pasted where a description is asked for, as an answer: checked and explained, and written by no one here. */
export function pastedScript(language: ScriptLanguage, text: string): GeneratedScript {
  const script = `${text.replace(/\r\n?/g, '\n').trim()}\n`;
  const { loads, findings, explanation, warnings } = language.report(script);
  const isRisky = warnings.some((warning) => warning.kind === 'risk' && warning.severity !== 'notice');
  return {
    script,
    state: loads && !isRisky ? 'sure' : 'check',
    points: [],
    explanation: { ...explanation, lines: explanation.lines.map((line) => ({ ...line, code: [] })) },
    assumptions: [],
    unused: [],
    understood: [],
    warnings,
    writer: 'embedded',
    program: null,
    note: 'We’ve checked and explained the code you pasted. This didn’t count against your plan.',
    checks: { loads, repairs: 0, findings },
  };
}

/** What the script is saved as asking for: code is no description, and may be longer than one. */
export function pastedDescription({ explanation }: GeneratedScript): string {
  return explanation.text.slice(0, DESCRIPTION_MAX_LENGTH).trim() || 'AutoHotkey code that I pasted';
}
