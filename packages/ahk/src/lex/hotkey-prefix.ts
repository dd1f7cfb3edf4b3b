import { nameEnd } from './tokenize.ts';
import { withoutEscapedSemicolons } from './without-escaped-semicolons.ts';

const SIGNS = '~*$<>^!+#';
const KEY = '(?:[\\w\\u0080-\\uffff]+|`?[^\\s])';
const ATTEMPT = new RegExp(`^[${SIGNS}]*${KEY}(?:[ \\t]+&[ \\t]+~?${KEY})?(?:[ \\t]+up)?[ \\t]*::`, 'i');

/** The length of the `^!a::` at the start of a line, or 0 when the line defines no hotkey. */
export function hotkeyPrefixLength(text: string): number {
  // `:::` is the colon key; in any other line the first two colons end the name, so `^:::` turns ^ into a colon.
  const end = text.startsWith(':::') ? 1 : text.indexOf('::');
  return end > 0 && isHotkey(withoutEscapedSemicolons(text.slice(0, end))) ? end + 2 : 0;
}

/** The same for a line that was meant as a hotkey but is none, such as `a ::` or `^a & b::`. */
export function attemptedHotkeyLength(text: string): number {
  const length = text.includes('::') ? (ATTEMPT.exec(text)?.[0].length ?? 0) : 0;
  return length > 3 && text[length - 3] === ':' ? 0 : length;
}

function isHotkey(name: string): boolean {
  const joint = name.indexOf(' & ');
  if (joint === -1) return isKey(name.slice(signsEnd(name)), true);
  const first = name.slice(0, joint).trimEnd();
  const second = name.slice(joint + 3).trimStart();
  return isKey(withoutTilde(first), false) && isKey(withoutTilde(second), true);
}

// A word or any one character, known as a key or not: an unknown name is another error than a line that is no hotkey.
function isKey(text: string, mayBeUp: boolean): boolean {
  if (text === '') return false;
  const rest = text.slice(Math.max(1, nameEnd(text, 0, text.length)));
  return rest === '' || (mayBeUp && /^[ \t]+up$/i.test(rest));
}

// The last character is the key even if it is a sign, and so is one before a space: `^+` and `+ up`.
function signsEnd(name: string): number {
  let at = 0;
  while (at + 1 < name.length && name[at + 1] !== ' ' && SIGNS.includes(name[at] ?? '')) at++;
  return at;
}

function withoutTilde(key: string): string {
  return key.startsWith('~') && key.length > 1 ? key.slice(1) : key;
}
