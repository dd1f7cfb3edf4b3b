import { keyParts } from '#language/keys.ts';
import type { Rule } from '#language/program.ts';
import { canonicalStep, canonicalSteps } from './canonical-steps.ts';

/** Rules in their one spelling: key for key is a remap, keys with modifiers are sent, options that say nothing go. */
export function canonicalRules(rules: readonly Rule[]): Rule[] {
  const spelled = rules.map(canonicalRule);
  return spelled.filter((rule, index) => !restatesItself(rule, spelled, index));
}

function canonicalRule(rule: Rule): Rule {
  if (rule.kind === 'remap') return isPlain(rule.to) ? rule : canonicalRule(sent(rule));
  const limit = rule.in ? { in: rule.in } : {};
  const trimmed = {
    kind: 'when',
    trigger: canonicalTrigger(rule.trigger),
    ...limit,
    steps: canonicalSteps(rule.steps),
  } as const;
  return asRemap(trimmed) ?? trimmed;
}

type When = Extract<Rule, { kind: 'when' }>;

function sent({ from, to, in: limit }: Extract<Rule, { kind: 'remap' }>): When {
  const step = canonicalStep({ kind: 'send', key: to }) as When['steps'][number];
  return { kind: 'when', trigger: { kind: 'key', key: from }, ...(limit ? { in: limit } : {}), steps: [step] };
}

function asRemap({ trigger, in: limit, steps: [step, ...more] }: When): Rule | undefined {
  if (trigger.kind !== 'key' || trigger.press || trigger.once || trigger.keep || trigger.key === 'default')
    return undefined;
  if (!step || more.length > 0) return undefined;
  const to = step.kind === 'nothing' ? 'nothing' : step.kind === 'send' && !step.times ? step.key : undefined;
  if (to === undefined || !isPlain(to)) return undefined;
  return { kind: 'remap', from: trigger.key, to, ...(limit ? { in: limit } : {}) };
}

function isPlain(key: string): boolean {
  const parts = keyParts(key);
  return parts !== undefined && parts.modifiers.length === 0 && parts.prefix === undefined;
}

function canonicalTrigger(trigger: When['trigger']): When['trigger'] {
  if (trigger.kind === 'key') return canonicalPress(trigger);
  if (trigger.kind === 'abbr') return canonicalAbbreviation(trigger);
  if (trigger.kind === 'daily' && trigger.days?.length === 7) return { kind: 'daily', at: trigger.at };
  return trigger;
}

type Key = Extract<When['trigger'], { kind: 'key' }>;

// A plain press stays what it was beside a double, triple or long one: `keep` says nothing there.
function canonicalPress(trigger: Key): Key {
  if (!trigger.press) return NEVER_REPEATED.test(keyParts(trigger.key)?.key ?? '') ? withoutOnce(trigger) : trigger;
  const { keep: _usual, ...rest } = withoutOnce(trigger);
  return trigger.press.kind === 'up' || trigger.press.kind === 'alone' ? withoutOnce(trigger) : rest;
}

const NEVER_REPEATED = /^(?:wheel|[lrmx]button)/;

// Only a plain press of a key is repeated by the keyboard.
function withoutOnce({ once: _once, ...rest }: Key): Key {
  return rest;
}

type Abbreviation = Extract<When['trigger'], { kind: 'abbr' }>;

function canonicalAbbreviation(trigger: Abbreviation): Abbreviation {
  const { fires, ...rest } = trigger;
  return fires === firesByNature(trigger) ? rest : trigger;
}

/** When an abbreviation fires if nothing is said: one with a sign at its edge at once, a word behind a space. */
function firesByNature({ texts }: Abbreviation): 'now' | 'ending' {
  return texts.every((text) => /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(text)) ? 'now' : 'ending';
}

// "A short press stays Escape" beside a long one says what is so anyway.
function restatesItself(rule: Rule, rules: readonly Rule[], index: number): boolean {
  if (rule.kind !== 'remap' || rule.from !== rule.to) return false;
  const limit = JSON.stringify(rule.in);
  return rules.some(
    (other, at) =>
      at !== index &&
      other.kind === 'when' &&
      other.trigger.kind === 'key' &&
      other.trigger.press !== undefined &&
      other.trigger.key === rule.from &&
      JSON.stringify(other.in) === limit,
  );
}
