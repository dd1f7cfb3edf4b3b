import { tokensOf } from '../tokens.ts';
import { cutWords } from '../words.ts';
import { ahkKey } from './ahk-key.ts';
import { combination } from './combination.ts';
import { KEY_SIGNS } from './key-signs.ts';
import { combined } from './modifiers.ts';
import { prefixed } from './prefixed.ts';
import { namedKey } from './single-key.ts';

const LONGEST = 40;

/** The key that a quoted text is the name of, if it is one as a whole: 'Insert', `ctrl+j`, "F5". */
export function quotedKey(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const tokens = tokensOf(text, cutWords(text));
  const [only] = tokens;
  if (!only) return undefined;
  if (tokens.length === 1 && /^[\p{Ll}\d]$/u.test(only.low)) return only.low;
  if (tokens.length === 1 && KEY_SIGNS[only.low])
    return KEY_SIGNS[only.low] === 'tilde' ? 'backtick' : KEY_SIGNS[only.low];
  const held = prefixed(tokens, 0)[0];
  if (held?.to === tokens.length) return held.value;
  const written = ahkKey(tokens, 0);
  if (written?.to === tokens.length) return written.value;
  const pressed = combination(tokens, 0);
  if (pressed?.to === tokens.length) return combined(pressed.modifiers, pressed.key);
  const named = namedKey(tokens, 0);
  return named?.to === tokens.length ? named.key : undefined;
}
