import { mentions } from '#language/later-blocks.ts';
import { type TreeNode, visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { isByHand } from '#language/stop-key.ts';
import type { Primary } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayKey } from './say-key.ts';
import { sayText } from './say-text.ts';
import { starterOf, timerNames } from './timer-names.ts';

const GIVEN_BY: Readonly<Record<string, string>> = {
  pick: 'the line you picked',
  read: 'the text of the file',
  repeat: 'the repetition number',
  for: 'the number',
  'each-line': 'the line',
  'each-of': 'that text',
  'each-file': 'the file',
  'each-excel-row': 'the row',
  'remember-mouse': 'the remembered position',
};

const NUMBERS = ['number', 'plus', 'minus', 'times', 'divide', 'percent', 'round', 'random', 'length', 'word-count'];

const TEXT_GIVERS = [
  'ask',
  'ask-date',
  'choose',
  'pick',
  'read',
  'each-line',
  'each-of',
  'each-file',
  'each-excel-row',
];

/** The words for each rule of a program: what its names and timers are called, the same in every rule. */
export function programWords(rules: readonly Rule[]): (rule: Rule) => Words {
  const counted = countedNames(rules);
  const names = givenNames(rules, counted);
  const timers = timerNames(rules);
  return (rule) => ({
    nameOf: (name) => names.get(name) ?? 'the remembered text',
    isCounted: (name) => counted.has(name),
    timerOf: (timer) => timers(timer, rule),
    hasOtherPress: (key) => rules.some((other) => hasMore(other, key)),
    ...ownWords(rule),
  });
}

// A name that only ever holds texts is cleared by a reset, and no count.
function countedNames(rules: readonly Rule[]): Set<string> {
  const counted = new Set<string>();
  const texts = new Set<string>();
  const reset = new Set<string>();
  visitTree(rules, (node) => {
    if (typeof node.name !== 'string') return;
    if (node.kind === 'add') counted.add(node.name);
    if (node.kind === 'reset') reset.add(node.name);
    if (givesText(node)) texts.add(node.name);
  });
  return new Set([...counted, ...[...reset].filter((name) => !texts.has(name))]);
}

function givesText({ kind, value, label }: TreeNode): boolean {
  if (kind === 'set') return !NUMBERS.includes((value as Primary).kind);
  return kind === undefined ? typeof label === 'string' : TEXT_GIVERS.includes(kind);
}

function hasMore(rule: Rule, key: string): boolean {
  if (rule.kind !== 'when' || rule.trigger.kind !== 'key' || rule.trigger.key !== key) return false;
  return rule.trigger.press?.kind === 'double' || rule.trigger.press?.kind === 'triple';
}

function ownWords(rule: Rule): Pick<Words, 'again' | 'byHand' | 'held'> {
  if (rule.kind === 'remap') return { again: '', byHand: false, held: '' };
  const { trigger } = rule;
  const starter = starterOf(rule);
  const verb = trigger.kind === 'abbr' ? 'type' : 'press';
  const isPlain = trigger.kind === 'key' && trigger.press === undefined;
  const again = isPlain || trigger.kind === 'abbr' ? `${verb} ${starter} again to stop` : 'do the same again to stop';
  const byHand = isByHand(trigger);
  return {
    again: byHand ? again : 'the next time this happens, it stops',
    byHand,
    held: trigger.kind === 'key' ? sayKey(trigger.key) : 'the key',
  };
}

function givenNames(rules: readonly Rule[], counted: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const rule of rules) {
    visitTree(rule, (node) => {
      if (typeof node.name !== 'string') return;
      const words = counted.has(node.name) && isAmount(node) ? 'the count' : givenAs(node, rule, rules);
      if (words && !names.has(node.name)) names.set(node.name, words);
    });
  }
  for (const [name, words] of names) names.set(name, toldApart(name, words, names));
  return names;
}

function isAmount({ kind }: TreeNode): boolean {
  return kind === 'add' || kind === 'reset' || kind === 'set';
}

// Two counts in one program are "the count" and "the second count".
function toldApart(name: string, words: string, names: ReadonlyMap<string, string>): string {
  const same = [...names].filter(([, other]) => other === words || other.replace(ORDINAL, 'the ') === words);
  const place = same.findIndex(([each]) => each === name);
  return place > 0 && words.startsWith('the ')
    ? words.replace('the ', `the ${ORDINALS[place - 1] ?? 'other'} `)
    : words;
}

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ORDINAL = new RegExp(`^the (?:${ORDINALS.join('|')}|other) `);

function givenAs(node: TreeNode, rule: Rule, rules: readonly Rule[]): string | undefined {
  if (node.kind === undefined)
    return typeof node.label === 'string' ? `your entry for ${sayText(node.label)}` : undefined;
  if (node.kind === 'set') return `the remembered ${thingIn(node.value as Primary)}`;
  const isChoice = node.kind === 'choose';
  if (!isChoice && !node.kind.startsWith('ask')) return GIVEN_BY[node.kind];
  const word = isChoice ? 'your choice' : 'your answer';
  const prompt = node.prompt as Primary;
  const isOnly = questionsIn(rule) === 1 && !rules.some((other) => other !== rule && uses(other, String(node.name)));
  return isOnly || prompt.kind !== 'text' ? word : `${word} ${isChoice ? 'for' : 'to'} ${sayText(prompt.text)}`;
}

function questionsIn(rule: Rule): number {
  let count = 0;
  visitTree(rule, ({ kind }) => {
    if (kind === 'ask' || kind === 'ask-number' || kind === 'ask-date' || kind === 'choose') count += 1;
  });
  return count;
}

function uses(rule: Rule, name: string): boolean {
  let found = false;
  visitTree(rule, (node) => {
    if (node.name === name) found = true;
  });
  return found;
}

function thingIn(value: Primary): string {
  if (NUMBERS.includes(value.kind)) return 'number';
  if (value.kind === 'date' || value.kind === 'time') return value.kind;
  if (mentions(value, 'window-title')) return 'title';
  return 'text';
}
