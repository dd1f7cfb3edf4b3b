import { STEPS } from '#language/steps.ts';
import { type Cursor, fail, peek, skip } from './cursor.ts';
import { nearestWord } from './nearest-word.ts';
import { readParts } from './read-parts.ts';

/** Steps with semicolons between them. */
export function readSteps(cursor: Cursor): unknown[] {
  const steps = [readStep(cursor)];
  while (skip(cursor, ';')) steps.push(readStep(cursor));
  return steps;
}

function readStep(cursor: Cursor): unknown {
  const { kind, text } = peek(cursor);
  if (kind !== 'bare' || !Object.hasOwn(STEPS, text)) return fail(cursor, `a step${nearestWord(text, STEPS)}`);
  cursor.at += 1;
  return readParts(cursor, STEPS[text as keyof typeof STEPS], { kind: text });
}
