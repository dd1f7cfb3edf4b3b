import type { Context } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';

export type FoundContext = { readonly context: Context; readonly used: readonly Entity[] };

const INSIDE =
  /\b(?:in|inside|within|while (?:in|using)|when(?: i'?m)? (?:in|using)|only (?:in|for|when|while|if)|just (?:in|for)|im|dans|en|nur in)\s+(?:only\s+)?(?:the\s+|my\s+|ms\s+|microsoft\s+|google\s+)?$/i;
const OUTSIDE =
  /\b(?:except(?: for)?(?: in)?|but not in|not in|outside(?: of)?|everywhere but|anywhere but|unless (?:i'?m )?in)\s+(?:the\s+|my\s+)?$/i;
const ACTIVE =
  /^\s*(?:window\s+)?(?:is|has)\s+(?:the\s+)?(?:active|focused|in (?:the )?(?:front|foreground|focus)|open(?:ed)? and active|on top|focus)|^\s+only\b|^:\s/i;

/** The program that it is limited to, or kept out of. */
export function findContext({ text, entities }: Reading): FoundContext | undefined {
  for (const entity of entities) {
    if (entity.kind !== 'program') continue;
    const before = text.slice(Math.max(0, entity.start - 40), entity.start);
    const after = text.slice(entity.end, entity.end + 40);
    if (OUTSIDE.test(before)) return { context: { program: entity.value, active: false }, used: [entity] };
    if (INSIDE.test(before) || ACTIVE.test(after))
      return { context: { program: entity.value, active: true }, used: [entity] };
  }
  return undefined;
}
