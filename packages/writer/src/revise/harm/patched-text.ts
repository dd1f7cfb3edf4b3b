import { cutWords } from '#1-read/words.ts';

/**
 * A text in which the one name or number that a wish gives takes the place of the one that it had: "call me Aoife, not
 * Declan". Nothing where it isn't clear which takes the place of which.
 */
export function patchedText(text: string, wish: string): string | undefined {
  const [given, had] = [wordsOf(wish), wordsOf(text)];
  // The first word of a wish has a capital letter whatever it is.
  const names = placed(
    had.filter(isName),
    given.filter((word, at) => at > 0 && isName(word)),
    given,
  );
  const [from, to] = placed(had.filter(isNumber), given.filter(isNumber)) ?? names ?? [];
  return from !== undefined && to !== undefined ? replaced(text, from, to) : undefined;
}

/** The one word that goes, and the one that comes; where the wish has to name what goes, `named` is the wish. */
function placed(
  had: readonly string[],
  given: readonly string[],
  named?: readonly string[],
): readonly [from: string, to: string] | undefined {
  const fresh = given.filter((word) => !had.includes(word));
  const gone = new Set(had.filter((word) => (named ?? given).includes(word)));
  const old = gone.size === 0 && !named ? new Set(had) : gone;
  const [[from], [to]] = [[...old], fresh];
  return old.size === 1 && fresh.length === 1 && from !== undefined && to !== undefined ? [from, to] : undefined;
}

function wordsOf(text: string): string[] {
  return cutWords(text).map(({ start, end }) => text.slice(start, end));
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

function isName(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}

function replaced(text: string, from: string, to: string): string {
  return cutWords(text).reduceRight((whole, { start, end }) => {
    return whole.slice(start, end) === from ? whole.slice(0, start) + to + whole.slice(end) : whole;
  }, text);
}
