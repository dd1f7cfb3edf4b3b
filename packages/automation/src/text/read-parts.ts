import type { Part, SlotType } from '#language/grammar.ts';
import type { LeafType } from '#language/leaves.ts';
import { type Cursor, expectWord, isWord, leafHere, readLeaf, skip } from './cursor.ts';
import { isLeaf } from './is-leaf.ts';
import { SLOT_READERS } from './slot-readers.ts';

export type Fields = Record<string, unknown>;

/** Reads the parts of a construct one after the other into fields. */
export function readParts(cursor: Cursor, parts: readonly Part[], fields: Fields): Fields {
  for (const part of parts) readPart(cursor, part, fields);
  return fields;
}

function readPart(cursor: Cursor, part: Part, fields: Fields): void {
  switch (part.part) {
    case 'word':
      expectWord(cursor, part.word);
      return;
    case 'slot':
      fields[part.name] = readSlot(cursor, part.type);
      return;
    case 'list':
      fields[part.name] = readList(cursor, part.type);
      return;
    case 'choice':
      fields[part.name] = expectWord(cursor, ...part.words);
      return;
    case 'flag':
      if (skip(cursor, part.word)) fields[part.name] = true;
      return;
    case 'maybe':
      if (part.parts[0] && startsPart(cursor, part.parts[0])) readParts(cursor, part.parts, fields);
  }
}

function readList(cursor: Cursor, type: SlotType): unknown[] {
  const values = [readSlot(cursor, type)];
  while (skip(cursor, ',')) values.push(readSlot(cursor, type));
  return values;
}

function readSlot(cursor: Cursor, type: SlotType): unknown {
  return isLeaf(type) ? readLeaf(cursor, type) : SLOT_READERS[type].read(cursor);
}

export function startsSlot(cursor: Cursor, type: SlotType | LeafType): boolean {
  return isLeaf(type) ? leafHere(cursor, type) !== undefined : SLOT_READERS[type].starts(cursor);
}

function startsPart(cursor: Cursor, part: Part): boolean {
  if (part.part === 'word' || part.part === 'flag') return isWord(cursor, part.word);
  if (part.part === 'choice') return isWord(cursor, ...part.words);
  if (part.part === 'maybe') return part.parts[0] !== undefined && startsPart(cursor, part.parts[0]);
  return startsSlot(cursor, part.type);
}
