import type { Reading } from '#ir/entity.ts';
import type { PackedWeights } from '#ir/ranker-weights.ts';
import { featuresOf } from './features.ts';

export type Ranked = { readonly id: string; readonly score: number };
export type Ranker = (reading: Reading) => Ranked[];

type Entry = { readonly index: number; readonly weight: number };

/** What a request most likely means, best first; the scores of all skills add up to one. */
export function createRanker({ scale, classes }: PackedWeights): Ranker {
  const ids = Object.keys(classes);
  const byFeature = unpack(Object.values(classes), scale);
  return (reading) => {
    const scores = new Float64Array(ids.length);
    for (const [feature, value] of featuresOf(reading)) {
      for (const { index, weight } of byFeature.get(feature) ?? [])
        scores[index] = (scores[index] ?? 0) + weight * value;
    }
    return softmax(scores)
      .map((score, index) => ({ id: ids[index] ?? '', score }))
      .sort((a, b) => b.score - a.score);
  };
}

function unpack(packed: readonly string[], scale: number): Map<number, Entry[]> {
  const byFeature = new Map<number, Entry[]>();
  packed.forEach((text, index) => {
    const bytes = fromBase64(text);
    for (let at = 0; at + 2 < bytes.length; at += 3) {
      const feature = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
      const weight = (((bytes[at + 2] ?? 0) << 24) >> 24) * scale;
      const entries = byFeature.get(feature);
      if (entries) entries.push({ index, weight });
      else byFeature.set(feature, [{ index, weight }]);
    }
  });
  return byFeature;
}

function softmax(scores: Float64Array): number[] {
  const highest = Math.max(...scores);
  const raised = Array.from(scores, (score) => Math.exp(score - highest));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

// Written out because what browsers and Node have for it is not part of the language yet.
function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of text.replace(/=+$/, '')) {
    bits = (bits << 6) | DIGITS.indexOf(digit);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 255;
    at += 1;
  }
  return bytes;
}
