import { isKeyName } from '../knowledge/is-key-name.ts';
import { ALT_TAB_ACTIONS } from '../knowledge/key-names.ts';
import { withoutEscapedSemicolons } from '../lex/without-escaped-semicolons.ts';

/** The key that `a::b` turns a into, or null when what follows is code. */
export function remapTarget(text: string): string | null {
  if (text === '' || text === '{') return null;
  if (ALT_TAB_ACTIONS.has(text.toLowerCase())) return text;
  // A backtick tells the key `{ from a block and `; from a comment; before any other key it is wrong.
  const plain = text === '`{' ? '{' : withoutEscapedSemicolons(text);
  const match = /^([*~$<>^!+#]*)(\S+)$/.exec(plain);
  const key = match?.[2];
  if (match && key && isKeyName(key)) return text;
  return plain.length === 1 ? text : null;
}
