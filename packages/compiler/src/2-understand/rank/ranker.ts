import type { Reading } from '#ir/entity.ts';
import type { PackedWeights } from '#ir/ranker-weights.ts';
import { BUCKETS, featuresOf } from './features.ts';

export type Ranked = { readonly id: string; readonly score: number };
export type Ranker = (reading: Reading) => Ranked[];

// The entries of all features in a row; those of feature f stand from starts[f] to starts[f + 1].
type Index = { readonly starts: Int32Array; readonly classes: Uint16Array; readonly weights: Float32Array };

/** How many are told: what comes after them is never what was meant. */
const TOLD = 12;

/** What a request most likely means, best first; the scores of all skills add up to one. */
export function createRanker(packed: PackedWeights): Ranker {
  const ids = Object.keys(packed.classes);
  return (reading) => {
    const index = unpacked(packed);
    const scores = scoresOf(index, ids.length, reading);
    const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
    const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
    return best(scores).map((at) => ({ id: ids[at] ?? '', score: Math.exp((scores[at] ?? 0) - highest) / sum }));
  };
}

/** How much a feature speaks for each of the classes, where it does. */
export function evidenceOf(packed: PackedWeights, feature: number): ReadonlyMap<string, number> {
  const ids = Object.keys(packed.classes);
  const { starts, classes, weights } = unpacked(packed);
  const from = starts[feature] ?? 0;
  const to = starts[feature + 1] ?? 0;
  return new Map(
    Array.from({ length: to - from }, (_, at) => [ids[classes[from + at] ?? 0] ?? '', weights[from + at] ?? 0]),
  );
}

const known = new WeakMap<PackedWeights, Index>();

function unpacked(packed: PackedWeights): Index {
  const index = known.get(packed) ?? indexOf(Object.values(packed.classes), packed.scale);
  known.set(packed, index);
  return index;
}

function scoresOf({ starts, classes, weights }: Index, count: number, reading: Reading): Float64Array {
  const scores = new Float64Array(count);
  for (const [feature, value] of featuresOf(reading)) {
    const end = starts[feature + 1] ?? 0;
    for (let at = starts[feature] ?? 0; at < end; at += 1) {
      const label = classes[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0) * value;
    }
  }
  return scores;
}

function best(scores: Float64Array): number[] {
  const top: number[] = [];
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0;
    if (top.length === TOLD && score <= (scores[top[TOLD - 1] ?? 0] ?? 0)) continue;
    const place = top.findIndex((other) => score > (scores[other] ?? 0));
    top.splice(place < 0 ? top.length : place, 0, at);
    if (top.length > TOLD) top.pop();
  }
  return top;
}

function indexOf(packed: readonly string[], scale: number): Index {
  const rows = packed.map(fromBase64);
  const starts = new Int32Array(BUCKETS + 1);
  for (const bytes of rows) {
    for (let at = 0; at + 2 < bytes.length; at += 3) {
      const next = featureAt(bytes, at) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
  }
  for (let feature = 0; feature < BUCKETS; feature += 1)
    starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0);
  const total = starts[BUCKETS] ?? 0;
  const index = { starts, classes: new Uint16Array(total), weights: new Float32Array(total) };
  const filled = starts.slice();
  rows.forEach((bytes, label) => {
    for (let at = 0; at + 2 < bytes.length; at += 3) {
      const feature = featureAt(bytes, at);
      const place = filled[feature] ?? 0;
      filled[feature] = place + 1;
      index.classes[place] = label;
      index.weights[place] = (((bytes[at + 2] ?? 0) << 24) >> 24) * scale;
    }
  });
  return index;
}

function featureAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
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
