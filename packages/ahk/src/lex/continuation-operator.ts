import { hotkeyPrefixLength } from './hotkey-prefix.ts';

const WORD_START = /^(?:and|or|is|in|contains)[ \t]/i;
const WORD_END = /(?<![\w\u0080-\uffff.])(?:and|or|not|is|in|contains)$/i;
const SIGNS = new Set([...',.?=*/|&^~!<>:'].map((sign) => sign.charCodeAt(0)));
// Asked before the patterns: nearly every line starts and ends with something else.
const FIRST_LETTERS = new Set([...'aoicAOIC'].map((letter) => letter.charCodeAt(0)));
const LAST_LETTERS = new Set([...'drtsnDRTSN'].map((letter) => letter.charCodeAt(0)));
const [PLUS, MINUS, COLON, DOT] = [43, 45, 58, 46];
const LONGEST_WORD = 9;
// Any text passes for options, but `: x ? "::"` goes on from the line above: only what can be options starts anew.
const HOTSTRING_START = /^:[A-Za-z0-9?* \t-]*:/;

/** A line that starts with an operator goes on from the line above, unless it is a hotkey or hotstring such as `!a::`. */
export function startsWithOperator(text: string): boolean {
  const code = text.charCodeAt(0);
  if (!SIGNS.has(code) && code !== PLUS && code !== MINUS) return FIRST_LETTERS.has(code) && WORD_START.test(text);
  if ((code === PLUS || code === MINUS || code === COLON) && text.charCodeAt(1) === code) return false;
  if (!text.includes('::')) return true;
  return !HOTSTRING_START.test(text) && hotkeyPrefixLength(text) === 0;
}

/** An expression line that ends with an operator goes on in the line below; a colon counts only in a ternary. */
export function endsWithOperator(text: string, inTernary: boolean): boolean {
  const code = text.charCodeAt(text.length - 1);
  if (code === COLON) return inTernary;
  // The full stop of a sentence is no operator; one after a blank joins two texts.
  if (code === DOT) return text.length < 2 || /\s/.test(text[text.length - 2] ?? '');
  if (SIGNS.has(code)) return true;
  if (code === PLUS || code === MINUS) return text.charCodeAt(text.length - 2) !== code;
  return LAST_LETTERS.has(code) && WORD_END.test(text.slice(-LONGEST_WORD));
}
