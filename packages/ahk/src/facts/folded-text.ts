import { CUT, LONGEST_LINE, replaceWithin } from './commands/growth.ts';

type Fold = (texts: readonly string[]) => string;

/** What a function that only changes texts makes of these; null for any other function. */
export function foldedText(name: string, texts: readonly string[]): string | null {
  return FOLDS.get(name.toLowerCase())?.(texts) ?? null;
}

const same: Fold = ([text = '']) => text;

const FOLDS: ReadonlyMap<string, Fold> = new Map<string, Fold>([
  ['format', ([pattern = '', ...values]) => formatted(pattern, values)],
  ['strreplace', ([text = '', from = '', to = '']) => (from === '' ? text : replaceWithin(text, from, to))],
  [
    'substr',
    ([text = '', start = '1', length]) => piece(text, Number(start), length === undefined ? undefined : Number(length)),
  ],
  ['trim', ([text = '']) => text.trim()],
  ['ltrim', ([text = '']) => text.trimStart()],
  ['rtrim', ([text = '']) => text.trimEnd()],
  ['strlower', same],
  ['strupper', same],
  ['strtitle', same],
  ['string', same],
]);

// {} takes the next value, {2} the second, {:s} and {1:U} say how to write it.
function formatted(pattern: string, values: readonly string[]): string {
  const longest = Math.max(LONGEST_LINE, pattern.length + values.join('').length);
  let result = '';
  let next = 0;
  for (let at = 0; at < pattern.length; at++) {
    if (result.length > longest) return CUT;
    const sign = pattern.charAt(at);
    const end = sign === '{' ? pattern.indexOf('}', at) : -1;
    if (end < 0) {
      result += sign;
      continue;
    }
    const inside = pattern.slice(at + 1, end);
    if (inside === '{' || inside === '') result += inside === '{' ? '{' : (values[next++] ?? '');
    else {
      const index = Number.parseInt(inside, 10);
      result += Number.isNaN(index)
        ? inside.startsWith(':')
          ? (values[next++] ?? '')
          : `{${inside}}`
        : (values[index - 1] ?? '');
    }
    at = end;
  }
  return result;
}

function piece(text: string, start: number, length: number | undefined): string {
  if (Number.isNaN(start)) return text;
  const begin = start > 0 ? start - 1 : Math.max(0, text.length + start);
  if (length === undefined || Number.isNaN(length)) return text.slice(begin);
  return length < 0 ? text.slice(begin, length) : text.slice(begin, begin + length);
}
