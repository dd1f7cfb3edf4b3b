import type { Element } from '#2-propose/elements.ts';
import type { Written } from '#2-propose/written-program.ts';

/**
 * Words that limit a wish or turn it around, in the languages people write to us in. The model is no less sure of
 * itself where it drops what follows.
 */
const LIMITS: ReadonlySet<string> = new Set(
  [
    "but except unless never until till again before after otherwise else instead without while during if not no don't dont",
    'aber außer nie bis nochmal ohne wenn sonst während vor nach nicht kein keine',
    'sauf mais sinon jamais sans si pendant avant après pas',
    'pero salvo excepto nunca hasta sin mientras antes después',
    'ma tranne mai finché senza mentre prima dopo non',
    'mas exceto até sem enquanto depois não',
  ].flatMap((line) => line.split(' ')),
);
const ENDS_CLAUSE = /^[,.;:!?()"“”„«»‘’\n]$/;
const MOST_WORDS = 7;

/** The first part of a request that sets a limit or an exception, outside of what is typed letter by letter. */
export function limitingPart(
  request: string,
  elements: readonly Element[],
  tokens: readonly Written[],
): string | undefined {
  const isTyped = typedWords(elements, tokens);
  const words = elements.flatMap((element, index) => (element.is === 'word' ? [{ ...element, index }] : []));
  const at = words.findIndex(
    ({ seen, index }) => !isTyped.has(index) && seen.split(' ').some((word) => LIMITS.has(word)),
  );
  const first = words[at];
  if (!first) return undefined;
  let end = first.end;
  for (const { seen, end: next } of words.slice(at + 1, at + MOST_WORDS)) {
    if (ENDS_CLAUSE.test(seen)) break;
    end = next;
  }
  return request.slice(first.start, end);
}

/** The words that the program takes over as a text. */
function typedWords(elements: readonly Element[], tokens: readonly Written[]): Set<number> {
  const typed = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const [first, last] = [tokens[at], tokens[at + 1]];
    if (typeof first !== 'number') continue;
    const element = elements[first];
    if (element?.is === 'mark') {
      const words = elements.flatMap((each, index) => (each.is === 'word' && index > first ? [index] : []));
      for (const index of words.slice(0, element.words)) typed.add(index);
    } else if (typeof last === 'number') {
      for (let index = first; index <= last; index += 1) typed.add(index);
      at += 1;
    }
  }
  return typed;
}
