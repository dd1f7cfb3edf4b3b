// npm run train: learns from the phrasings which skill a request means, and writes the weights that are committed.
// Reproducible: the same phrasings give the same weights.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { read } from '../src/1-read/read.ts';
import { BUCKETS, featuresOf } from '../src/2-understand/features.ts';
import { createRanker } from '../src/2-understand/ranker.ts';
import type { PackedWeights } from '../src/ir/ranker-weights.ts';

type Example = { text: string; label: number; features: [number, number][] };

const FOLDER = import.meta.dirname;
const EPOCHS = 20;
const RATE = 4;
const DECAY = 1e-6;
const KEPT = 330;
const FOLDS = 5;

const ids = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => basename(name, '.txt'))
  .sort();
const examples = ids.flatMap((id, label) => phrasings(id).map((text) => toExample(text, label)));
console.log(`${ids.length} classes, ${examples.length} phrasings`);

if (process.argv.includes('--check')) crossValidate();
else writeWeights(pack(train(examples)));

function phrasings(id: string): string[] {
  return readFileSync(join(FOLDER, `${id}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim());
}

function toExample(text: string, label: number): Example {
  return { text, label, features: [...featuresOf(read(text))] };
}

/** Softmax regression by stochastic gradient descent. The weights of one feature for all classes lie side by side. */
function train(from: readonly Example[]): Float32Array[] {
  const weights = new Float32Array(BUCKETS * ids.length);
  const share = fairShare(from);
  const random = seeded(42);
  const order = from.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE / (1 + epoch / 5);
    for (const index of order) {
      const example = from[index];
      if (example) step(weights, example, rate * (share[example.label] ?? 1));
    }
  }
  return ids.map((_, label) =>
    Float32Array.from({ length: BUCKETS }, (_, bucket) => weights[bucket * ids.length + label] ?? 0),
  );
}

// A class with many phrasings must not be preferred for being well described.
function fairShare(from: readonly Example[]): number[] {
  return ids.map((_, label) => Math.min(1, 30 / from.filter((example) => example.label === label).length));
}

function step(weights: Float32Array, { features, label }: Example, rate: number): void {
  const count = ids.length;
  const scores = new Float32Array(count);
  for (const [bucket, value] of features) {
    const at = bucket * count;
    for (let index = 0; index < count; index += 1)
      scores[index] = (scores[index] ?? 0) + (weights[at + index] ?? 0) * value;
  }
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, value) => total + value, 0);
  const errors = raised.map((value, index) => (index === label ? 1 : 0) - value / sum);
  for (const [bucket, value] of features) {
    const at = bucket * count;
    for (let index = 0; index < count; index += 1) {
      weights[at + index] = (weights[at + index] ?? 0) * (1 - DECAY) + rate * (errors[index] ?? 0) * value;
    }
  }
}

function pack(weights: readonly Float32Array[]): PackedWeights {
  const highest = weights.reduce((most, row) => row.reduce((max, value) => Math.max(max, Math.abs(value)), most), 0);
  const scale = highest / 127;
  const classes = Object.fromEntries(weights.map((row, index) => [ids[index] ?? '', packRow(row, scale)]));
  return { scale, classes };
}

function packRow(row: Float32Array, scale: number): string {
  const strongest = [...row.keys()]
    .filter((bucket) => Math.round((row[bucket] ?? 0) / scale) !== 0)
    .sort((a, b) => Math.abs(row[b] ?? 0) - Math.abs(row[a] ?? 0))
    .slice(0, KEPT)
    .sort((a, b) => a - b);
  const bytes = strongest.flatMap((bucket) => [
    bucket & 255,
    bucket >> 8,
    Math.round((row[bucket] ?? 0) / scale) & 255,
  ]);
  return Buffer.from(bytes).toString('base64');
}

/** Every phrasing is judged by a ranker that has not seen it. */
function crossValidate(): void {
  const counts = { first: 0, amongThree: 0 };
  const missed = new Map<string, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const rank = createRanker(pack(train(examples.filter((_, index) => index % FOLDS !== fold))));
    for (const { text, label } of examples.filter((_, index) => index % FOLDS === fold)) {
      const ranked = rank(read(text))
        .slice(0, 3)
        .map(({ id }) => id);
      const right = ids[label] ?? '';
      if (ranked[0] === right) counts.first += 1;
      else missed.set(`${right} → ${ranked[0]}`, (missed.get(`${right} → ${ranked[0]}`) ?? 0) + 1);
      if (ranked.includes(right)) counts.amongThree += 1;
    }
  }
  const percent = (count: number) => `${((100 * count) / examples.length).toFixed(1)}%`;
  console.log(`cross-validated: first ${percent(counts.first)}, among the first three ${percent(counts.amongThree)}`);
  for (const [pair, count] of [...missed].sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log(`${count}  ${pair}`);
}

function writeWeights(weights: PackedWeights): void {
  const file = join(FOLDER, '../src/knowledge/ranker-weights.ts');
  const head = '// Made by npm run train from the phrasings in training/; not to be edited by hand.\n';
  const type = "import type { PackedWeights } from '#ir/ranker-weights.ts';\n\n";
  writeFileSync(
    file,
    `${head}${type}export const RANKER_WEIGHTS: PackedWeights = ${JSON.stringify(weights, null, 2)};\n`,
  );
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
