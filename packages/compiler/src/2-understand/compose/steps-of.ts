import type { Reading, Span } from '#ir/entity.ts';
import { readSteps } from '../clauses/read-clause.ts';
import { sliceReading } from '../slice-reading.ts';
import type { Knowledge, Steps } from '../understanding.ts';
import { literal, looksLikeText } from './read-part.ts';

/** What a key does stands behind it; where that says nothing, what stands before it counts too. */
export function stepsOf(knowledge: Knowledge, body: Reading, group: Span, reading: Reading): Steps | undefined {
  const after = sliceReading(reading, group.end, reading.text.length);
  const before = sliceReading(reading, 0, group.start);
  const length = body.text.replace(/\s+/g, ' ').length;
  // A part of the body leaves something out: it is worth less, the more it does.
  const part = (reading: Reading): Steps | undefined => {
    const steps = readSteps(knowledge, reading);
    const share = reading.text.replace(/\s+/g, ' ').length / length;
    const guessed = steps?.isRead ? 1 : 0.8;
    return steps && { ...steps, score: steps.score * guessed * (0.6 + 0.4 * Math.min(1, share)) };
  };
  const attempts = [readSteps(knowledge, body), part(after), part(before)];
  if (attempts.every((steps) => (steps?.score ?? 0) < 0.6)) attempts.push(...sentencesOf(body).map(part));
  const covered = (steps: Steps | undefined) =>
    steps ? steps.score * (steps.isRead ? 1 : GUESSED) * 0.8 ** (body.entities.length - steps.used.length) : 0;
  const best = attempts.sort((a, b) => covered(b) - covered(a))[0];
  const said = withoutWish(after);
  const text = looksLikeText(said) && covered(best) < 0.75 ? literal(knowledge, said, reading) : undefined;
  return text && text.score > covered(best) ? text : best;
}

// What its words were read one by one beats what it resembles.
const GUESSED = 0.9;
const SENTENCE = /[^.!?:\n]{8,}/gu;
const SENTENCES = 4;

// "waiting for a free date: reload the page": one of the sentences may say it all.
function sentencesOf(body: Reading): Reading[] {
  const found = [...body.text.matchAll(SENTENCE)].filter(([sentence]) => /\p{L}/u.test(sentence));
  if (found.length < 2) return [];
  return found.slice(0, SENTENCES).map((match) => sliceReading(body, match.index, match.index + match[0].length));
}

const WISH = /^\s*(?:i'?d like|i want|it should (?:say|type|write)|i'?d like it to (?:say|type|write))\s*:\s*/i;

// "if I hit Insert I'd like: Checked by …": the text begins behind the colon.
function withoutWish(reading: Reading): Reading {
  const length = WISH.exec(reading.text)?.[0].length ?? 0;
  return length > 0 ? sliceReading(reading, length, reading.text.length) : reading;
}
