import type { Found } from '../found.ts';
import type { Token } from '../tokens.ts';
import { isArticle, isCounted } from './around.ts';
import { sortOf } from './key-list.ts';
import { KEY_SIGNS } from './key-signs.ts';
import { isModifier } from './modifiers.ts';
import { namedKey } from './single-key.ts';

type Key = { readonly key: string; readonly to: number };

/** A key that is held like a modifier: "caps+j", "space & h", "capslock and j, k, l". */
export function prefixed(tokens: readonly Token[], from: number): Found[] {
  const held = keyAt(tokens, from);
  if (!held || isModifier(held.key) || held.key.startsWith('wheel')) return [];
  const join = tokens[held.to]?.low ?? '';
  const isSign = join === '+' || join === '&' || (join === 'plus' && sortOf(held.key) === 'other');
  const isWord = join === 'and' && /^(?:capslock|xbutton[12]|rbutton)$/.test(held.key);
  if (!isSign && !isWord) return [];
  const at = tokens[held.to + 1]?.low === 'the' ? held.to + 2 : held.to + 1;
  const target = keyAt(tokens, at, isSign);
  // "w + shift": the modifier is held.
  if (target && isModifier(target.key) && isSign)
    return [`${target.key}+${held.key}`, target.key, held.key].map((value) => ({
      kind: 'key',
      value,
      from,
      to: target.to,
    }));
  if (!target || isModifier(target.key) || target.key === held.key) return [];
  const value = `${held.key}&${target.key}`;
  const whole: Found = { kind: 'key', value, from, to: target.to };
  // They may be two keys at once, whichever comes first.
  const isHeldKey = sortOf(held.key) === 'other' && /^[a-z\d]$/.test(target.key);
  const apart: Found[] = (isHeldKey ? [held.key] : [held.key, target.key]).map((key) => ({ ...whole, value: key }));
  const range = rangeBehind(tokens, held.key, target);
  if (range.length > 0) return [whole, ...range];
  const more = following(tokens, held.key, target);
  return [whole, ...apart, ...(more.length > 0 ? more : chained(tokens, target.to))];
}

// "caps+1 to caps+4", "caps+1-5": the keys between stand where the range is written.
function rangeBehind(tokens: readonly Token[], held: string, first: Key): Found[] {
  if (!/^(?:-|–|to|through|till)$/.test(tokens[first.to]?.low ?? '') || !/^\d$/.test(first.key)) return [];
  const again = keyAt(tokens, first.to + 1);
  const isAgain = again?.key === held && /^[+&]$/.test(tokens[again.to]?.low ?? '');
  const last = keyAt(tokens, isAgain ? again.to + 1 : first.to + 1, true);
  if (!last || !/^\d$/.test(last.key) || Number(last.key) <= Number(first.key)) return [];
  const count = Number(last.key) - Number(first.key);
  return Array.from({ length: count }, (_, index): Found => {
    const value = `${held}&${Number(first.key) + index + 1}`;
    const isLast = index === count - 1;
    return isLast
      ? { kind: 'key', value, from: first.to + 1, to: last.to }
      : { kind: 'key', value, from: first.to, to: first.to + 1 };
  });
}

// "w + space + e": three at once have no name of their own, so each stands for itself.
function chained(tokens: readonly Token[], from: number): Found[] {
  if (tokens[from]?.low !== '+') return [];
  const next = keyAt(tokens, from + 1, true);
  return next ? [{ kind: 'key', value: next.key, from: from + 1, to: next.to }, ...chained(tokens, next.to)] : [];
}

function following(tokens: readonly Token[], held: string, first: Key): Found[] {
  const found: Found[] = [];
  let { key, to } = first;
  while (found.length < 12) {
    let at = to;
    while (/^(?:,|\/|and|or|&)$/.test(tokens[at]?.low ?? '') && at < to + 2) at += 1;
    const next = keyAt(tokens, at, true);
    if (!next || sortOf(next.key) !== sortOf(key) || sortOf(key) === 'other') break;
    if (/^[+&]$/.test(tokens[next.to]?.low ?? '') || (at === to && sortOf(key) !== 'letter')) break;
    found.push({ kind: 'key', value: `${held}&${next.key}`, from: at, to: next.to });
    ({ key, to } = next);
  }
  return found;
}

function keyAt(tokens: readonly Token[], at: number, isTarget = false): Key | undefined {
  const low = tokens[at]?.low ?? '';
  if (/^[\p{Ll}\d]$/u.test(low) && !(low === 'f' && /^\d/.test(tokens[at + 1]?.low ?? ''))) {
    if ((!isTarget && isArticle(tokens, at)) || isCounted(tokens, at)) return undefined;
    // "2+3" is a sum, "a + b" may be anything: a letter holds only what is glued to it.
    if (!isTarget && /^\d$/.test(low)) return undefined;
    return { key: low, to: at + 1 };
  }
  const named = namedKey(tokens, at);
  if (named) return { key: named.key, to: named.to };
  const sign = isTarget && low.length === 1 ? KEY_SIGNS[low] : undefined;
  return sign && /^[[\]\\;'/=-]$/.test(low) ? { key: sign, to: at + 1 } : undefined;
}
