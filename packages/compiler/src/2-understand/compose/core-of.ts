import type { Reading } from '#ir/entity.ts';
import { masked } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';

const SENTENCE = /[^.!?\n]+(?:[.!?\n]+|$)/gu;
const WISH =
  /\b(?:should|want|wants|like|need|needs|would|could|can|make|press|when|whenever|if|every|please|so that|how|possible|must|has to|let|wish|script|hotkey|shortcut|key)\b|[\ue000-\ue00b]/i;
const WORDS = 6;
const TELLING =
  /^\s*(?:i|i'?m|i'?ve|my|we|our|it'?s|that'?s|this is|because|cause|thanks|thank you|thx|cheers|otherwise|he|she|they|last time|so annoying|sorry|hi|hello|hey)\b/i;

/** The sentences behind the first that only tell about the writer, to be left out where every word is read. */
export function asideSentences(reading: Reading): { start: number; end: number }[] {
  return [...masked(reading).matchAll(SENTENCE)]
    .filter(({ index, 0: sentence }) => index > 0 && TELLING.test(sentence) && !WISH.test(sentence))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** A rambling request without the sentences that only tell about the writer; nothing where there are none. */
export function coreOf(reading: Reading): Reading | undefined {
  const sentences = [...masked(reading).matchAll(SENTENCE)];
  if (sentences.length < 2) return undefined;
  const kept = sentences.filter(([sentence]) => WISH.test(sentence));
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last || kept.length === sentences.length) return undefined;
  const core = sliceReading(reading, first.index, last.index + last[0].length);
  return core.text.split(/\s+/).length >= WORDS ? core : undefined;
}
