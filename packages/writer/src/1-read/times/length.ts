import { lowAt } from '../low-at.ts';
import { amountAt } from '../numbers/amount.ts';
import type { Token } from '../tokens.ts';
import { type Part, shareAt } from './share.ts';
import { UNITS, unitAt } from './units.ts';
import { vagueAt } from './vague-length.ts';

/** A length of time in milliseconds, with all its parts: "1 hour and 30 minutes", "an hour and a half". */
export function lengthAt(
  tokens: readonly Token[],
  from: number,
): { readonly length: number; readonly to: number } | undefined {
  const first = partAt(tokens, from);
  if (!first) return undefined;
  let { length, unit, to } = first;
  for (;;) {
    const at = lowAt(tokens, to) === 'and' ? to + 1 : to;
    const isHalf = at > to && lowAt(tokens, at) === 'a' && lowAt(tokens, at + 1) === 'half';
    if (isHalf && !UNITS.has(lowAt(tokens, at + 2))) return { length: length + unit / 2, to: at + 2 };
    const next = partAt(tokens, at);
    if (!next || next.unit >= unit || next.article) return { length, to };
    length += next.length;
    ({ unit, to } = next);
  }
}

function partAt(tokens: readonly Token[], from: number): Part | undefined {
  return shareAt(tokens, from) ?? countedAt(tokens, from) ?? vagueAt(tokens, from);
}

// "5 minutes", "10ms", "1h15m", "2 and a half minutes"
function countedAt(tokens: readonly Token[], from: number): Part | undefined {
  const both = /^(\d{1,2})h(\d{1,2})m(?:ins?)?$/.exec(lowAt(tokens, from));
  if (both) return { length: Number(both[1]) * 3_600_000 + Number(both[2]) * 60_000, unit: 60_000, to: from + 1 };
  const amount = amountAt(tokens, from);
  if (!amount) return undefined;
  if (amount.unit) {
    const unit = UNITS.get(amount.unit);
    return unit === undefined ? undefined : { length: amount.value * unit, unit, to: amount.to };
  }
  const half = isAndHalf(tokens, amount.to);
  const unit = unitAt(tokens, half ? amount.to + 3 : amount.to);
  if (!unit || (unit.low.length === 1 && amount.spelled)) return undefined;
  return { length: (amount.value + (half ? 0.5 : 0)) * unit.unit, unit: unit.unit, to: unit.to };
}

function isAndHalf(tokens: readonly Token[], at: number): boolean {
  const [and, article, half, unit] = tokens.slice(at, at + 4).map(({ low }) => low);
  return and === 'and' && /^(?:a|one)$/.test(article ?? '') && half === 'half' && UNITS.has(unit ?? '');
}
