import type { Primary } from '#language/values.ts';
import { literal } from '../code.ts';
import { freshName } from '../draft.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { changedExpression } from './changed-expression.ts';
import { amountExpression, argument, expression } from './expression.ts';
import type { Expressions } from './expressions.ts';

type TextKind =
  | 'one-of'
  | 'shuffled-of'
  | 'random-text'
  | 'guid'
  | 'length'
  | 'word-count'
  | 'line-count'
  | 'line'
  | 'word'
  | 'last-line'
  | 'last-word'
  | 'column'
  | 'random-line'
  | 'between'
  | 'found'
  | 'repeated'
  | 'changed';

const RANDOM_FROM = {
  letters: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  // Without what people confuse when they copy it by hand: 0 and O, 1, l and I.
  password: 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%*+-=?@',
  any: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
} as const;

const FIND = {
  links: 'FoundLinks',
  emails: 'FoundEmails',
  numbers: 'FoundNumbers',
  dates: 'FoundDates',
} as const satisfies Record<string, HelperName>;

export const TEXT_VALUES: Expressions<TextKind> = {
  'one-of': ({ texts }, scope) =>
    `[${texts.map((text) => argument(text, scope)).join(', ')}][Random(1, ${texts.length})]`,
  'shuffled-of': ({ texts }, scope) => {
    const deck = literal(freshName(scope.draft, 'deck'));
    return call('NextShuffled', scope, deck, `[${texts.map((text) => argument(text, scope)).join(', ')}]`);
  },
  'random-text': ({ length, from }, scope) => {
    const helper = useHelper(scope.draft, from === 'password' ? 'RandomPassword' : 'RandomText');
    return `${helper}(${amountExpression(length, scope)}, ${literal(RANDOM_FROM[from ?? 'any'])})`;
  },
  guid: (_, { draft }) => `${useHelper(draft, 'NewGuid')}()`,
  length: ({ value }, scope) => `StrLen(${argument(value, scope)})`,
  'word-count': ({ value }, scope) => call('WordCount', scope, argument(value, scope)),
  'line-count': ({ value }, scope) => call('LineCount', scope, argument(value, scope)),
  line: ({ number, value }, scope) => nth('LineOf', number, value, scope),
  word: ({ number, value }, scope) => nth('WordOf', number, value, scope),
  'last-line': ({ value }, scope) => call('LineOf', scope, argument(value, scope), '-1'),
  'last-word': ({ value }, scope) => call('WordOf', scope, argument(value, scope), '-1'),
  column: ({ number, value }, scope) => nth('ColumnOf', number, value, scope),
  'random-line': ({ value }, scope) => call('RandomLine', scope, argument(value, scope)),
  between: ({ before, after, value }, scope) =>
    call('TextBetween', scope, argument(value, scope), literal(before), literal(after)),
  found: ({ what, value }, scope) => call(FIND[what], scope, argument(value, scope)),
  repeated: ({ value, times }, scope) =>
    call('Repeated', scope, argument(value, scope), amountExpression(times, scope)),
  changed: ({ value, change }, scope) => changedExpression(expression(value, scope), [change], scope),
};

function nth(helper: HelperName, number: Primary, value: Primary, scope: Scope): string {
  return call(helper, scope, argument(value, scope), amountExpression(number, scope));
}

function call(helper: HelperName, { draft }: Scope, ...values: readonly string[]): string {
  return `${useHelper(draft, helper)}(${values.join(', ')})`;
}
