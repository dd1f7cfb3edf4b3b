import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { sortOf } from './key-list.ts';
import { combined, isModifier } from './modifiers.ts';

const HOLD = /^(?:hold|holds|holding|while|with|held|keep|keeping)$/;
const HELD = /^(?:held|is|down|pressed|hold|\+|layer|as|and)$/;
const WHEEL = /^(?:wheel|scroll|scrolling|scrolls|scrollwheel|mousewheel)$/;
const MOST = 24;

/** "hold caps lock and use i j k l": what each key is together with the one that is held, beside what it is alone. */
export function findHeldKeys(tokens: readonly Token[], keys: readonly Found[]): Found[] {
  // What is part of a combination is held, or presses, there already.
  const joined = new Set(keys.flatMap(({ value, from }) => (/[&+]/.test(value) ? [from] : [])));
  const alone = keys.filter(({ value, from }) => !joined.has(from) || value.split('+').every(isModifier));
  const holders = alone.filter((key, index) => isHolder(tokens, key) || isHeldIt(tokens, key, alone[index + 1]));
  const names = [...new Set(holders.map(({ value }) => value))]
    .filter((name) => name !== 'lwin' && name !== 'rwin')
    .slice(0, 3);
  const firstOf = new Map(holders.toReversed().map(({ value, from }) => [value, from]));
  const found: Found[] = [];
  for (const holder of names) {
    for (const key of alone) {
      if (key.value === holder || key.value.includes('&') || key.value.includes('+') || isModifier(key.value)) continue;
      const distance = key.from - (firstOf.get(holder) ?? 0);
      const value = isPair(holder, key.value, distance) ? withHeld(holder, key.value) : undefined;
      if (value) found.push({ ...key, value });
    }
    tokens.forEach(({ low }, at) => {
      if (!WHEEL.test(low) || keys.some(({ from, to }) => from <= at && at < to)) return;
      for (const turn of ['wheelup', 'wheeldown']) {
        const value = withHeld(holder, turn);
        if (value) found.push({ kind: 'key', value, from: at, to: at + 1 });
      }
    });
  }
  return [...found.slice(0, MOST), ...wheelTurns(tokens, keys)];
}

// A key that is held is pressed with few others: with all of them, each word would have marks that nobody means.
function isPair(holder: string, key: string, distance: number): boolean {
  if (holder.split('+').every(isModifier) || sortOf(key) === 'wheel') return true;
  // "hold the right button and press left": two of a kind only where one follows the other.
  const isNear = distance > 0 && distance <= CLOSE;
  if (/^numpad/.test(holder) || /button/.test(holder)) {
    const isSame = /^numpad/.test(holder) ? key.startsWith('numpad') : /button/.test(key);
    if (isSame) return isNear;
  }
  if (holder === 'capslock' && /^(?:letter|digit)$/.test(sortOf(key))) return true;
  if (distance < 0 || /^f\d+$|^numpad|^\d$/.test(holder)) return false;
  if (sortOf(holder) === 'letter') return sortOf(key) === 'digit';
  if (sortOf(key) === 'letter') return true;
  if (/button/.test(key)) return true;
  return /^(?:capslock|tab|backtick)$/.test(holder) && /^(?:digit|other|sign)$/.test(sortOf(key));
}

function withHeld(holder: string, key: string): string | undefined {
  const parts = holder.split('+');
  return parts.every(isModifier) ? combined(parts, key) : `${holder}&${key}`;
}

// "the wheel should skip: up = right arrow, down = left arrow"
function wheelTurns(tokens: readonly Token[], keys: readonly Found[]): Found[] {
  if (!tokens.some(({ low }) => WHEEL.test(low))) return [];
  return keys.flatMap((key) =>
    (key.value === 'up' || key.value === 'down') && key.to - key.from === 1
      ? [{ ...key, value: `wheel${key.value}` }]
      : [],
  );
}

const CLOSE = 8;
const NEAR = 12;

// "caps lock does nothing when tapped, but when I hold it and press u …"
function isHeldIt(tokens: readonly Token[], { value, to }: Found, next: Found | undefined): boolean {
  if (value.includes('&') || value.startsWith('wheel') || /^[a-z\d]$/.test(value)) return false;
  const end = Math.min(next?.from ?? tokens.length, to + NEAR);
  for (let at = to; at < end; at += 1) {
    const [low, it] = [lowAt(tokens, at), lowAt(tokens, at + 1)];
    if (/^(?:hold|holding|keep|keeping)$/.test(low) && it === 'it') return true;
    if (/^(?:it's|its)$/.test(low) && /^(?:held|down)$/.test(it)) return true;
  }
  return false;
}

function isHolder(tokens: readonly Token[], { value, from, to }: Found): boolean {
  if (value.includes('&') || value.startsWith('wheel') || (value.includes('+') && !value.split('+').every(isModifier)))
    return false;
  let at = from - 1;
  while (at > from - 4 && /^(?:the|my|down|i|is|are|your)$/.test(tokens[at]?.low ?? '')) at -= 1;
  const before = tokens[at]?.low ?? '';
  const [next, second] = [tokens[to]?.low ?? '', tokens[to + 1]?.low ?? ''];
  if (/^(?:hold|holding|holds|keep|keeping)$/.test(before)) return true;
  if (/^(?:with|\/)$/.test(before) && isModifier(value)) return before !== '/' || tokens[at - 1]?.low === 'w';
  // "when caps lock is on" is a state: nothing is held.
  if ((before === 'while' || before === 'with' || before === 'when') && /^(?:held|down|pressed)$/.test(next))
    return true;
  // "x1 hold + wheel"
  if (next === 'hold' && second === '+') return true;
  if (next === 'layer' || (before === 'on' && tokens[at - 1]?.low === 'layer')) return true;
  if (next === 'held' || (next === 'is' && /^(?:held|down|pressed)$/.test(second))) return true;
  return next === '+' && !tokens[to]?.glued && /^(?:letter|number|key|a|any)$/.test(second)
    ? HOLD.test(before) || HELD.test(next)
    : next === '+' && /^(?:letters?|numbers?|num|keys?|digits?|f)$/.test(second);
}
