import type { Condition } from '#language/conditions.ts';
import { keyParts, keyText } from '#language/keys.ts';
import type { Rule } from '#language/program.ts';

/** What the keys of the number pad are while Num Lock is off, or Shift is held. */
const WITHOUT_NUM_LOCK: Readonly<Record<string, string>> = {
  numpad0: 'numpadins',
  numpad1: 'numpadend',
  numpad2: 'numpaddown',
  numpad3: 'numpadpgdn',
  numpad4: 'numpadleft',
  numpad5: 'numpadclear',
  numpad6: 'numpadright',
  numpad7: 'numpadhome',
  numpad8: 'numpadup',
  numpad9: 'numpadpgup',
  numpaddot: 'numpaddel',
};

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
