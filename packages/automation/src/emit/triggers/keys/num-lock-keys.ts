import type { Condition } from '#language/conditions.ts';
import { keyParts, keyText, WITHOUT_NUM_LOCK } from '#language/keys.ts';
import type { Rule } from '#language/program.ts';

/** The rule with its key as it is called under its condition: with Num Lock off there is no Numpad1, but a NumpadEnd. */
export function withoutNumLock(rule: Rule): Rule {
  if (!wantsItOff(rule.in)) return rule;
  if (rule.kind === 'remap') return { ...rule, from: unlocked(rule.from) };
  const { trigger } = rule;
  return trigger.kind === 'key' ? { ...rule, trigger: { ...trigger, key: unlocked(trigger.key) } } : rule;
}

/** Shift turns Num Lock round while it is held: the key has another name then. */
export function withShiftedNumpad(key: string): string[] {
  const isShifted = keyParts(key)?.modifiers.some((each) => each.endsWith('shift'));
  return isShifted ? [...new Set([key, unlocked(key)])] : [key];
}

function unlocked(key: string): string {
  const parts = keyParts(key);
  const name = parts && WITHOUT_NUM_LOCK[parts.key];
  return name ? keyText({ ...parts, key: name }) : key;
}

function wantsItOff(condition: Condition | undefined): boolean {
  if (condition?.kind === 'and') return condition.conditions.some(wantsItOff);
  if (condition?.kind !== 'not') return false;
  return condition.condition.kind === 'on' && condition.condition.state === 'numlock';
}
