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
import { SIGNS, signsOf } from '../src/3-weigh/signs.ts';
import { firstOfEach, fit, printSurest, type Row } from './fit.ts';

type Measured = Row & { readonly words: number };

const [folder = '', file = '', most = '600', out = '/tmp/fit.json'] = process.argv.slice(2);
const pairs = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(0, Number(most))
  .map((line) => JSON.parse(line) as { request: string; program: string });
const network = await loadNetwork(folder);
const rows: Measured[] = [];
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
const weights = fit(rows, SIGNS);
console.log(JSON.stringify(weights, null, 2));
const sorted = firstOfEach(rows, weights);
console.log(`weighed: ${sorted.filter(({ row }) => row.isRight).length} right of ${pairs.length}`);
printSurest(sorted);
for (const [name, low, high] of [
  ['under 15', 0, 15],
  ['15-45', 15, 46],
  ['longer', 46, 999],
] as const) {
  const part = sorted.filter(({ row }) => row.words >= low && row.words < high);
  console.log(`${name} words: ${part.filter(({ row }) => row.isRight).length}/${part.length}`);
}
