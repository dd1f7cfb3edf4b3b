export type Word = { text: string; start: number; end: number; quoted: boolean };

/** The words of a command line as a program gets them: split at blanks, without their quotes. */
export function splitWords(line: string, quotes = '"'): Word[] {
  const words: Word[] = [];
  let word: Word | null = null;
  let quote = '';
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if (quote === '' && (sign === ' ' || sign === '\t')) {
      word = null;
      continue;
    }
    if (!word) {
      word = { text: '', start: at, end: at, quoted: quotes.includes(sign) };
      words.push(word);
    }
    word.end = at + 1;
    if (quote === '' && quotes.includes(sign)) quote = sign;
    else if (sign === quote) quote = '';
    else word.text += sign;
  }
  return words;
}

/** Without the quotes around the whole: `"a b"` is `a b`, `"a" "b"` stays. */
export function withoutOuterQuotes(text: string): string {
  const line = text.trim();
  const [first] = line;
  if ((first !== '"' && first !== "'") || line.length < 2 || !line.endsWith(first)) return line;
  return line.slice(1, -1);
}
