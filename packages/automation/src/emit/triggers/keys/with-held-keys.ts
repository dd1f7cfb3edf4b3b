import type { Condition } from '#language/conditions.ts';
import { canonicalKey, keyParts } from '#language/keys.ts';
import type { Rule } from '#language/program.ts';
import { keyKind } from '../../keys/key-kind.ts';

/** The rule with a key that must be held as part of its own key: `key i in held capslock` is `capslock&i`. */
export function withHeldKeys(rule: Rule): Rule {
  const key = ownKey(rule);
  const [held, rest] = takeHeld(rule.in);
  const joined = key && held ? joinedKey(held, key) : undefined;
  if (!joined) return rule;
  const { in: _, ...bare } = rule;
  const limit = rest ? { in: rest } : {};
  if (bare.kind === 'remap') return { ...bare, from: joined, ...limit };
  return bare.trigger.kind === 'key' ? { ...bare, trigger: { ...bare.trigger, key: joined }, ...limit } : rule;
}

function ownKey(rule: Rule): string | undefined {
  if (rule.kind === 'remap') return rule.from;
  return rule.trigger.kind === 'key' && !rule.trigger.press ? rule.trigger.key : undefined;
}

function takeHeld(condition: Condition | undefined): [held: string | undefined, rest: Condition | undefined] {
  if (condition?.kind === 'held') return [condition.key, undefined];
  if (condition?.kind !== 'and') return [undefined, condition];
  const held = condition.conditions.find((each) => each.kind === 'held');
  const [first, ...others] = condition.conditions.filter((each) => each !== held);
  return [held?.key, others.length > 0 && first ? { ...condition, conditions: [first, ...others] } : first];
}

function joinedKey(held: string, key: string): string | undefined {
  const [one, other] = [keyParts(held), keyParts(key)];
  if (!one || !other || one.prefix || other.prefix || one.modifiers.length > 0) return undefined;
  if (keyKind(one.key) === 'modifier') return canonicalKey(`${one.key}+${key}`);
  // A wheel is never held. The left button drags and selects while it is: it must go down at once.
  if (other.modifiers.length > 0 || one.key === 'lbutton' || keyKind(one.key) === 'wheel') return undefined;
  return canonicalKey(`${one.key}&${key}`);
}
