import type { Entity, EntityKind, Reading } from '#ir/entity.ts';
import { oncePerReading } from './once-per-reading.ts';

// One sign of the private use area for each kind, so that patterns see the sentence and never the values in it.
const SIGNS: Readonly<Record<EntityKind, string>> = {
  text: '\ue000',
  site: '\ue001',
  email: '\ue002',
  path: '\ue003',
  program: '\ue004',
  hotkey: '\ue005',
  key: '\ue006',
  duration: '\ue007',
  clock: '\ue008',
  point: '\ue009',
  percent: '\ue00a',
  number: '\ue00b',
};

/** The text with every found value overwritten by the sign of its kind: of the same length, so that offsets agree. */
export const masked = oncePerReading(overwritten);

function overwritten({ text, entities }: Reading): string {
  let result = '';
  let from = 0;
  for (const { kind, start, end } of entities) {
    result += text.slice(from, start) + SIGNS[kind].repeat(end - start);
    from = end;
  }
  return result + text.slice(from);
}

/** A pattern for one value of any of these kinds, in masked text. */
export function markOf(...kinds: readonly EntityKind[]): string {
  return `[${kinds.map((kind) => SIGNS[kind]).join('')}]+`;
}

export const ANY_KEY = markOf('hotkey', 'key');
export const ANY_VALUE = `[\ue000-\ue00b]+`;

/** Signs and blanks between words and values; `\W` would take values for them. */
export const GAP = String.raw`[^\p{L}\p{N}\ue000-\ue00b]*`;

export function entityAt({ entities }: Reading, start: number): Entity | undefined {
  return entities.find((entity) => entity.start === start);
}

/** The reading with these stretches left blank, and what stood in them gone. */
export function without({ text, entities }: Reading, spans: readonly { start: number; end: number }[]): Reading {
  const blanked = spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + left.slice(end),
    text,
  );
  return {
    text: blanked,
    entities: entities.filter((entity) => !spans.some(({ start, end }) => entity.start < end && start < entity.end)),
  };
}
