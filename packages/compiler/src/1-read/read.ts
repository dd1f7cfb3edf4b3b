import type { Entity, Reading } from '#ir/entity.ts';
import { filesInFolder } from './files-in-folder.ts';
import { findAmounts } from './find-amounts.ts';
import { findCalled } from './find-called.ts';
import { findKeys } from './find-keys.ts';
import { keysBeside } from './find-keys-beside.ts';
import { findLiterals } from './find-literals.ts';
import { asWritten, findLoneSigns } from './find-lone-signs.ts';
import { findNames } from './find-names.ts';
import { findTextBlock } from './find-text-block.ts';
import { glossToEnglish } from './gloss.ts';
import { programFiles } from './program-files.ts';
import { withSharedModifiers } from './share-modifiers.ts';

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

/** The request, in English, with everything in it that has a value of its own. Offsets are those of that text. */
export function read(description: string): Reading {
  const written = glossToEnglish(description);
  const text = written.replace(/[“”„‟‘’‚–—−\u00a0\t]/g, (character) => LOOKALIKES[character] ?? character);
  const keys = findKeys(text);
  // In this order, because a hotkey inside quotes is text, and a number inside a duration is no number.
  // Forum writers put keys into backticks, which otherwise quote text: those are taken as keys.
  const marked = keys.filter(
    ({ start, end }) => text.slice(start, end).includes('`') || (text[start - 1] === '`' && text[end] === '`'),
  );
  const wrapped = marked.map((entity) =>
    text[entity.start - 1] === '`' ? { ...entity, start: entity.start - 1, end: entity.end + 1 } : entity,
  );
  const named = withoutOverlaps([
    ...findTextBlock(text),
    ...findLoneSigns(written),
    ...wrapped,
    ...findLiterals(text),
    ...findCalled(text),
    ...keys,
  ]);
  const found = [...named, ...keysBeside(text, named), ...findAmounts(text), ...findNames(text)];
  const inOrder = withoutOverlaps(found).sort((a, b) => a.start - b.start);
  const entities = withSharedModifiers(text, inOrder).map((entity) => asWritten(entity, written, text));
  return { text, entities: programFiles(filesInFolder(text, entities)) };
}

function withoutOverlaps(entities: readonly Entity[]): Entity[] {
  const kept: Entity[] = [];
  for (const entity of entities) {
    if (!kept.some((other) => entity.start < other.end && other.start < entity.end)) kept.push(entity);
  }
  return kept;
}
