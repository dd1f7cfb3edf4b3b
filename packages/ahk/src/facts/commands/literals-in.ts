/** The texts in a piece of code, whatever its language: any of them may be a command line. */
export function literalsIn(source: string, quotes: string): string[] {
  const texts: string[] = [];
  let quote = '';
  let start = 0;
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at);
    if (quote === '' && quotes.includes(sign)) {
      quote = sign;
      start = at + 1;
    } else if (sign === quote) {
      texts.push(source.slice(start, at));
      quote = '';
    }
  }
  return texts.filter((text) => text.includes(' '));
}
