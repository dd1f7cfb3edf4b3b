const BACKTICK = 96;

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
  const quote = text.charCodeAt(open);
  for (let at = open + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKTICK) at++;
    else if (code === quote) return at;
  }
  return -1;
}
