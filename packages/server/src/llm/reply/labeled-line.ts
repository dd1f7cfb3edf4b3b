/** What a line says behind a label such as “**Refused:**”. */
export type Labeled = { word: string; said: string; hasSign: boolean };

const SIGNS = /^[ \t]*(?:[:：.!,;–—]|-(?!\w)|\u00a0:)/;
const NO_LETTER = /^[^\p{L}\p{N}]*/u;
const LONGEST_MARKUP = 8;
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '“': '”', '„': '“', '«': '»' };

/**
 * Takes the label off a line, with the markup that belongs to the label alone: what follows is a person's text, and its
 * own stars, underscores and backticks stay.
 */
export function labeledLine(line: string, label: RegExp): Labeled | undefined {
  const opening = NO_LETTER.exec(line)?.[0] ?? '';
  const word = label.exec(line.slice(opening.length))?.[0];
  if (word === undefined) return undefined;
  let rest = line.slice(opening.length + word.length).trimEnd();
  let closing = closingOf(opening);
  if (closing && rest.startsWith(closing)) {
    rest = rest.slice(closing.length);
    closing = '';
  }
  const sign = SIGNS.exec(rest)?.[0] ?? '';
  rest = rest.slice(sign.length);
  if (closing && sign && /^(?:\s|$)/.test(rest.slice(closing.length)) && rest.startsWith(closing)) {
    rest = rest.slice(closing.length);
    closing = '';
  }
  if (closing && rest.endsWith(closing)) rest = rest.slice(0, -closing.length);
  return { word, said: rest.trim(), hasSign: sign !== '' || rest.trim() === '' };
}

/** What closes the markup right before the label: `**` for “- **”. */
function closingOf(opening: string): string {
  const marks = /[*_`~[("'“„«]+$/.exec(opening.slice(-LONGEST_MARKUP))?.[0] ?? '';
  return [...marks]
    .reverse()
    .map((mark) => CLOSING[mark] ?? mark)
    .join('');
}
