import { MARK_KINDS } from '@hotscribe/automation';
import type { Element } from './elements.ts';
import { literalIn } from './literal-token.ts';
import { type Choices, choicesAt, type Place } from './walk.ts';
import type { Written } from './written-program.ts';

/** Where a program stands after one more token, or nothing where that token cannot follow. */
export function stepOn(place: Place, token: Written, elements: readonly Element[]): Place | undefined {
  return afterToken(choicesAt(place), token, elements);
}

function afterToken(choices: Choices, token: Written, elements: readonly Element[]): Place | undefined {
  if (typeof token === 'number') return afterPointer(choices, elements[token]);
  const word = choices.words.get(token);
  if (word) return word;
  if (token.startsWith("'")) return choices.character.length > 0 ? choices.character : undefined;
  const literal = literalIn(token);
  return literal && choices.literals.get(literal.leaf);
}

function afterPointer(choices: Choices, element: Element | undefined): Place | undefined {
  if (element === undefined) return undefined;
  if (element.is === 'mark') return choices.marks.get(MARK_KINDS[element.kind]);
  const next = [...choices.from, ...choices.to];
  return next.length > 0 ? next : undefined;
}
