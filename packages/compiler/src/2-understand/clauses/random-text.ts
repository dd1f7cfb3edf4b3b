import type { Reading } from '#ir/entity.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const BY_CHANCE =
  /\b(?:at random|random(?:ly)?|by chance|one of (?:these|the following|several|those)|any of these)\b/i;
const WRITES = /\b(?:types?|writes?|inserts?|pastes?|puts?|replies|reply|answers?|says?|gives?|sends?)\b/i;
const SHOWS = /\b(?:shows?|tells? me|pops? up|popup|message|display|picks?|draws?|chooses?)\b/i;
// A key that was named before the things is left blank.
const SLASHED = /(?::|\s{5})\s*(?<things>[^\s/\n:][^/\n:]{1,80}(?:\s+\/\s+[^/\n]{2,80}){1,20})\s*$/u;

/** "one of these at random: Thanks! / Cheers!": texts of which one is taken each time. */
export const readRandomText: ClauseReader = (clause, _text, knowledge) => {
  const things = BY_CHANCE.test(clause.text) ? thingsIn(clause) : [];
  if (things.length < 2) return undefined;
  const into = SHOWS.test(clause.text) && !WRITES.test(clause.text) ? 'show' : 'type';
  const step = stepOf(knowledge, 'pick-random', { things: things.join('\n'), into });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.93, by: 'pick-random' };
};

function thingsIn({ text, entities }: Reading): string[] {
  const quoted = entities.flatMap((entity) => (entity.kind === 'text' ? [entity.value] : []));
  if (quoted.length > 1) return quoted;
  return (SLASHED.exec(text)?.groups?.things ?? '')
    .split(/\s+\/\s+/)
    .map((thing) => thing.trim())
    .filter(Boolean);
}
