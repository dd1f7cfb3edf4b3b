/**
 * A line without its strings; a quote that no other one closes stays. An expression would look for the end of the line
 * from every such quote anew: on a long line of them, that takes minutes.
 */
export function withoutStrings(text: string): string {
  const ends = { '"': stringEnds('"', text), "'": stringEnds("'", text) };
  let kept = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    const end = letter === '"' || letter === "'" ? ends[letter](at + 1) : undefined;
    if (end === undefined) kept += letter;
    else at = end;
  }
  return kept;
}

/** Finds the quote that ends what begins at a place; a place that was once passed in vain is not passed again. */
function stringEnds(quote: string, text: string): (from: number) => number | undefined {
  const inVain = new Set<number>();
  return (from) => {
    const passed: number[] = [];
    for (let at = from; at < text.length && !inVain.has(at); at += text[at] === '`' ? 2 : 1) {
      if (text[at] === quote) return at;
      // An escape at the end of a line escapes nothing.
      if (text[at] === '`' && /^(?:[\n\r\u2028\u2029]|$)/.test(text.slice(at + 1, at + 2))) break;
      passed.push(at);
    }
    for (const place of passed) inVain.add(place);
    return undefined;
  };
}
