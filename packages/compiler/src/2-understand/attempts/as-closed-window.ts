import type { Reading } from '#ir/entity.ts';
import { isWindowTitle } from '../slots/is-window-title.ts';
import type { Knowledge } from '../understanding.ts';
import type { Attempt } from './attempt.ts';
import { asRecipe } from './skill-attempts.ts';

const CLOSES =
  /^[^\p{L}]*(?:(?:please|can you|could you|i want to|i'd like to|always|automatically|just)\s+)*(?:clos(?:e|es|ing)|kills?|dismiss(?:es)?|gets? rid of|shuts?|removes?)\b/iu;
const COMES =
  /\b(?:every time|each time|whenever|when|as soon as|if|once) (?:it|that|this|the (?:window|popup|box|dialog))(?:'s| is)? ?(?:comes?(?: up| back)?|appears?|pops? up|shows?(?: up)?|opens?|turns up|there)\b[^\p{L}]*(?:again|please|pls|thanks?)?[^\p{L}]*$/iu;
const LIKELY = 0.96;

/** "kill that 'Low disk' window every time it comes up": closing is all that is asked for. */
export function asClosedWindow({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const skill = skills.get('close-unwanted-windows');
  const isTitled = reading.entities.length === 1 && reading.entities.some((entity) => isWindowTitle(entity, reading));
  const isAsked = isTitled && CLOSES.test(reading.text) && COMES.test(reading.text);
  return isAsked && skill?.kind === 'recipe' ? asRecipe(skill, reading, LIKELY) : undefined;
}
