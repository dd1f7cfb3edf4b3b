import type { Reading } from '#ir/entity.ts';

/** A part of a request, with the values that stand in it. */
export function sliceReading({ text, entities }: Reading, start: number, end: number): Reading {
  return {
    text: text.slice(start, end),
    entities: entities
      .filter((entity) => entity.start >= start && entity.end <= end)
      .map((entity) => ({ ...entity, start: entity.start - start, end: entity.end - start })),
  };
}
