import type { Found } from '../found.ts';
import type { Token } from '../tokens.ts';
import { KEY_SIGNS } from './key-signs.ts';
import { combined } from './modifiers.ts';
import { namedKey } from './single-key.ts';

const SIGNS: Readonly<Record<string, string>> = { '^': 'ctrl', '!': 'alt', '+': 'shift', '#': 'win' };

/** A key as AutoHotkey writes it: `^!t`, `#c::`, `{Enter}`, `^{Left}`, `~LShift & WheelUp::`. */
export function ahkKey(tokens: readonly Token[], from: number): Found | undefined {
  let at = from;
  if (tokens[at]?.low === '~' || tokens[at]?.low === '*' || tokens[at]?.low === '$') at += 1;
  const modifiers: string[] = [];
  let side = '';
  while (at < from + 8) {
    const low = tokens[at]?.low ?? '';
    if (at > from && !tokens[at]?.glued) break;
    if (low === '<' || low === '>') side = low === '<' ? 'l' : 'r';
    else if (SIGNS[low]) {
      modifiers.push(side + SIGNS[low]);
      side = '';
    } else break;
    at += 1;
  }
  const braced = tokens[at]?.low === '{' ? bracedKey(tokens, at) : undefined;
  const bare = braced ?? (modifiers.length > 0 && tokens[at]?.glued ? bareKey(tokens, at) : undefined);
  if (!bare) return undefined;
  const isHotkey = tokens[bare.to]?.low === ':' && tokens[bare.to + 1]?.low === ':' && tokens[bare.to + 1]?.glued;
  const isPlain = modifiers.length === 1 && !modifiers.includes('ctrl') && !braced;
  // "#z" is hardly anything else; "#2", "!a" and "+1" are.
  const isWin = tokens[from]?.low === '#' && /^[a-z]$/.test(bare.key) && !tokens[bare.to]?.glued;
  if (isPlain && !isHotkey && !isWin) return undefined;
  if (tokens[from]?.glued && from > 0 && /[\p{L}\p{N}]$/u.test(tokens[from - 1]?.low ?? '')) return undefined;
  const value = combined(modifiers, bare.key);
  return value ? { kind: 'key', value, from, to: bare.to } : undefined;
}

type Key = { readonly key: string; readonly to: number };

function bracedKey(tokens: readonly Token[], at: number): Key | undefined {
  const low = tokens[at + 1]?.low ?? '';
  if (tokens[at + 2]?.low === '}' && /^[a-z0-9]$/.test(low)) return { key: low, to: at + 3 };
  if (tokens[at + 2]?.low === '}' && low.length === 1 && KEY_SIGNS[low])
    return { key: KEY_SIGNS[low] ?? '', to: at + 3 };
  const named = namedKey(tokens, at + 1);
  return named && tokens[named.to]?.low === '}' ? { key: named.key, to: named.to + 1 } : undefined;
}

function bareKey(tokens: readonly Token[], at: number): Key | undefined {
  const low = tokens[at]?.low ?? '';
  const ends = !tokens[at + 1]?.glued || !/^[\p{L}\p{N}]/u.test(tokens[at + 1]?.low ?? '');
  if (/^[a-z0-9]$/.test(low) && ends) return { key: low, to: at + 1 };
  const named = namedKey(tokens, at);
  return named && named.to === at + 1 ? { key: named.key, to: named.to } : undefined;
}
