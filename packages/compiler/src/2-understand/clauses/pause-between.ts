import type { Step } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { type Knowledge, stepOf } from '../understanding.ts';

type Duration = Extract<Entity, { kind: 'duration' }>;

const BETWEEN_BEFORE = /\b(?:pause|wait(?:s|ing)?|leave|delay|gap|break)\b[^.;\n]{0,25}$/i;
const BETWEEN_AFTER = /^[^.;\n]{0,15}\b(?:in between|between|apart|after each|each|pause|delay|gap)\b/i;

/** "Leave ten seconds in between": how long it takes from one of several things to the next. */
export function pauseBetween(
  { entities, text }: Reading,
  masked: string,
  things: readonly unknown[],
): Duration | undefined {
  if (things.length < 2 || !/\b(?:between|apart|after each)\b/i.test(text)) return undefined;
  return entities.find(
    (entity): entity is Duration =>
      entity.kind === 'duration' &&
      (BETWEEN_BEFORE.test(masked.slice(0, entity.start)) || BETWEEN_AFTER.test(masked.slice(entity.end))),
  );
}

/** The steps with a pause before all but the first. */
export function spaced(knowledge: Knowledge, steps: readonly Step[], pause: number): Step[] {
  return steps.flatMap((step, index) => (index === 0 ? [step] : [stepOf(knowledge, 'wait', { for: pause }), step]));
}
