import type { Reading } from '#ir/entity.ts';
import type { PackedWeights } from '#ir/ranker-weights.ts';
import { FILLER_WORDS } from '#knowledge/filler-words.ts';
import { without } from './mask.ts';
import { wordFeature } from './rank/features.ts';
import { evidenceOf } from './rank/ranker.ts';
import { stemsOf } from './rank/stems.ts';

const WORD = /\p{L}{3,}/gu;
/** How strongly a word must speak for some skill to mean anything. */
const TELLING = 3;
const SPEAKS_FOR = 0.1;

/**
 * The words that would have meant something and did not: they speak for other skills than those in the script, and
 * stand nowhere in it. "space every second, F8 on and off, beep when it turns on": "beep" is for another skill.
 */
export function unreadWords(
  reading: Reading,
  weights: PackedWeights,
  skills: readonly string[],
  script: string,
): string[] {
  const written = new Set(stemsOf(script));
  const plain = without(reading, reading.entities).text;
  const unread = [...plain.matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => {
      const [stem] = stemsOf(word);
      if (!stem || FILLER_WORDS.has(stem) || written.has(stem)) return false;
      const evidence = evidenceOf(weights, wordFeature(stem));
      const isTelling = [...evidence.values()].some((weight) => weight >= TELLING);
      return isTelling && !skills.some((id) => (evidence.get(id) ?? 0) > SPEAKS_FOR);
    });
  return [...new Set(unread)];
}
