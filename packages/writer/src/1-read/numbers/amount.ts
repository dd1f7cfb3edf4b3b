import type { Token } from '../tokens.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** A number as it is said, and where its words end. `unit` is what is glued to its digits: the "ms" of "10ms". */
export type Amount = { readonly value: number; readonly to: number; readonly unit?: string; readonly spelled: boolean };

/** The number that begins at a token: 3, 2.5, 1,000, 10k, twenty-five, a hundred, half. */
export function amountAt(tokens: readonly Token[], from: number): Amount | undefined {
  const low = tokens[from]?.low ?? '';
  const isDigits = /^[\d.½¼¾]/.test(low);
  if (isDigits) return digitsAt(tokens, from);
  return NUMBER_WORDS[low] !== undefined || low === 'a' ? wordsAt(tokens, from) : undefined;
}

function digitsAt(tokens: readonly Token[], from: number): Amount | undefined {
  // ".5s"
  const bare =
    tokens[from]?.low === '.' &&
    (!tokens[from]?.glued || /^[-–~]$/.test(tokens[from - 1]?.low ?? '')) &&
    tokens[from + 1]?.glued
      ? /^(\d{1,3})(\p{L}{0,12})$/u.exec(tokens[from + 1]?.low ?? '')
      : null;
  if (bare)
    return { value: Number(`0.${bare[1]}`), to: from + 2, spelled: false, ...(bare[2] ? { unit: bare[2] } : {}) };
  const first = /^(\d{1,9})(\p{L}{0,12}|½)$/u.exec(tokens[from]?.low ?? '');
  if (!first)
    return /^[½¼¾]$/.test(tokens[from]?.low ?? '')
      ? { value: FRACTIONS[tokens[from]?.low ?? ''] ?? 0, to: from + 1, spelled: true }
      : undefined;
  // "1,2,3,4 hours" is a list.
  const isListed = /^[,/]$/.test(tokens[from - 1]?.low ?? '') && tokens[from - 1]?.glued && tokens[from]?.glued;
  let digits = first[1] ?? '';
  let unit = first[2] ?? '';
  let to = from + 1;
  if (unit === '') {
    const sign = tokens[to];
    const more = /^(\d{1,6})(\p{L}{0,12})$/u.exec(tokens[to + 1]?.low ?? '');
    const isLonger = sign?.low === ',' && tokens[to + 2]?.low === ',' && tokens[to + 2]?.glued && tokens[to + 3]?.glued;
    const isList =
      sign?.low === ',' && ((isListed && !isThree(tokens[to + 1])) || (isLonger && (more?.[1]?.length ?? 0) < 3));
    if (sign?.glued && tokens[to + 1]?.glued && more && !isList) {
      const [, rest = '', ending = ''] = more;
      const isThousand = sign.low === ',' && rest.length === 3 && digits.length <= 3 && digits !== '0';
      const isDecimal = sign.low === '.' || (sign.low === ',' && rest.length <= 2 && ending !== '');
      if (
        isThousand ||
        isDecimal ||
        (sign.low === ',' && rest.length === 1 && FRACTION_OF.test(tokens[to + 2]?.low ?? ''))
      ) {
        digits = isThousand ? digits + rest : `${digits}.${rest}`;
        unit = ending;
        to += 2;
        // "2,500,000"
        while (isThousand && unit === '' && tokens[to]?.low === ',' && tokens[to]?.glued && isThree(tokens[to + 1])) {
          digits += tokens[to + 1]?.low ?? '';
          to += 2;
        }
      }
    }
  }
  if (unit === 'k') return { value: Number(digits) * 1000, to, spelled: false };
  return { value: Number(digits), to, spelled: false, ...(unit ? { unit } : {}) };
}

function isThree(token: Token | undefined): boolean {
  return token?.glued === true && /^\d{3}$/.test(token.low);
}

// "1,5 seconds" is a decimal in most languages; "press 1,2,3" is a list.
const FRACTION_OF = /^(?:s|secs?|seconds?|mins?|minutes?|h|hours?|%|percent|times|x)$/;

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function wordsAt(tokens: readonly Token[], from: number): Amount | undefined {
  const low = tokens[from]?.low ?? '';
  const next = tokens[from + 1]?.low ?? '';
  if (low === 'a' || low === 'one') {
    if (next === 'hundred' || next === 'thousand' || next === 'dozen')
      return { value: NUMBER_WORDS[next] ?? 0, to: from + 2, spelled: true };
  }
  const value = NUMBER_WORDS[low];
  if (value === undefined) return undefined;
  let to = from + 1;
  let sum = value;
  if (value >= 20 && value < 100) {
    const at = tokens[to]?.low === '-' && tokens[to]?.glued ? to + 1 : to;
    const ones = NUMBER_WORDS[tokens[at]?.low ?? ''];
    if (ones !== undefined && ones > 0 && ones < 10) {
      sum += ones;
      to = at + 1;
    }
  }
  if ((tokens[to]?.low === 'hundred' || tokens[to]?.low === 'thousand') && value < 100) {
    sum *= tokens[to]?.low === 'hundred' ? 100 : 1000;
    to += 1;
    const at = tokens[to]?.low === 'and' ? to + 1 : to;
    const rest = wordsAt(tokens, at);
    if (rest && rest.value < 100) {
      sum += rest.value;
      to = rest.to;
    }
  }
  return { value: sum, to, spelled: true };
}
