import { visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { sayKey } from './say-key.ts';
import { sayList, sayText } from './say-text.ts';

type Start = { readonly timer: string; readonly kind: string; readonly rule: Rule };

const STARTS = ['every', 'toggle-every', 'toggle-loop', 'after', 'countdown'];
const UNSEEN: Readonly<Record<string, string>> = {
  after: 'the delayed action',
  every: 'the repeating action',
  'toggle-every': 'the repeating action',
  'toggle-loop': 'the repeating action',
};

/** What each timer of a program is called in a rule: "the countdown", "what F2 started". */
export function timerNames(rules: readonly Rule[]): (timer: string, rule: Rule) => string {
  const starts = rules.flatMap(startsIn);
  const countdowns = new Set(starts.filter(({ kind }) => kind === 'countdown').map(({ timer }) => timer));
  return (timer, rule) => {
    const own = starts.filter((start) => start.timer === timer);
    const starters = [...new Set(own.map((start) => starterOf(start.rule)))];
    const isNamed = starters.every((starter) => starter !== undefined);
    const list = sayList(
      starters.filter((starter) => starter !== undefined),
      'or',
    );
    if (own[0]?.kind === 'countdown') {
      return countdowns.size > 1 && isNamed ? `the countdown that ${list} started` : 'the countdown';
    }
    if (own.length === 0 || !isNamed) return UNSEEN[own[0]?.kind ?? ''] ?? 'the repeating action';
    return `what ${list} started${own.every((start) => start.rule === rule) ? ' earlier' : ''}`;
  };
}

/** What somebody does to set a rule off, as a thing: "F2", "“btw”"; undefined where nobody does. */
export function starterOf(rule: Rule): string | undefined {
  if (rule.kind === 'remap') return undefined;
  const { trigger } = rule;
  if (trigger.kind === 'key') return sayKey(trigger.key);
  if (trigger.kind === 'together') return `${sayKey(trigger.first)} and ${sayKey(trigger.second)}`;
  if (trigger.kind === 'sequence') return trigger.keys.map(sayKey).join(', ');
  return trigger.kind === 'abbr' ? sayList(trigger.texts.map(sayText), 'or') : undefined;
}

function startsIn(rule: Rule): Start[] {
  const found: Start[] = [];
  visitTree(rule, ({ kind, timer }) => {
    if (typeof timer === 'string' && kind !== undefined && STARTS.includes(kind)) found.push({ timer, kind, rule });
  });
  return found;
}
