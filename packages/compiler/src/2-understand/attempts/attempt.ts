import type { Understanding } from '#ir/automation.ts';
import type { Entity, EntityKind, Reading } from '#ir/entity.ts';
import { isAside } from '../slots/is-aside.ts';

export type Attempt =
  | { readonly ok: true; readonly score: number; readonly isRead: boolean; readonly understanding: Understanding }
  | { readonly ok: false; readonly missing: string | undefined };

const LEAST_COVERED = 0.45;
const PLAIN = 0.8;

// What a script that leaves a named value unused is worth: a text or a place not used is mostly a script for something else.
const UNUSED: Readonly<Record<EntityKind, number>> = {
  text: 0.6,
  site: 0.6,
  email: 0.6,
  path: 0.6,
  program: 0.65,
  hotkey: 0.6,
  key: 0.92,
  duration: 0.75,
  clock: 0.6,
  point: 0.6,
  percent: 0.8,
  number: 0.9,
};

/** How much of what the request names is used, between 0 and 1. */
export function coverage({ entities, text }: Reading, used: readonly Entity[], code = ''): number {
  return (
    entities
      .filter(({ value }) => !(typeof value === 'string' && value.length > 3 && code.includes(value)))
      // What works through the program's own objects uses it, whatever slot it has.
      .filter(({ kind, value }) => !(kind === 'program' && code.includes(`"${value.name}.Application"`)))
      .filter(
        (entity) =>
          !used.some(
            ({ start, end, value }) => (start === entity.start && end === entity.end) || value === entity.value,
          ),
      )
      .filter((entity) => !isAside(entity, text))
      .reduce((part, { kind }) => Math.max(LEAST_COVERED, part * UNUSED[kind]), 1)
  );
}

// Where the meaning is plain, values that are not used were most likely said by the way.
export function worth(score: number, covered: number): number {
  return Math.sqrt(score) * (score > PLAIN ? Math.sqrt(covered) : covered);
}
