import { check, parse, walk } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { mutate, seededRandom } from './mutate.ts';
import { verdictFixtures } from './verdict-fixtures.ts';

const COUNT = Number(process.env.AHK_FUZZ ?? 3000);
const SEED = Number(process.env.AHK_FUZZ_SEED ?? 1);
// Far above what any script takes even on a busy machine; a hang is still caught.
const SLOWEST_MS = 15_000;

test(`checking ${COUNT} broken scripts never crashes, hangs, or reports a position outside the text`, {
  timeout: 3_600_000,
}, () => {
  const random = seededRandom(SEED);
  const sources = verdictFixtures().map(({ source }) => source);
  for (let count = 0; count < COUNT; count++) {
    const source = mutate(sources[Math.floor(random() * sources.length)] ?? '', random);
    const start = performance.now();
    const problem = problemWith(source);
    const took = performance.now() - start;
    if (problem || took > SLOWEST_MS) expect.fail(`${problem ?? `took ${took} ms`} on ${JSON.stringify(source)}`);
  }
});

function problemWith(source: string): string | null {
  try {
    for (const { range, message } of check(source)) {
      if (range.start.offset < 0 || range.end.offset > source.length || range.start.offset > range.end.offset)
        return `range of "${message}"`;
    }
    return outsideNode(source);
  } catch (error) {
    return String(error);
  }
}

function outsideNode(source: string): string | null {
  let problem: string | null = null;
  walk(parse(source).tree, (node) => {
    if (!(node.start >= 0 && node.end <= source.length && node.start <= node.end))
      problem ??= `${node.kind} at ${node.start} to ${node.end}`;
    return undefined;
  });
  return problem;
}
