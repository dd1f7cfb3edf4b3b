const ESCAPES: Record<string, string> = {
  n: '\n',
  r: '\r',
  b: '\b',
  t: '\t',
  s: ' ',
  v: '\v',
  a: '\x07',
  f: '\f',
  '0': '\0',
};

/** The text a literal stands for: the character after each backtick decides. */
export function unescapeString(text: string): string {
  let tick = text.indexOf('`');
  if (tick === -1) return text;
  let plain = '';
  let from = 0;
  while (tick !== -1) {
    const character = text.charAt(tick + 1);
    plain += text.slice(from, tick) + (ESCAPES[character] ?? character);
    from = tick + 2;
    tick = text.indexOf('`', from);
  }
  return plain + text.slice(from);
}
