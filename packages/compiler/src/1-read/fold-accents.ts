/** The text in lower case without accents, letter for letter, so that places in it are places in the text. */
export function foldAccents(text: string): string {
  // Most phrases have no accents, and tens of thousands of them are folded when a language is first met.
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
  return text.replace(/./gsu, foldOne);
}

function foldOne(character: string): string {
  const folded = character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return folded.length === character.length ? folded : character;
}
