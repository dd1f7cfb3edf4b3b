import type { Token } from '../tokens.ts';
import { isArticle, isCounted } from './around.ts';
import { dragAt } from './drag.ts';
import { KEY_SIGNS } from './key-signs.ts';
import { combined, isModifier } from './modifiers.ts';
import { type NamedKey, namedKey } from './single-key.ts';

/** Keys that are pressed together: what is held, and the key. */
export type Combination = {
  readonly modifiers: readonly string[];
  readonly key: string;
  readonly from: number;
  readonly to: number;
};
type Join = { readonly to: number; readonly by: 'sign' | 'word' | 'with' | 'comma' | 'blank' };
type Target = { readonly key: string; readonly to: number };

// Words that are modifiers only where a sign joins them to a key, or where they are called one.
const NEEDS_SIGN = new Set([
  'windows',
  'control',
  'option',
  'super',
  'meta',
  'start',
  'flag',
  'alternate',
  'shit',
  'sift',
  'windos',
  'windws',
  'ctr',
  'win',
]);

const NEEDS_NAME = new Set(['start', 'flag', 'meta', 'alternate', 'shit', 'sift', 'option']);

/** "ctrl+alt+n", "control and alt and j", "windows key and j": the combination that begins at a token. */
export function combination(tokens: readonly Token[], from: number): Combination | undefined {
  const modifiers: string[] = [];
  let at = from;
  let weak = false;
  let isSigned = true;
  for (;;) {
    const modifier = modifierAt(tokens, at);
    if (!modifier) return undefined;
    modifiers.push(modifier.key);
    const needsSign = NEEDS_SIGN.has(modifier.phrase) && !modifier.called;
    weak = modifiers.length === 1 ? needsSign : weak && needsSign;
    const join = joinAt(tokens, modifier.to);
    const next = modifierAt(tokens, join.to);
    if (next && isOtherSide(modifier.key, next.key) && join.by === 'sign')
      return { modifiers, key: next.key, from, to: next.to };
    // "caps lock is left ctrl and alt+tab does nothing": another combination begins.
    if (next && join.by === 'word' && joinAt(tokens, next.to).by === 'sign') return undefined;
    // "windows ctrl alt q": the first of them belongs to what was said before.
    if (next && needsSign && join.by === 'blank') return undefined;
    if (next && !isSameKind(modifiers, next.key) && join.by !== 'comma' && join.by !== 'with') {
      at = join.to;
      isSigned &&= join.by === 'sign';
      continue;
    }
    if (join.by === 'word' && modifiers.length === 1 && isExchanged(tokens, from)) return undefined;
    const target = targetAt(tokens, join, weak && modifiers.length === 1);
    if (target && join.by === 'blank' && isKeptDown(tokens, from, target, modifiers.length)) return undefined;
    // "(ctrl plus)": nothing follows that it could join.
    if (!target && tokens[modifier.to]?.low === 'plus' && combined(modifiers, 'plus'))
      return { modifiers, key: 'plus', from, to: modifier.to + 1 };
    const last = modifiers.at(-1);
    // "left alt + left shift": the last of them is the key.
    if (!target && modifiers.length > 1 && last) {
      return isSigned ? { modifiers: modifiers.slice(0, -1), key: last, from, to: modifier.to } : undefined;
    }
    return target && (combined(modifiers, target.key) ?? '') !== ''
      ? { modifiers, key: target.key, from, to: target.to }
      : undefined;
  }
}

// "swap ctrl and caps lock" are two keys.
function isExchanged(tokens: readonly Token[], from: number): boolean {
  return tokens
    .slice(Math.max(0, from - 3), from)
    .some(({ low }) => /^(?:swap|swaps|swapping|exchange|interchange|flip|trade|between|disable)$/.test(low));
}

// "keep shift down", "press ctrl, shift and alt up"
function isKeptDown(tokens: readonly Token[], from: number, { key, to }: Target, count: number): boolean {
  if ((key !== 'down' && key !== 'up') || tokens[to - 1]?.low === 'arrow' || tokens[to - 2]?.low === 'arrow')
    return false;
  const before = tokens.slice(Math.max(0, from - 3), from);
  return (
    count === 1 &&
    (before.some(({ low }) =>
      /^(?:keep|keeps|hold|holds|holding|held|while|with|is|press|pressing|and|let|lets)$/.test(low),
    ) ||
      tokens[to]?.low === 'until')
  );
}

function isOtherSide(one: string, other: string): boolean {
  return one !== other && /^[lr]/.test(one) && /^[lr]/.test(other) && one.slice(1) === other.slice(1);
}

function isSameKind(modifiers: readonly string[], key: string): boolean {
  return combined([...modifiers, key], 'x') === undefined;
}

function modifierAt(tokens: readonly Token[], at: number): NamedKey | undefined {
  const bare = /^[[`<{]$/.test(tokens[at]?.low ?? '') ? at + 1 : at;
  const named = namedKey(tokens, bare);
  if (!named || !isModifier(named.key) || (NEEDS_NAME.has(named.phrase) && !named.called)) return undefined;
  const closes = bare > at && /^[\]`>}]$/.test(tokens[named.to]?.low ?? '');
  return bare > at ? (closes ? { ...named, to: named.to + 1 } : undefined) : named;
}

function joinAt(tokens: readonly Token[], at: number): Join {
  const low = tokens[at]?.low ?? '';
  if (low === '-' && tokens[at + 1]?.low === '>') return { to: at, by: 'blank' };
  if (low === '+' || low === '&' || low === '-' || low === '_') {
    const isTight = low === '+' || low === '&' || tokens[at]?.glued || tokens[at + 1]?.low.length === 1;
    const the = tokens[at + 1]?.low === 'the' ? 2 : 1;
    return isTight ? { to: at + the, by: 'sign' } : { to: at, by: 'blank' };
  }
  if (low === 'and' || low === 'plus' || low === 'und') {
    if (tokens[at + 1]?.low === 'then') return { to: at + 2, by: 'comma' };
    return { to: tokens[at + 1]?.low === 'the' ? at + 2 : at + 1, by: 'word' };
  }
  if (low === 'with') return { to: at + 1, by: 'with' };
  if (low === ',') return { to: at + 1, by: 'comma' };
  return { to: at, by: 'blank' };
}

const SAID = new Set(['letter', 'key', 'number', 'digit']);
const ONE_WORD = new Set(
  'left right up down home end delete insert space tab enter esc backspace pause comma period minus plus equals slash'.split(
    ' ',
  ),
);

function targetAt(tokens: readonly Token[], join: Join, weak: boolean): Target | undefined {
  if (join.by === 'comma' || (weak && join.by === 'blank')) return strictTarget(tokens, join);
  const opens = /^[[`<{]$/.test(tokens[join.to]?.low ?? '') && /^[\]`>}]$/.test(tokens[join.to + 2]?.low ?? '');
  let at = join.to + (opens ? 1 : 0);
  if (tokens[at]?.low === 'the' && join.by !== 'blank') at += 1;
  if (SAID.has(tokens[at]?.low ?? '') && tokens[at + 1]?.low.length === 1 && tokens[at + 1]?.low !== '+') at += 1;
  const target = lone(tokens, at, join) ?? named(tokens, at, join);
  return target && opens ? { ...target, to: target.to + 1 } : target;
}

// "win e", "windows d": one letter right behind it, and nothing that it could be the article of.
function strictTarget(tokens: readonly Token[], join: Join): Target | undefined {
  if (join.by === 'comma') return undefined;
  const low = tokens[join.to]?.low ?? '';
  if (/^[b-z0-9]$/.test(low) && tokens[join.to - 1]?.low === 'win' && !isCounted(tokens, join.to))
    return { key: low, to: join.to + 1 };
  const found = namedKey(tokens, join.to);
  return found && /^(?:f\d+|numpad.*|printscreen|tab|pause)$/.test(found.key) && tokens[join.to - 1]?.low === 'win'
    ? { key: found.key, to: found.to }
    : undefined;
}

function lone(tokens: readonly Token[], at: number, join: Join): Target | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const called = /^(?:key|button|taste)$/.test(tokens[at + 1]?.low ?? '') ? 1 : 0;
  if (/^[\p{Ll}\d]$/u.test(token.low)) {
    if (join.by !== 'sign' && (isArticle(tokens, at) || isCounted(tokens, at))) return undefined;
    if (token.low === 'f' && /^(?:\d.*|keys?|-)$/.test(tokens[at + 1]?.low ?? '')) return undefined;
    return { key: token.low, to: at + 1 + called };
  }
  if (token.low.length !== 1) return undefined;
  const key = KEY_SIGNS[token.low];
  const isJoined =
    join.by === 'sign' ||
    called > 0 ||
    (join.by === 'blank' &&
      ((/^[[\];\\`]$/.test(token.low) && !token.glued) || (/^[-=]$/.test(token.low) && at + 1 === tokens.length)));
  const ends = !/^[\p{L}\p{N}]/u.test(tokens[at + 1]?.low ?? '') || !tokens[at + 1]?.glued;
  return key && isJoined && ends ? { key: key === 'tilde' ? 'backtick' : key, to: at + 1 + called } : undefined;
}

function named(tokens: readonly Token[], at: number, join: Join): Target | undefined {
  if ((join.by === 'sign' || join.by === 'blank') && /^click(?:ing|s)?$/.test(tokens[at]?.low ?? ''))
    return { key: 'lbutton', to: at + 1 };
  const drag = join.by === 'with' ? undefined : dragAt(tokens, at);
  if (drag) return drag;
  const found = namedKey(tokens, at);
  if (!found && join.by === 'sign' && tokens[at]?.low === 'middle') return { key: 'mbutton', to: at + 1 };
  if (!found || isModifier(found.key) || join.by === 'with') return undefined;
  // "right ctrl and the menu key" are two.
  if (join.by === 'word' && found.called) return undefined;
  if (join.by === 'sign' || found.called) return { key: found.key, to: found.to };
  if (/^f\d+$|^numpad|^wheel|button|lock$|^page|screen$/.test(found.key) || ONE_WORD.has(found.key))
    return { key: found.key, to: found.to };
  return undefined;
}
