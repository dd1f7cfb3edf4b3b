// npm run bench -- quality [--requests short|long] [--answers FILE [--name WRITER]] [--oracle] [--failures]
// Scores the embedded writer, or the answers of any other writer: {"id","kind","script","warnings","ms"}, one a line.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answersOfWriter } from './quality/answers-of-writer.ts';
import { judgeAnswer } from './quality/judge-answer.ts';
import { keepResults } from './quality/keep-results.ts';
import { loadInAutoHotkey } from './quality/load-in-autohotkey.ts';
import type { Answer, Request, Verdict } from './quality/quality-types.ts';
import { readJsonLines } from './quality/read-json-lines.ts';
import { type Summary, summarize } from './quality/summarize.ts';

const SETS = ['short', 'long'];
const AT_A_TIME = 2;

const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    answers: { type: 'string' },
    name: { type: 'string' },
    oracle: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
  },
});
const sets = values.requests === undefined ? SETS : SETS.filter((set) => set === values.requests);
if (sets.length === 0 || (values.answers !== undefined && sets.length > 1))
  throw new Error('--requests takes short or long, and --answers needs it');

for (const set of sets) {
  const requests = readJsonLines<Request>(join(import.meta.dirname, `quality/requests/${set}.jsonl`));
  const answers =
    values.answers === undefined ? await answersOfWriter(requests) : readJsonLines<Answer>(values.answers);
  const verdicts = await judgeAll(requests, answers);
  const summary = summarize(verdicts);
  tell(set, verdicts, summary);
  const name = values.name ?? (values.answers === undefined ? 'writer' : undefined);
  // Without the real AutoHotkey a script that does not even load may count as right.
  if (values.oracle && name !== undefined) keepResults(`${name}-${set}`, verdicts, summary);
}

async function judgeAll(requests: readonly Request[], answers: readonly Answer[]): Promise<Verdict[]> {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const verdicts: Verdict[] = [];
  const left = requests.entries();
  const work = async () => {
    for (const [index, request] of left) {
      const answer = byId.get(request.id);
      const { script } = answer?.kind === 'script' ? answer : {};
      const loading = values.oracle && script !== undefined ? await loadInAutoHotkey(script) : undefined;
      verdicts[index] = judgeAnswer(request, answer, loading);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return verdicts;
}

function tell(set: string, verdicts: readonly Verdict[], { figures, latency, groups }: Summary): void {
  for (const [by, lines] of Object.entries(groups)) console.log(`by ${by}\n${aligned(lines)}`);
  if (values.failures)
    for (const { request, faults } of verdicts)
      if (faults.length > 0) console.log(`${request.id} ${request.category}: ${faults.join('; ')}`);
  console.log(`${set}: ${verdicts.length} requests\n${aligned([...figures, ...latency])}`);
}

function aligned(lines: readonly (readonly [string, string])[]): string {
  return lines.map(([what, figure]) => `  ${what.padEnd(44)}${figure}`).join('\n');
}
