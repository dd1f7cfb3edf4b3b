import { canonicalKey } from './keys.ts';
import type { Program, Rule } from './program.ts';

const LETTERS = [...'kjmolughybnprstdwefqvxzica'];
const WITH_SHIFT = LETTERS.map((letter) => `ctrl+alt+shift+${letter}`);

/** Keys that hardly any program uses, the ones that are easy to reach first. */
const FREE_KEYS = [...LETTERS.map((letter) => `ctrl+alt+${letter}`), ...WITH_SHIFT];

/** The program with a real key wherever it leaves the choice to us; the same program always gets the same keys. */
export function resolveDefaults(program: Program): Program {
  if (program.kind !== 'rules') return program;
  const used = new Set(program.rules.flatMap(keysOf));
  if (!used.has('default')) return program;
  const free = FREE_KEYS.filter((key) => !used.has(key));
  const taken = new Set<string>();
  let next = 0;
  return {
    kind: 'rules',
    rules: program.rules.map((rule) => {
      if (!keysOf(rule).includes('default')) return rule;
      // A press, a double press and a long press may share a key; two presses in one place may not.
      const use = JSON.stringify([next, pressOf(rule), rule.in]);
      if (taken.has(use)) next += 1;
      taken.add(JSON.stringify([next, pressOf(rule), rule.in]));
      return withKey(rule, free[next % free.length] ?? 'ctrl+alt+k');
    }),
  };
}

function keysOf(rule: Rule): string[] {
  if (rule.kind === 'remap') return [rule.from];
  const { trigger } = rule;
  if (trigger.kind === 'key') return [canonicalKey(trigger.key) ?? trigger.key];
  if (trigger.kind === 'together') return [trigger.first, trigger.second];
  return trigger.kind === 'sequence' ? [...trigger.keys] : [];
}

function pressOf(rule: Rule): string {
  if (rule.kind === 'remap') return 'remap';
  return rule.trigger.kind === 'key' ? (rule.trigger.press?.kind ?? 'press') : rule.trigger.kind;
}

function withKey(rule: Rule, chosen: string): Rule {
  const real = (key: string) => (key === 'default' ? chosen : key);
  if (rule.kind === 'remap') return { ...rule, from: real(rule.from) };
  const { trigger } = rule;
  if (trigger.kind === 'key') return { ...rule, trigger: { ...trigger, key: real(trigger.key) } };
  if (trigger.kind === 'sequence') return { ...rule, trigger: { ...trigger, keys: trigger.keys.map(real) } };
  if (trigger.kind !== 'together') return rule;
  return { ...rule, trigger: { ...trigger, first: real(trigger.first), second: real(trigger.second) } };
}
