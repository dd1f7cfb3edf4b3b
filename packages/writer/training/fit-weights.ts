// node packages/writer/training/fit-weights.ts MODEL-FOLDER PAIRS.jsonl [COUNT]: runs the model on pairs that it did not
// learn from, and fits the weights of src/3-weigh/weights.ts to what was right. Prints the table and what it is worth.
import { readFileSync, writeFileSync } from 'node:fs';
import { canonical, parse, print } from '@hotscribe/automation';
import { read } from '../src/1-read/read.ts';
import { beamSearch } from '../src/2-propose/beam.ts';
import { elementsOf } from '../src/2-propose/elements.ts';
import { loadNetwork } from '../src/2-propose/network.ts';
import { candidatesOf } from '../src/3-weigh/candidates.ts';
import { isPlausible } from '../src/3-weigh/plausible.ts';
import { SIGNS, type Signs, signsOf } from '../src/3-weigh/signs.ts';

type Row = { readonly signs: Signs; readonly isRight: boolean; readonly pair: number; readonly words: number };

const [folder = '', file = '', most = '600', out = '/tmp/fit.json'] = process.argv.slice(2);
const pairs = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(0, Number(most))
  .map((line) => JSON.parse(line) as { request: string; program: string });
const network = await loadNetwork(folder);
const rows: Row[] = [];
let oracle = 0;
let first = 0;
const report: object[] = [];
for (const [index, { request, program }] of pairs.entries()) {
  const wanted = parse(program).program;
  if (!wanted) continue;
  const right = print(canonical(wanted)).toLowerCase();
  const elements = elementsOf(read(request));
  const proposals = await beamSearch(network, elements, { width: () => 8, mostTokens: 160, isOver: () => false });
  const candidates = candidatesOf(proposals, request, elements);
  const plausible = candidates.filter((candidate) => isPlausible(candidate, elements));
  if (candidates.some(({ text }) => text.toLowerCase() === right)) oracle += 1;
  if (plausible[0]?.text.toLowerCase() === right) first += 1;
  report.push({
    request,
    wanted: print(canonical(wanted)),
    got: plausible.slice(0, 3).map(({ text, logProbability }) => [text, logProbability.toFixed(2)]),
  });
  for (const candidate of plausible) {
    rows.push({
      signs: signsOf(candidate, candidates, elements),
      isRight: candidate.text.toLowerCase() === right,
      pair: index,
      words: request.split(/\s+/).length,
    });
  }
  if (index % 100 === 99) console.error(`${index + 1}: first ${first}, among eight ${oracle}`);
}
writeFileSync(out, JSON.stringify(report, null, 1));
console.log(`${pairs.length} pairs: first ${first}, among eight ${oracle}`);
const weights = fit(rows);
console.log(JSON.stringify(weights, null, 2));
worth(weights);

function fit(data: readonly Row[]): Record<string, number> {
  const names = ['bias', ...SIGNS];
  const scale = Object.fromEntries(names.map((name) => [name, spread(data, name)]));
  const weights: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  for (let round = 0; round < 800; round += 1) {
    const slope: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
    for (const { signs, isRight } of data) {
      const error =
        Number(isRight) -
        1 /
          (1 +
            Math.exp(
              -names.reduce(
                (sum, name) => sum + (weights[name] ?? 0) * (signValue(signs, name) / (scale[name] ?? 1)),
                0,
              ),
            ));
      for (const name of names)
        slope[name] = (slope[name] ?? 0) + error * (signValue(signs, name) / (scale[name] ?? 1));
    }
    for (const name of names)
      weights[name] = (weights[name] ?? 0) + (1.5 * (slope[name] ?? 0)) / data.length - 0.0005 * (weights[name] ?? 0);
  }
  return Object.fromEntries(
    names.map((name) => [name, Number(((weights[name] ?? 0) / (scale[name] ?? 1)).toFixed(3))]),
  );
}

function signValue(signs: Signs, name: string): number {
  return name === 'bias' ? 1 : signs[name as keyof Signs];
}

function spread(data: readonly Row[], name: string): number {
  const values = data.map(({ signs }) => signValue(signs, name));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return name === 'bias'
    ? 1
    : Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

function worth(weights: Record<string, number>): void {
  const best = new Map<number, { chance: number; isRight: boolean; words: number }>();
  for (const { signs, isRight, pair, words } of rows) {
    const sum = Object.entries(weights).reduce((total, [name, weight]) => total + weight * signValue(signs, name), 0);
    const chance = 1 / (1 + Math.exp(-sum));
    if (chance > (best.get(pair)?.chance ?? -1)) best.set(pair, { chance, isRight, words });
  }
  const sorted = [...best.values()].sort((a, b) => b.chance - a.chance);
  console.log(`weighed: ${sorted.filter(({ isRight }) => isRight).length} right of ${pairs.length}`);
  for (const share of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
    const part = sorted.slice(0, Math.round(sorted.length * share));
    console.log(
      `surest ${share * 100}%: chance ≥ ${part.at(-1)?.chance.toFixed(3)}, right ${part.filter(({ isRight }) => isRight).length}/${part.length}`,
    );
  }
  for (const [name, low, high] of [
    ['under 15', 0, 15],
    ['15-45', 15, 46],
    ['longer', 46, 999],
  ] as const) {
    const part = sorted.filter(({ words }) => words >= low && words < high);
    console.log(`${name} words: ${part.filter(({ isRight }) => isRight).length}/${part.length}`);
  }
}
