/** The text in lower case without accents, letter for letter, so that places in it are places in the text. */
export function foldAccents(text: string): string {
  // Most phrases have no accents, and tens of thousands of them are folded when a language is first met.
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
  return text.replace(/./gsu, foldOne);
}

const FOLDED = new Map<string, string>();

function foldOne(character: string): string {
  const known = FOLDED.get(character);
  if (known !== undefined) return known;
  const folded = foldNew(character);
  // A request may bring any sign; only so many are worth keeping.
  if (FOLDED.size < 2000) FOLDED.set(character, folded);
  return folded;
}

function foldNew(character: string): string {
  const folded = character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return folded.length === character.length ? folded : character;
}
