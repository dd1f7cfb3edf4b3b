import type { Reading } from '#ir/entity.ts';
import { masked } from './mask.ts';
import { sliceReading } from './slice-reading.ts';

const SENTENCE = /[^.!?\n]+(?:[.!?\n]+|$)/gu;
const WISH =
  /\b(?:should|want|wants|like|need|needs|would|could|can|make|press|when|whenever|if|every|please|so that|how|possible|must|has to|let|wish|script|hotkey|shortcut|key)\b|[\ue000-\ue00b]/i;
const WORDS = 6;

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
