import { isKeyName } from '../knowledge/is-key-name.ts';
import { ALT_TAB_ACTIONS } from '../knowledge/key-names.ts';

/** The key that `a::b` turns a into, or null when what follows is code. */
export function remapTarget(text: string): string | null {
  if (text === '' || text === '{') return null;
  if (ALT_TAB_ACTIONS.has(text.toLowerCase())) return text;
  if (text.length === 2 && text[0] === '`') return text[1] === '`' ? null : text;
  const match = /^([*~$<>^!+#]*)(\S+)$/.exec(text);
  const key = match?.[2];
  if (match && key && isKeyName(key)) return text;
  return text.length === 1 ? text : null;
}
