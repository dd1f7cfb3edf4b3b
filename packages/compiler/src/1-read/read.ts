import type { Entity, Reading } from '#ir/entity.ts';
import { findAmounts } from './find-amounts.ts';
import { findKeys } from './find-keys.ts';
import { findLiterals } from './find-literals.ts';
import { findNames } from './find-names.ts';

const LOOKALIKES: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '\u00a0': ' ',
  '\t': ' ',
};

/** The request with everything in it that has a value of its own. Offsets are those of the text as written. */
export function read(description: string): Reading {
  const text = description.replace(/[“”„‟‘’‚–—−\u00a0\t]/g, (character) => LOOKALIKES[character] ?? character);
  const keys = findKeys(text);
  // In this order, because a hotkey inside quotes is text, and a number inside a duration is no number.
  // Forum writers put keys into backticks, which otherwise quote text: those are taken as keys.
  const marked = keys.filter(({ kind, start, end }) => kind === 'hotkey' && text.slice(start, end).includes('`'));
  const found = [...marked, ...findLiterals(text), ...keys, ...findAmounts(text), ...findNames(text)];
  return { text, entities: withoutOverlaps(found).sort((a, b) => a.start - b.start) };
}

function withoutOverlaps(entities: readonly Entity[]): Entity[] {
  const kept: Entity[] = [];
  for (const entity of entities) {
    if (!kept.some((other) => entity.start < other.end && other.start < entity.end)) kept.push(entity);
  }
  return kept;
}
