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
  if (!text.includes('`')) return text;
  return text.replace(/`([\s\S]?)/g, (_, character: string) => ESCAPES[character] ?? character);
}
