/**
 * How much of what programs need the reader finds: `node measure-reader.ts PAIRS.jsonl… [--half tune|test] [--misses key]`.
 * A literal that the request does not say cannot be found, so a miss is not always an error.
 */
import { readFileSync } from 'node:fs';
import { canonical, type Leaf, leafWords, MARK_KINDS, mapLeaves, parse } from '@hotscribe/automation';
import { read } from '../src/1-read/read.ts';
import type { Mark } from '../src/1-read/reading.ts';

type Pair = { readonly request: string; readonly program: string };
type Tally = { found: number; all: number; readonly misses: string[] };

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const files = args.filter((arg) => arg.endsWith('.jsonl'));
const half = option('--half');
const wanted = option('--misses');
const tallies = new Map<string, Tally>();
let spent = 0;
let characters = 0;

files.flatMap(pairsIn).forEach((pair, index) => {
  if (half && (index % 2 === 0 ? 'tune' : 'test') !== half) return;
  measure(pair);
});
for (const [type, { found, all, misses }] of tallies) {
  console.log(`${type}: ${found} of ${all} = ${((100 * found) / all).toFixed(1)}%`);
  if (type === wanted) console.log(misses.join('\n'));
}
console.log(`${((1000 * spent) / characters).toFixed(3)} ms for 1,000 characters`);

function pairsIn(file: string): Pair[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Pair);
}

function measure({ request, program }: Pair): void {
  const parsed = parse(program);
  if (!parsed.program) return;
  const began = performance.now();
  const { marks, words } = read(request);
  spent += performance.now() - began;
  characters += request.length;
  const seen = new Set<string>();
  mapLeaves(canonical(parsed.program), (leaf) => {
    const value = textOf(leaf);
    if (value === undefined || seen.has(`${leaf.type} ${value}`)) return leaf.value;
    seen.add(`${leaf.type} ${value}`);
    const isFound = isMarked(leaf, value, marks) || (leaf.type === 'text' && isSpan(request, value, words));
    const tally = tallies.get(leaf.type) ?? { found: 0, all: 0, misses: [] };
    tallies.set(leaf.type, tally);
    tally.all += 1;
    if (isFound) tally.found += 1;
    else
      tally.misses.push(
        `${value}\t${leaf.construct}\t${request.replaceAll('\n', '⏎')}\n\t\t${program.replaceAll('\n', ' ⏎ ')}\n\t\t${marks.map((mark) => `${mark.kind}:${mark.value}`).join(' | ')}`,
      );
    return leaf.value;
  });
}

// What the product chooses, and what a program makes up for itself, is in no request.
function textOf({ type, value }: Leaf): string | undefined {
  if (type === 'choice' || type === 'place' || type === 'name' || type === 'label') return undefined;
  return value === 'default' || value === 'nothing' ? undefined : leafWords(value, type);
}

function isMarked(leaf: Leaf, value: string, marks: readonly Mark[]): boolean {
  return marks.some((mark) => MARK_KINDS[mark.kind] === leaf.type && mark.value === value);
}

function isSpan(request: string, text: string, words: readonly { start: number; end: number }[]): boolean {
  for (let at = request.indexOf(text); at >= 0; at = request.indexOf(text, at + 1)) {
    if (words.some(({ start }) => start === at) && words.some(({ end }) => end === at + text.length)) return true;
  }
  return false;
}
