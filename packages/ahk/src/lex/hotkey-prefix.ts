const KEY = '(?:[\\w\\u0080-\\uffff]+|`?[^\\s])';
const HOTKEY = new RegExp(`^[~*$<>^!+#]*${KEY}(?:[ \\t]+&[ \\t]+~?${KEY})?(?:[ \\t]+up)?[ \\t]*::`, 'i');

/** The length of the `^!a::` at the start of a line, or 0 when the line defines no hotkey. */
export function hotkeyPrefixLength(text: string): number {
  if (!text.includes('::')) return 0;
  const length = HOTKEY.exec(text)?.[0].length ?? 0;
  // `:::` is the colon key, but a colon after other signs makes no hotkey.
  return text.startsWith(':::') ? 3 : text[length - 3] === ':' && length > 3 ? 0 : length;
}
