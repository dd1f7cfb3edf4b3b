import { quotedKey } from './keys/quoted-key.ts';
import type { Mark } from './reading.ts';
import { addressesIn } from './texts/addresses.ts';
import { quotedTexts } from './texts/quoted-texts.ts';

/** What is written in quotation marks, chords of keys that are each in marks, and addresses and paths outside of them: nothing else is read inside. */
export function findWritten(request: string): Mark[] {
  const texts = quotedTexts(request);
  const isQuoted = coveredBy(request, texts);
  const addresses = addressesIn(request).filter(({ start, end }) => !isQuoted(start) && !isQuoted(end - 1));
  return [...texts.flatMap((text) => withKey(request, text)), ...addresses].sort((a, b) => a.start - b.start);
}

// A key in quotation marks may be a text as well; one in backticks is only a key.
function withKey(request: string, text: Mark): Mark[] {
  if (text.kind === 'key') return [text];
  const key = quotedKey(text.value);
  if (!key) return [text];
  const mark: Mark = { ...text, kind: 'key', value: key };
  return request[text.start] === '`' ? [mark] : [text, mark];
}

/** Whether a place is inside one of the marks. */
export function coveredBy(request: string, marks: readonly Mark[]): (at: number) => boolean {
  const covered = new Uint8Array(request.length);
  for (const { start, end } of marks) covered.fill(1, start, end);
  return (at) => covered[at] === 1;
}
