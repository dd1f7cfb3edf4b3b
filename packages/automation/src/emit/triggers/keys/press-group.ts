import { visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { keysOf } from '../../keys/kept-down.ts';
import { isBare, keyKind } from '../../keys/key-kind.ts';
import type { WhenRule } from '../../scope.ts';
import { lastsWhileHeld } from '../rule-prelude.ts';

export type Remap = Extract<Rule, { kind: 'remap' }>;
type PressKind = 'press' | 'up' | 'double' | 'triple' | 'alone' | 'long';

const HOLDING = new Set(['toggle-down', 'press-down', 'release']);

/** Everything that one key does under one condition. */
export type PressGroup = {
  readonly key: string;
  /** The first of the rules: their condition is the same. */
  readonly rule: Rule;
  readonly presses: Readonly<Record<PressKind, readonly WhenRule[]>>;
  readonly remap: Remap | undefined;
  /** The key also does its usual thing. */
  readonly keep: boolean;
};

/** The rules on keys, those for one key and one condition together, in the order in which each key is first named. */
export function pressGroups(rules: readonly Rule[]): PressGroup[] {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) {
    if (rule.kind === 'when' && rule.trigger.kind !== 'key') continue;
    const name = groupName(keyOf(rule), rule.in);
    groups.set(name, [...(groups.get(name) ?? []), rule]);
  }
  return [...groups.values()].map(groupOf);
}

/** All rules of a group. */
export function rulesIn({ presses, remap }: PressGroup): Rule[] {
  return [...Object.values(presses).flat(), ...(remap ? [remap] : [])];
}

export function groupName(key: string, condition: Rule['in']): string {
  return JSON.stringify([key, condition]);
}

function groupOf(rules: readonly Rule[]): PressGroup {
  const [rule] = rules as [Rule];
  const key = keyOf(rule);
  const remap = rules.find((each) => each.kind === 'remap');
  const pressed = rules.filter((each) => each.kind === 'when');
  const of = (kind: PressKind) => pressed.filter((each) => pressKind(each, key) === kind);
  const presses = {
    press: of('press'),
    up: of('up'),
    double: of('double'),
    triple: of('triple'),
    alone: of('alone'),
    long: of('long'),
  };
  return { key, rule, presses, remap, keep: pressed.some(({ trigger }) => trigger.kind === 'key' && trigger.keep) };
}

/** Whether the key stays down by itself after it is pressed: until then it must not be what it was. */
export function holdsItsKey({ trigger, steps }: WhenRule): boolean {
  if (trigger.kind !== 'key') return false;
  const kept = keysOf(trigger.key);
  return steps.some((step) => step.kind === 'toggle-down' && sameKeys(keysOf(step.key), kept));
}

/** Whether the rule leaves Ctrl or its like down, or lets it go: the key must be heard while it is down. */
export function holdsModifier({ steps }: WhenRule, keptDown: ReadonlySet<string>): boolean {
  let found = false;
  visitTree(steps, ({ kind, key }) => {
    if (typeof key !== 'string' || !HOLDING.has(kind ?? '')) return;
    found ||= keysOf(key).some((name) => keptDown.has(name) && keyKind(name.toLowerCase()) === 'modifier');
  });
  return found;
}

function sameKeys(first: readonly string[], second: readonly string[]): boolean {
  const plain = (keys: readonly string[]) => keys.join('+').replace(/\b[LR](?=Ctrl|Alt|Shift|Win)/g, '');
  return plain(first) === plain(second);
}

function keyOf(rule: Rule): string {
  if (rule.kind === 'remap') return rule.from;
  return rule.trigger.kind === 'key' ? rule.trigger.key : '';
}

function pressKind(rule: WhenRule, key: string): PressKind {
  const said = (rule.trigger.kind === 'key' && rule.trigger.press?.kind) || 'press';
  // The wheel is never held and never let go.
  if (keyKind(key.split(/[+&]/).at(-1) ?? key) === 'wheel') return 'press';
  if (said !== 'press' || !isBare(key) || keyKind(key) !== 'modifier' || lastsWhileHeld(rule)) return said;
  if (holdsItsKey(rule)) return said;
  // Ctrl that does something when pressed must still be Ctrl for Ctrl+C: what counts is the tap.
  return rule.steps.every(({ kind }) => kind === 'nothing') ? said : 'alone';
}
