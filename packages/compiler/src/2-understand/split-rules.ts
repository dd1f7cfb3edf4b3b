import type { Reading } from '#ir/entity.ts';
import { keysByLikelihood } from './find-trigger.ts';
import { sliceReading } from './slice-reading.ts';

const STRONG = 3;
const BOUNDARY =
  /\s*(?:[,;.]\s*(?:and|also|then|while|et|und|y|e)?\b|\n+\s*(?:[-*•]|\d+[.)])?|\b(?:and|also|while|plus|et|und|y)\b)\s*/giu;
const SAME_AUTOMATION = /\b(?:stop|off|again|pause|end it|cancel|quit|release|let go|second|toggle|back)\b/i;

/** "F5 opens this and F6 closes that" as its two halves; a request with one trigger stays whole. */
export function splitRules(reading: Reading): Reading[] {
  const triggers = keysByLikelihood(reading)
    .filter(({ score, entity }) => score >= STRONG && entity.kind !== undefined)
    .map(({ entity }) => entity)
    .sort((a, b) => a.start - b.start);
  const cuts = triggers.slice(1).flatMap((trigger, index) => {
    const from = triggers[index]?.end ?? 0;
    const cut = lastBoundary(reading.text, from, trigger.start);
    return cut === undefined || trigger.value === triggers[index]?.value ? [] : [cut];
  });
  if (cuts.length === 0) return [reading];
  const edges = [0, ...cuts, reading.text.length];
  const parts = edges.slice(1).map((end, index) => sliceReading(reading, edges[index] ?? 0, end));
  return parts.slice(1).some(({ text }) => SAME_AUTOMATION.test(text)) ? [reading] : parts;
}

function lastBoundary(text: string, from: number, to: number): number | undefined {
  const boundaries = [...text.slice(from, to).matchAll(BOUNDARY)];
  const last = boundaries.at(-1);
  return last && from + last.index;
}
