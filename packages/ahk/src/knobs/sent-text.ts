const KEYS: Readonly<Record<string, string>> = { enter: '\n', tab: '\t', space: ' ' };
const AS_IT_IS = /^\{(?:text|raw)\}/i;

/** The text that a Send types; undefined where it presses keys that are no text. */
export function sentText(keys: string): string | undefined {
  const raw = AS_IT_IS.exec(keys)?.[0];
  if (raw !== undefined) return keys.slice(raw.length);
  let text = '';
  for (let at = 0; at < keys.length; at++) {
    const sign = keys[at] ?? '';
    if ('^!+#}'.includes(sign)) return undefined;
    if (sign !== '{') {
      text += sign;
      continue;
    }
    const end = keys.indexOf('}', at + 2);
    const name = end === -1 ? '' : keys.slice(at + 1, end);
    const typed = name.length === 1 ? name : KEYS[name.toLowerCase()];
    if (typed === undefined) return undefined;
    text += typed;
    at = end;
  }
  return text;
}

/** What a Send has to be given to type a text; it starts the way that the one before did. */
export function keysFor(text: string, before: string): string {
  const raw = AS_IT_IS.exec(before)?.[0];
  if (raw !== undefined) return raw + text;
  return text
    .replace(/[\^!+#{}]/g, '{$&}')
    .replaceAll('\n', '{Enter}')
    .replaceAll('\t', '{Tab}');
}
