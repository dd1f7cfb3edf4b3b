/** The quote mark of the string that is still open at the end of the text, or ''. */
export function quoteAtEnd(text: string): string {
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    if (character === '"' || character === "'") {
      const close = closingQuote(text, at);
      if (close === -1) return character;
      at = close + 1;
    } else at++;
  }
  return '';
}

/** The offset of the mark that closes the string opened at `open`, or -1. */
export function closingQuote(text: string, open: number): number {
  const quote = text[open];
  for (let at = open + 1; at < text.length; at++) {
    const character = text[at];
    if (character === '`') at++;
    else if (character === quote) return at;
  }
  return -1;
}
