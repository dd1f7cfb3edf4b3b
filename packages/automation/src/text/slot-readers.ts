import { BRANCHES, type Branch } from '#language/branches.ts';
import type { SlotType } from '#language/grammar.ts';
import type { LeafType } from '#language/leaves.ts';
import { type Cursor, expectWord, fail, isWord, peek, readLeaf, skip } from './cursor.ts';
import { readCondition, startsCondition } from './read-condition.ts';
import { readParts, startsSlot } from './read-parts.ts';
import { readSteps } from './read-steps.ts';

type SlotReader = { readonly starts: (cursor: Cursor) => boolean; readonly read: (cursor: Cursor) => unknown };

/** How each kind of branch is read. */
export const SLOT_READERS: { readonly [K in Exclude<SlotType, LeafType>]: SlotReader } = {
  primary: { starts: startsPrimary, read: readPrimary },
  amount: { starts: startsPrimary, read: readPrimary },
  value: { starts: startsPrimary, read: readValue },
  time: branchReader(BRANCHES.time),
  point: branchReader(BRANCHES.point),
  shift: branchReader(BRANCHES.shift),
  change: branchReader(BRANCHES.change),
  window: branchReader(BRANCHES.window),
  spot: branchReader(BRANCHES.spot),
  level: branchReader(BRANCHES.level),
  press: branchReader(BRANCHES.press),
  place: { starts: (cursor) => startsBranch(cursor, BRANCHES.folder), read: readPlace },
  files: {
    starts: (cursor) => startsBranch(cursor, BRANCHES.otherFiles) || startsBranch(cursor, BRANCHES.folder),
    read: readFiles,
  },
  condition: { starts: startsCondition, read: readCondition },
  steps: { starts: (cursor) => isWord(cursor, '{'), read: (cursor) => inBraces(cursor, readSteps) },
  items: { starts: (cursor) => isWord(cursor, '{'), read: (cursor) => inBraces(cursor, readItems) },
  fields: { starts: (cursor) => isWord(cursor, '{'), read: (cursor) => inBraces(cursor, readFormFields) },
};

function branchReader(branch: Branch): SlotReader {
  return { starts: (cursor) => startsBranch(cursor, branch), read: (cursor) => readBranch(cursor, branch) };
}

export function startsBranch(cursor: Cursor, { family, leaves }: Branch): boolean {
  const { kind, text } = peek(cursor);
  return (kind === 'bare' && Object.hasOwn(family, text)) || leaves.some(({ leaf }) => startsSlot(cursor, leaf));
}

export function readBranch(cursor: Cursor, { family, leaves, expected }: Branch): unknown {
  const { kind, text } = peek(cursor);
  const parts = kind === 'bare' && Object.hasOwn(family, text) ? family[text] : undefined;
  if (parts) {
    cursor.at += 1;
    return readParts(cursor, parts, { kind: text });
  }
  const form = leaves.find(({ leaf }) => startsSlot(cursor, leaf));
  if (!form) return fail(cursor, expected);
  const fields = { kind: form.kind, [form.field]: readLeaf(cursor, form.leaf) };
  return readParts(cursor, form.rest ?? [], fields);
}

export function startsPrimary(cursor: Cursor): boolean {
  return isWord(cursor, '(') || startsBranch(cursor, BRANCHES.primary);
}

export function readPrimary(cursor: Cursor): unknown {
  if (!skip(cursor, '(')) return readBranch(cursor, BRANCHES.primary);
  const value = readValue(cursor);
  expectWord(cursor, ')');
  return value;
}

function readValue(cursor: Cursor): unknown {
  const parts = [readPrimary(cursor)];
  while (skip(cursor, '+')) parts.push(readPrimary(cursor));
  return parts.length === 1 ? parts[0] : { kind: 'joined', parts };
}

function readPlace(cursor: Cursor): unknown {
  const base = readBranch(cursor, BRANCHES.folder);
  const below: unknown[] = [];
  while (skip(cursor, '/')) below.push(readPrimary(cursor));
  return { base, below };
}

function readFiles(cursor: Cursor): unknown {
  if (startsBranch(cursor, BRANCHES.otherFiles)) return readBranch(cursor, BRANCHES.otherFiles);
  if (!startsBranch(cursor, BRANCHES.folder)) return fail(cursor, BRANCHES.otherFiles.expected);
  return { kind: 'in', folder: readPlace(cursor), name: readValue(cursor) };
}

function inBraces(cursor: Cursor, read: (cursor: Cursor) => unknown): unknown {
  expectWord(cursor, '{');
  const content = read(cursor);
  expectWord(cursor, '}');
  return content;
}

function readItems(cursor: Cursor): unknown {
  return separated(cursor, () => {
    const label = readLeaf(cursor, 'text');
    expectWord(cursor, ':');
    return { label, steps: readSteps(cursor) };
  });
}

function readFormFields(cursor: Cursor): unknown {
  return separated(cursor, () => {
    const label = readLeaf(cursor, 'text');
    expectWord(cursor, 'as');
    const name = readLeaf(cursor, 'name');
    if (skip(cursor, 'check')) return { label, name, check: true };
    return skip(cursor, 'from') ? { label, name, options: readOptions(cursor) } : { label, name };
  });
}

function readOptions(cursor: Cursor): unknown[] {
  const options = [readPrimary(cursor)];
  while (skip(cursor, ',')) options.push(readPrimary(cursor));
  return options;
}

function separated(cursor: Cursor, read: () => unknown): unknown[] {
  const items = [read()];
  while (skip(cursor, '|')) items.push(read());
  return items;
}
