import { type Difference, differencesBetween, type Program, type Rule } from '@hotscribe/automation';
import type { Said } from './said.ts';

type Limit = NonNullable<Rule['in']>;

/** Conditions that are about where the user is at the moment: these are what people exempt. */
const PLACES = new Set(['app', 'title', 'running', 'fullscreen', 'browser', 'over']);

/** "Turn it off while Steam is in front" does not mean "in Steam only". */
export function isInverted({ is, what, now }: Difference, said: Said): boolean {
  return is === 'new' && what === 'limit' && said.exempts && PLACES.has((now as Limit).kind);
}

/** What all rules but the added ones are limited to, where an added one forgets it: "also F2" means in Excel, too. */
export function forgottenLimits(before: Program, after: Program, said: Said): Difference[] {
  if (before.kind !== 'rules' || after.kind !== 'rules' || said.everywhere) return [];
  if (!sharedLimit(before.rules)) return [];
  const added = addedRules(before.rules, after.rules);
  const limit = sharedLimit(after.rules.filter((rule) => !added.includes(rule)));
  if (!limit) return [];
  return added
    .filter((rule) => !rule.in && isLikeOneOf(rule, before.rules))
    .map((rule) => ({ is: 'new', what: 'rule', now: rule, old: limit }) as const);
}

/** The rule with the limit that it forgot or had the wrong way round. */
export function limitedRule(rule: Rule, differences: readonly Difference[]): Rule {
  const same = (tree: unknown) => (other: unknown) => JSON.stringify(tree) === JSON.stringify(other);
  for (const { what, old, now } of differences) {
    if (what === 'rule' && same(now)(rule)) return { ...rule, in: old as Limit };
    if (what === 'limit' && same(now)(rule.in)) return { ...rule, in: { kind: 'not', condition: now as Limit } };
  }
  return rule;
}

function addedRules(before: readonly Rule[], after: readonly Rule[]): Rule[] {
  return differencesBetween(before, after).flatMap(({ is, what, now }) =>
    is === 'new' && what === 'rule' ? [now as Rule] : [],
  );
}

function sharedLimit(rules: readonly Rule[]): Limit | undefined {
  const [first, ...others] = rules.map((rule) => rule.in);
  return first && others.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : undefined;
}

// A daily reminder beside keys for Excel has nothing to do with Excel.
function isLikeOneOf(rule: Rule, others: readonly Rule[]): boolean {
  return others.some((other) => triggerOf(other) === triggerOf(rule));
}

function triggerOf(rule: Rule): string {
  return rule.kind === 'remap' ? 'key' : rule.trigger.kind;
}
