import type { KEY_GROUPS } from '#language/triggers.ts';
import { literal } from '../../code.ts';
import { laterFunction } from '../../function-body.ts';
import type { WhenRule } from '../../scope.ts';
import { useHelper } from '../../use-helper.ts';
import { ruleLines } from '../rule-lines.ts';
import { asksForAgain, keyCondition, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';

type Group = (typeof KEY_GROUPS)[number];
type AnyKey = Extract<WhenRule['trigger'], { kind: 'any-key' }>;

const numbered = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${name}${from + index}`);

const NUMPAD = [
  ...numbered('Numpad', 0, 9),
  ...['Dot', 'Add', 'Sub', 'Mult', 'Div', 'Enter', 'Ins', 'End', 'Down', 'PgDn', 'Left', 'Clear', 'Right', 'Home']
    .concat('Up', 'PgUp', 'Del')
    .map((name) => `Numpad${name}`),
];

const KEYS: Record<Exclude<Group, 'all'>, readonly string[]> = {
  letters: [...'abcdefghijklmnopqrstuvwxyz'],
  digits: [...'0123456789'],
  'function-keys': numbered('F', 1, 12),
  numpad: NUMPAD,
  arrows: ['Up', 'Down', 'Left', 'Right'],
  'mouse-buttons': ['LButton', 'RButton', 'MButton', 'XButton1', 'XButton2'],
};

/** One rule for a whole group of keys. */
export function emitAnyKey(rule: WhenRule, trigger: AnyKey, keyboard: Keyboard): void {
  const { draft } = keyboard;
  const scope = scopeOf(rule, keyboard);
  const name = laterFunction(scope, 'KeyPressed', (inner) => ruleLines(rule, inner), '*');
  const condition = keyCondition(rule, '', keyboard);
  const lines = signsOf(trigger).map((signs) => onKeys(trigger.group, signs, name, '', keyboard));
  const limited = condition ? [`HotIf((*) => ${condition})`, ...lines, 'HotIf()'] : lines;
  draft.startup.push(...limited);
  if (!asksForAgain(rule.in)) return;
  const note = `(hotkey) => ${useHelper(draft, 'LastRelease')}(hotkey, true)`;
  draft.startup.push(onKeys(trigger.group, '~*', note, ', " Up"', keyboard));
}

// A capital is the same key with Shift; Ctrl+C is none of the letters.
function signsOf({ group, keep }: AnyKey): readonly string[] {
  if (keep) return ['~*'];
  if (group === 'all') return ['*'];
  return group === 'letters' ? ['$', '$+'] : ['$'];
}

function onKeys(group: Group, signs: string, callback: string, suffix: string, { draft }: Keyboard): string {
  if (group === 'all') return `${useHelper(draft, 'OnEveryKey')}("${signs}", ${callback}${suffix})`;
  return `${useHelper(draft, 'OnEachKey')}(${literal(KEYS[group].join(' '))}, "${signs}", ${callback}${suffix})`;
}
