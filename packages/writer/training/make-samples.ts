// node packages/writer/training/make-samples.ts OUT-FOLDER [MEASURED.jsonl]: what the training reads, made from the pairs
// by the product's own reader. Writes samples.jsonl (elements and target of each pair), described.jsonl (each program asked
// for in our own words), backstory.jsonl and vocabulary.json; and dev.jsonl for pairs that are only measured, never learned.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  canonical,
  describe,
  MARK_KINDS,
  NAMED_KEYS,
  type Program,
  parse,
  print,
  SIGN_KEYS,
} from '@hotscribe/automation';
import { read } from '../src/1-read/read.ts';
import { type Element, elementsOf } from '../src/2-propose/elements.ts';
import {
  END,
  HELD_WITH,
  type LeafType,
  LINE,
  MODIFIERS,
  NEW_LINE,
  REVISION_TOKENS,
  SPACE,
  SPELLED,
  spellToken,
} from '../src/2-propose/expected.ts';
import { literalIn } from '../src/2-propose/literal-token.ts';
import { stepOn } from '../src/2-propose/step.ts';
import { type Target, targetOf } from '../src/2-propose/target.ts';
import { BEGINNING, type Place } from '../src/2-propose/walk.ts';
import { writtenProgram } from '../src/2-propose/written-program.ts';
import { grammarWords } from './grammar-words.ts';

type Pair = { readonly request: string; readonly program: string; readonly brief: string };
type Prepared = { readonly pair: Pair; readonly program: Program; readonly elements: readonly Element[] };

/** A literal that so many pairs make up becomes one token; the others are spelled. */
const LEAST_USES = 3;
/** Longer spellings are not learned: a small model does not write prose. */
const MOST_SPELLED = 40;

const [out = 'samples', measured] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const pairs = new URL('pairs/', import.meta.url);
const prepared = readdirSync(pairs).flatMap((name) => pairsIn(new URL(name, pairs)).map(prepare));
const tokens = vocabularyOf(prepared);
const known = new Set(tokens);
const samples = prepared.flatMap(sampleOf);
writeLines('samples.jsonl', samples);
writeLines('described.jsonl', described());
writeLines('backstory.jsonl', stories());
if (measured !== undefined) writeLines('dev.jsonl', pairsIn(measured).map(prepare).map(measuredSample));
writeFileSync(join(out, 'vocabulary.json'), JSON.stringify({ tokens, marks: Object.keys(MARK_KINDS) }));
console.log(`${samples.length} of ${prepared.length} pairs, ${tokens.length} tokens`);

function writeLines(name: string, rows: readonly object[]): void {
  writeFileSync(join(out, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

function linesIn<Row>(file: string | URL): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}

function pairsIn(file: string | URL): Pair[] {
  return linesIn<Pair>(file);
}

function prepare(pair: Pair): Prepared {
  const { program, problem } = parse(pair.program);
  if (problem) throw new Error(`${problem.message} ${pair.program}`);
  return { pair, program: canonical(program), elements: elementsOf(read(pair.request)) };
}

function stories(): object[] {
  const rows = linesIn<{ sentence: string; place: string }>(new URL('backstory.jsonl', import.meta.url));
  return rows.map(({ sentence, place }) => ({ brief: place, elements: elementsOf(read(sentence)).map(asJson) }));
}

function sampleOf(ready: Prepared): object[] {
  const { sample, problem } = learnable(ready);
  if (problem) console.log(`left out (${problem}): ${ready.pair.request.slice(0, 80)}`);
  return sample;
}

// We suggest programs in these words, and a suggestion that is clicked comes back as a request.
function described(): object[] {
  return prepared.flatMap(({ pair, program }) => {
    if (program.kind !== 'rules') return [];
    const request = describe(program).join(' ');
    return learnable({ pair: { ...pair, request }, program, elements: elementsOf(read(request)) }).sample;
  });
}

function learnable(ready: Prepared): { readonly sample: object[]; readonly problem: string | undefined } {
  const { pair, program, elements } = ready;
  const target = targetOf(program, pair.request, elements, (token) => known.has(token));
  const problem = problemOf(target, ready);
  return { sample: problem ? [] : [{ brief: pair.brief, elements: elements.map(asJson), target }], problem };
}

// What the vocabulary lacks makes a measured pair impossible to get right, and it stays in the count.
function measuredSample({ pair, program, elements }: Prepared): object {
  const target = targetOf(program, pair.request, elements, (token) => known.has(token));
  const sayable = target.map((token) => (typeof token === 'string' && !known.has(token) ? END : token));
  return { brief: pair.brief, elements: elements.map(asJson), target: sayable };
}

function vocabularyOf(rows: readonly Prepared[]): string[] {
  const uses = new Map<string, number>();
  for (const { pair, program, elements } of rows) {
    for (const token of targetOf(program, pair.request, elements, () => true)) {
      if (typeof token === 'string' && literalIn(token)) uses.set(token, (uses.get(token) ?? 0) + 1);
    }
  }
  const literals = [...uses].filter(([, count]) => count >= LEAST_USES).map(([token]) => token);
  const leaves = [...new Set([...Object.values(MARK_KINDS), 'name', 'label'])] as LeafType[];
  const signs = [END, LINE, NEW_LINE, SPACE, SPELLED, HELD_WITH, ...leaves.map(spellToken)];
  const numbered = [...Array(24).keys()]
    .map((at) => `f${at + 1}`)
    .concat([...'0123456789'].map((digit) => `numpad${digit}`));
  const keys = [
    ...'abcdefghijklmnopqrstuvwxyz0123456789',
    ...numbered,
    ...Object.keys(NAMED_KEYS),
    ...Object.keys(SIGN_KEYS),
  ];
  const characters = Array.from({ length: 95 }, (_, code) => `'${String.fromCharCode(code + 32)}`);
  const held = MODIFIERS.map((each) => `${each}+`);
  const plainKeys = keys.map((key) => `key=${key}`);
  return [
    ...new Set([
      ...signs,
      ...held,
      ...grammarWords(),
      ...plainKeys,
      ...literals.sort(),
      ...characters,
      ...REVISION_TOKENS,
    ]),
  ];
}

/** Why the model could not learn a pair, or nothing. */
function problemOf(target: readonly Target[], { pair, program, elements }: Prepared): string | undefined {
  const unknown = target.find((token) => typeof token === 'string' && !known.has(token));
  if (unknown !== undefined) return `no token ${String(unknown)}`;
  const spelled = target.filter((token) => typeof token === 'string' && token.startsWith("'"));
  if (spelled.length > MOST_SPELLED) return 'spelled at length';
  const written = target.map((token) => (typeof token === 'string' ? token : (token[0] ?? 0)));
  let place: Place | undefined = BEGINNING;
  for (const token of written) place = place && stepOn(place, token, elements);
  if (!place) return 'the grammar does not lead there';
  const back = parse(writtenProgram(written, pair.request, elements)).program;
  const same = back && print(canonical(back)).toLowerCase() === print(program).toLowerCase();
  return same ? undefined : 'reads back otherwise';
}

function asJson(element: Element): unknown {
  return element.is === 'word' ? element.seen : [element.kind, element.value, element.words];
}
