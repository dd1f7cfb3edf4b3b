import type { Context, Rule, Step } from '#ir/automation.ts';
import { emitTrigger } from './emit-trigger.ts';

/** Rules one after the other, those of one context together, and below them what their steps need. */
export function emitRules(rules: readonly Rule[]): string {
  const contexts = [...new Set(rules.map(({ context }) => conditionOf(context)))].sort();
  const groups = contexts.map((condition) => {
    const texts = rules.filter(({ context }) => conditionOf(context) === condition).map(emitRule);
    return condition ? [`#HotIf ${condition}`, ...texts, '#HotIf'].join('\n') : texts.join('\n\n');
  });
  // Two skills may share a helper function; written twice, the script would not load.
  const needs = new Set(
    rules.flatMap(({ steps }) => steps.flatMap((step) => step.needs.split(/\n\n(?=\S)/))).filter(Boolean),
  );
  return [...groups, ...needs].join('\n\n');
}

function emitRule({ trigger, steps }: Rule): string {
  return emitTrigger(trigger, statements(steps));
}

function statements(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => step.code.split('\n'));
}

function conditionOf(context: Context | undefined): string {
  if (!context) return '';
  return `${context.active ? '' : '!'}WinActive("ahk_exe ${context.program.exe}")`;
}
