const LONGEST = 90;

/** Text as a reader sees it: in quotes, on one line, not too long. */
export function quote(text: string): string {
  return `“${shorten(text)}”`;
}

export function shorten(text: string): string {
  const line = text
    .replace(/\r\n?|\n/g, ' ↵ ')
    .replace(/\t/g, ' ⇥ ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a script may hold any character, and none may reach the page raw
    .replace(/[\u0000-\u001f\u007f]/g, '');
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}

export function either(words: string[], conjunction: 'or' | 'and' = 'or'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} ${conjunction} ${words.at(-1)}`;
}
