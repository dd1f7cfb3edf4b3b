import { amountAt } from '../numbers/amount.ts';
import type { Token } from '../tokens.ts';
import { UNITS } from './units.ts';

const COUNTED =
  /^(?:x|times|time|clicks?|presses|strokes?|keystrokes?|taps?|hits?|cps|repeats|repetitions|keypresses|shots|jumps)$/;

/** "10 times a second", "20 clicks per second", "twice a minute", "12 cps": how long one round takes. */
export function rateAt(
  tokens: readonly Token[],
  from: number,
): { readonly length: number; readonly to: number } | undefined {
  const counted = countAt(tokens, from);
  if (!counted || counted.count <= 0) return undefined;
  if (counted.cps) return { length: 1000 / counted.count, to: counted.to };
  const { to, count } = counted;
  if (!/^(?:a|an|per|every|each|\/|in a|in one)$/.test(tokens[to]?.low ?? '')) return undefined;
  const unit = UNITS.get(tokens[to + 1]?.low ?? '');
  return unit === undefined || unit > 3_600_000 || tokens[to + 1]?.low === 'm'
    ? undefined
    : { length: unit / count, to: to + 2 };
}

function countAt(
  tokens: readonly Token[],
  from: number,
): { readonly count: number; readonly to: number; readonly cps?: true } | undefined {
  const low = tokens[from]?.low ?? '';
  if (low === 'twice') return { count: 2, to: from + 1 };
  if (low === 'once') return { count: 1, to: from + 1 };
  if (low === 'thrice') return { count: 3, to: from + 1 };
  const amount = amountAt(tokens, from);
  if (!amount) return undefined;
  if (amount.unit === 'cps' || (tokens[amount.to]?.low === 'cps' && !amount.unit))
    return { count: amount.value, to: amount.unit ? amount.to : amount.to + 1, cps: true };
  if (amount.unit === 'x') return { count: amount.value, to: amount.to };
  if (amount.unit) return undefined;
  let at = amount.to;
  if (tokens[at]?.low === '/' || tokens[at]?.low === 'per') return { count: amount.value, to: at };
  if (/^(?:a|per)$/.test(tokens[at]?.low ?? '') && /^(?:second|sec|minute)$/.test(tokens[at + 1]?.low ?? ''))
    return { count: amount.value, to: at };
  if (/^(?:left|mouse|right|key|random)$/.test(tokens[at]?.low ?? '')) at += 1;
  return COUNTED.test(tokens[at]?.low ?? '') ? { count: amount.value, to: at + 1 } : undefined;
}
