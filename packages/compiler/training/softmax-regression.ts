import { BUCKETS } from '../src/2-understand/rank/features.ts';
import type { PackedWeights } from '../src/ir/ranker-weights.ts';

export type Example = { readonly label: string; readonly features: readonly (readonly [number, number])[] };

export type Settings = {
  /** How many weights of each class are kept: the strongest. */
  readonly kept: number;
  readonly epochs: number;
  /** How much each example of a class of so many counts, so that none is preferred for being well described. */
  readonly share: (count: number) => number;
};

const RATE = 4;
const DECAY = 1e-6;

/** Softmax regression by stochastic gradient descent, packed for the ranker. */
export function learn(from: readonly Example[], { kept, epochs, share }: Settings): PackedWeights {
  const ids = [...new Set(from.map(({ label }) => label))].sort();
  const counts = ids.map((id) => from.filter(({ label }) => label === id).length);
  const labels = from.map(({ label }) => ids.indexOf(label));
  // The weights of one feature for all classes lie side by side.
  const weights = new Float32Array(BUCKETS * ids.length);
  const random = seeded(42);
  const order = from.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const rate = RATE / (1 + epoch / 5);
    for (const index of order) {
      const label = labels[index] ?? 0;
      step(weights, ids.length, from[index]?.features ?? [], label, rate * share(counts[label] ?? 1));
    }
  }
  const rows = ids.map((_, label) =>
    Float32Array.from({ length: BUCKETS }, (_, at) => weights[at * ids.length + label] ?? 0),
  );
  return pack(ids, rows, kept);
}

// Most classes are out of the question after a while: what they would learn is less than the weights can hold.
const NOTHING_TO_LEARN = 1e-4;

function step(weights: Float32Array, count: number, features: Example['features'], label: number, rate: number): void {
  const scores = new Float32Array(count);
  for (const [bucket, value] of features) {
    const row = weights.subarray(bucket * count, bucket * count + count);
    for (let index = 0; index < count; index += 1) scores[index] = (scores[index] ?? 0) + (row[index] ?? 0) * value;
  }
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, value) => total + value, 0);
  const errors = raised.map((value, index) => (index === label ? 1 : 0) - value / sum);
  const learning = Uint16Array.from(errors.keys()).filter((index) => Math.abs(errors[index] ?? 0) > NOTHING_TO_LEARN);
  for (const [bucket, value] of features) {
    const row = weights.subarray(bucket * count, bucket * count + count);
    for (const index of learning) {
      row[index] = (row[index] ?? 0) * (1 - DECAY) + rate * (errors[index] ?? 0) * value;
    }
  }
}

function pack(ids: readonly string[], rows: readonly Float32Array[], kept: number): PackedWeights {
  const highest = rows.reduce((most, row) => row.reduce((max, value) => Math.max(max, Math.abs(value)), most), 0);
  const scale = highest / 127;
  return {
    scale,
    classes: Object.fromEntries(rows.map((row, index) => [ids[index] ?? '', packRow(row, scale, kept)])),
  };
}

function packRow(row: Float32Array, scale: number, kept: number): string {
  const strongest = [...row.keys()]
    .filter((bucket) => Math.round((row[bucket] ?? 0) / scale) !== 0)
    .sort((a, b) => Math.abs(row[b] ?? 0) - Math.abs(row[a] ?? 0))
    .slice(0, kept)
    .sort((a, b) => a - b);
  const bytes = strongest.flatMap((bucket) => [
    bucket & 255,
    bucket >> 8,
    Math.round((row[bucket] ?? 0) / scale) & 255,
  ]);
  return Buffer.from(bytes).toString('base64');
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}

export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
