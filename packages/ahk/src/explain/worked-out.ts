import { isConstant, type Value } from '../facts/value.ts';
import { either } from './quote.ts';

const GENERIC: ReadonlySet<string> = new Set([
  'a value',
  'a number',
  'the result',
  'its list',
  'the matching entry',
  'the current item',
  'nothing',
]);

/** “a number based on what you type in”: told by what goes into it, or by no more than what it is. */
export function workedOut(
  what: 'a number' | 'the result' | 'text',
  from: Value[],
  noun: (value: Value) => string,
): string {
  const nouns = [
    ...new Set(
      from
        .filter((value) => !isConstant(value))
        .slice(0, 6)
        .map((value) => withoutSteps(noun(value))),
    ),
  ].filter((word) => !GENERIC.has(word) && !/^[-\d.]+(?: or [-\d.]+)*$/.test(word) && word.length < 80);
  if (nouns.length === 0 || nouns.length > 2) return what === 'text' ? 'the result' : what;
  return `${what === 'the result' ? 'something' : what} based on ${either(nouns, 'and')}`;
}

// What is based on something based on another thing is based on that one.
function withoutSteps(noun: string): string {
  return noun.replace(/^(?:a number|text|something) based on /, '');
}

export function isGeneric(noun: string): boolean {
  return GENERIC.has(noun);
}
