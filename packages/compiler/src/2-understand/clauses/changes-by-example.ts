import { quoteString } from '@hotscribe/ahk';
import type { TextChange } from './text-changes.ts';

const EXAMPLE =
  /\b(?:like|such as|e\.?g\.?|looks? like|in the form(?: of)?|of the form|for example|\(like|format)\s+(?:this\s*:?\s*)?["']?(?<example>(?=[^\s"',;)]*\d{2})[\p{L}\d][\p{L}\d/_.#-]{3,30}(?<![.-])(?!\s\d))/iu;
const KEEPS =
  /\b(?:only|just|nothing but|pulls? out|picks? out|fish(?:es)? out|extracts?|finds?|grabs?|filters? out|keeps?)\b/iu;
// "numbers like 0171-555 20 30 … just the digits": there the example shows what is in the way.
const DIGITS = /\b(?:only|just|nothing but)\b[^.;]{0,12}\b(?:digits|figures|letters)\b/iu;
const NUMBER =
  /(?<![\d.,])[£$€]?\s?(?<digits>\d{1,3}(?:[.,' ]\d{3})*(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?![\d]|[.,]\d)/gu;

/** "a number like INC0048213 … only that is left", "comes as 1.234,50 and I need 1234.50": told by an example. */
export function changesByExample(said: string): TextChange[] {
  return [keptByExample(said), numberByExample(said)].filter((change) => change !== undefined);
}

function keptByExample(said: string): TextChange | undefined {
  const match = KEEPS.test(said) && !DIGITS.test(said) ? EXAMPLE.exec(said) : null;
  const example = match?.groups?.example;
  if (!match || !example) return undefined;
  const pattern = quoteString(`i)\\b${patternOf(example)}\\b`);
  return {
    at: match.index,
    isExact: true,
    of: (text) => `(RegExMatch(${text}, ${pattern}, &found) ? found[] : ${text})`,
  };
}

// Letters in front are always the same, as in INC0048213; figures change, and there are as many of them.
function patternOf(example: string): string {
  return example.replace(/\d+|[^\p{L}\d]/gu, (part) => (/^\d/.test(part) ? `\\d{${part.length}}` : `\\${part}`));
}

function numberByExample(said: string): TextChange | undefined {
  const numbers = [...said.matchAll(NUMBER)];
  for (const [index, match] of numbers.entries()) {
    const as = match.groups?.digits ?? '';
    const other = numbers.slice(index + 1).find(({ groups }) => isSameNumber(as, groups?.digits ?? ''));
    const wanted = other?.groups?.digits;
    if (!wanted || groupsIn(wanted)) continue;
    const [from, to] = [decimalOf(as), decimalOf(wanted)];
    if (!from || !to) continue;
    const bare = (text: string) => `RegExReplace(${text}, "[^\\d${from}-]")`;
    return {
      at: match.index,
      isExact: true,
      of: (text) => (from === to ? bare(text) : `StrReplace(${bare(text)}, "${from}", "${to}")`),
    };
  }
  return undefined;
}

function isSameNumber(one: string, other: string): boolean {
  const digits = (number: string) => number.replace(/\D/g, '');
  return one !== other && digits(one) === digits(other) && digits(one).length > 3;
}

function groupsIn(number: string): boolean {
  return /[.,' ]\d{3}(?!\d)/.test(number);
}

function decimalOf(number: string): string | undefined {
  return /([.,])\d{1,2}$/.exec(number)?.[1];
}
