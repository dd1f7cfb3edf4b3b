import type { Entity, Reading } from '#ir/entity.ts';

export type Listed = { readonly value: string; readonly entities: readonly Entity[] };

const LINK =
  /^(?:[\s,;]|->|→|\b(?:and|then|or|followed by|press(?:es)?|hit|the|key|letter|wait(?:s)?|pause|for|a|of)\b)*$/i;
const END = String.raw`(?:with|when(?:ever)?|using|by|if|at random|on f\d|please|pls|f\d+)\b`;
const WORD = String.raw`[^\s,;.:?!]+`;
const ITEM = String.raw`(?!${END})${WORD}(?: (?!${END}|or\b|and\b)${WORD}){0,2}`;
const THINGS = new RegExp(
  String.raw`(?:\b(?:of|from|between|among|either)(?: these| the following)?|:)\s*:?\s+(${ITEM}(?:\s*,\s*(?:or |and )?${ITEM}|\s+(?:or|and)\s+${ITEM})+)(?=[\s,;.:?!]|$)`,
  'iu',
);

/** The keys of a request that stand in a row, with the pauses between them: "a, b, wait 1 second and c". */
export function findListedKeys({ text, entities }: Reading): Listed | undefined {
  const rows: Entity[][] = [];
  for (const entity of entities) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before && isStep(entity) && LINK.test(text.slice(before.end, entity.start))) row.push(entity);
    else rows.push(isKey(entity) ? [entity] : []);
  }
  const [longest] = rows
    .map(withoutStarter)
    .map(withoutEnd)
    .sort((a, b) => b.length - a.length);
  const [first, last] = [longest?.[0], longest?.at(-1)];
  if (!longest || longest.length < 2 || !first || !last) return undefined;
  return { value: text.slice(first.start, last.end), entities: longest };
}

/** The things that a request lists: "one of apple, banana or cherry". */
export function findListedThings({ text }: Reading): string | undefined {
  return THINGS.exec(text)?.[1]?.trim();
}

function isKey({ kind }: Entity): boolean {
  return kind === 'key' || kind === 'hotkey';
}

function isStep(entity: Entity): boolean {
  return isKey(entity) || entity.kind === 'number' || entity.kind === 'duration';
}

// "a and b 200 ms apart": a time behind the last key is no pause between two.
function withoutEnd(row: readonly Entity[]): readonly Entity[] {
  return row.slice(0, row.findLastIndex((entity) => entity.kind !== 'duration') + 1);
}

// "F6 a b c": an F-key or a combination at either end starts the row, unless the whole row is made of such.
function withoutStarter(row: readonly Entity[]): readonly Entity[] {
  const isStarter = (entity: Entity) =>
    entity.kind === 'hotkey' || (entity.kind === 'key' && /^F\d/.test(entity.value));
  const own = row.findIndex((entity) => !isStarter(entity));
  return own < 0 ? row : row.slice(own, row.findLastIndex((entity) => !isStarter(entity)) + 1);
}
