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

/** “a number worked out from what you type in”: told by what goes into it, or by no more than what it is. */
export function workedOut(
  what: 'a number' | 'the result' | 'a text',
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
  if (nouns.length === 0 || nouns.length > 2) return what === 'a text' ? 'the result' : what;
  return `${what === 'the result' ? 'something' : what} worked out from ${either(nouns, 'and')}`;
}

// What is worked out from something worked out is worked out from the first thing.
function withoutSteps(noun: string): string {
  return noun.replace(/^(?:a number|a text|something) worked out from /, '');
}

export function isGeneric(noun: string): boolean {
  return GENERIC.has(noun);
}
