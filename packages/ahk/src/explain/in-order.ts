// “if it is open: closes it, then waits” leaves open whether the wait depends on the test, so a phrase that ends
// inside a condition or repetition carries this mark until it is joined to what follows.
const OPEN = '\u2063';

/** “head: a, then b”, as a phrase that more may follow without seeming to belong to it; `goesOn` when an “otherwise” will. */
export function group(head: string, phrases: string[], goesOn = false): string[] {
  if (phrases.length === 0) return [];
  const nested = (goesOn || phrases.length > 1) && phrases.some((phrase) => phrase.endsWith(OPEN));
  const inner = inOrder(phrases);
  const short = phrases.length === 1 && !phrases[0]?.endsWith(OPEN) && /(?:^|; )(?:if|otherwise)\b/.test(head);
  if (short) return [`${head}, ${inner}${OPEN}`];
  return [nested ? `${head}: (${inner})${OPEN}` : `${head}: ${inner}${OPEN}`];
}

/** “a, b, then c”. */
export function inOrder(phrases: string[]): string {
  let text = '';
  for (const [index, phrase] of phrases.entries()) {
    const last = index === phrases.length - 1;
    const before = phrases[index - 1];
    if (before !== undefined) text += linkTo(phrase, before.endsWith(OPEN), last);
    text += closed(phrase);
  }
  return text;
}

function linkTo(phrase: string, afterGroup: boolean, last: boolean): string {
  if (/^if (?:that fails|something goes wrong)\b/.test(phrase)) return '; ';
  // “presses Ctrl+C, if something was copied, shows …” leaves open what depends on the test.
  if (afterGroup || /^(?:if|for each|for as long as) /.test(phrase)) return '; then ';
  return last ? ', then ' : ', ';
}

export function closed(phrase: string): string {
  return phrase.replaceAll(OPEN, '');
}
