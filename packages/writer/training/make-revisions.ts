// node packages/writer/training/make-revisions.ts SAMPLES [COUNT [SEED]]: what the training reads to learn follow-ups, beside what
// make-samples.ts wrote there: the follow-ups that people wrote (revisions/follow-ups), and COUNT changes of known programs
// in the ways of saying of revisions/templates.json.
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, check, type Program, parse, print } from '@hotscribe/automation';
import type { Element } from '../src/2-propose/elements.ts';
import { stepOn } from '../src/2-propose/step.ts';
import { type Place, REVISION } from '../src/2-propose/walk.ts';
import { revisionInput } from '../src/revise/revision-input.ts';
import { revisionTarget } from '../src/revise/revision-target.ts';
import { revisedProgram } from '../src/revise/written-revision.ts';
import { CHANGES, type Given } from './revisions/changes.ts';
import { type FollowUp, followUpsIn, isHeld } from './revisions/follow-ups.ts';
import { mentionsIn } from './revisions/mentions.ts';
import { chanceFrom } from './revisions/random.ts';
import { wishFor } from './revisions/wishes.ts';

type Known = { readonly request: string; readonly program: Program };

const [out = 'samples', count = '100000', seed = '1'] = process.argv.slice(2);
/** How often each change is drawn: what people ask for most comes most. */
const SHARES: Readonly<Record<string, number>> = {
  key: 5,
  text: 4,
  time: 3,
  program: 2,
  'only-in': 3,
  'add-end': 4,
  'add-key': 5,
  'remove-step': 4,
  'remove-nth': 2,
  'remove-key': 2,
};
/** Briefs that are kept for measuring (README.md): a wish for one more automation would give them away. */
const HELD = ['forum', 'seed-i', 'seed-a'];
/** So many wishes hold two changes. */
const SHARE_TWO = 0.12;
const MOST_TRIES = 20;
/** Longer programs take too long to read for a model of this size. */
const MOST_TEXT = 700;
const MOST_SPELLED = 40;
const QUESTION = 'What should be different?';
const JOINTS = [' and ', ', ', '. ', '. also ', ' and also ', '\n', '; ', ' plus '];

const tokens = new Set((JSON.parse(readFileSync(join(out, 'vocabulary.json'), 'utf8')) as { tokens: string[] }).tokens);
const templates = JSON.parse(readFileSync(new URL('revisions/templates.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;
const pairs = programsIn(new URL('pairs/', import.meta.url));
const mentions = mentionsIn(pairs.filter((_, index) => index % 3 === 0).map(({ request }) => request));
const chance = chanceFrom(Number(seed));
const kinds = Object.keys(CHANGES).flatMap((kind) => Array.from({ length: SHARES[kind] ?? 1 }, () => kind));

const file = createWriteStream(join(out, 'revisions.jsonl'));
const written = followUpsIn();
let learned = 0;
for (const followUp of written) {
  const sample = sampleOf(followUp);
  if (typeof sample === 'string') console.log(`left out (${sample}): ${followUp.wish.slice(0, 80)}`);
  else learned += Number(file.write(`${JSON.stringify(sample)}\n`) || true);
}
console.log(`${learned} of ${written.length} follow-ups`);
const made = new Map<string, number>();
for (let index = 0; index < Number(count); index += 1) {
  const followUp = madeUp();
  const sample = followUp && sampleOf(followUp);
  if (!sample || typeof sample === 'string') continue;
  made.set(followUp.brief, (made.get(followUp.brief) ?? 0) + 1);
  if (!file.write(`${JSON.stringify(sample)}\n`)) await once(file, 'drain');
}
file.end();
console.log(Object.fromEntries(made));

function madeUp(): FollowUp | undefined {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const known = chance.pick(pairs);
    if (known?.program.kind !== 'rules') continue;
    const first = changed(known.program);
    if (!first) continue;
    const second = chance.is(SHARE_TWO) ? changed(first.after) : undefined;
    const wish = second ? first.wish + (chance.pick(JOINTS) ?? ' ') + second.wish : first.wish;
    const to = print(canonical(second?.after ?? first.after));
    const from = print(known.program);
    if (to !== from && wish.length <= 400) return { from, wish, to, brief: `made-${first.kind}` };
  }
  return undefined;
}

function changed(
  program: Program,
): { readonly kind: string; readonly after: Program; readonly wish: string } | undefined {
  const kind = chance.pick(kinds) ?? '';
  const other = chance.pick(pairs);
  if (program.kind !== 'rules' || other?.program.kind !== 'rules') return undefined;
  if (other.program.rules.length > 2 || other.request.length > 250) return undefined;
  const given: Given = {
    rules: program.rules,
    chance,
    mentions,
    other: { request: other.request, rules: other.program.rules },
  };
  const change = CHANGES[kind]?.(given);
  const wish = change && wishFor(change, templates[kind] ?? [], chance);
  if (!change || wish === undefined) return undefined;
  const after = canonical(change.after);
  return check(after).some(({ severity }) => severity === 'error') ? undefined : { kind, after, wish };
}

/** What the model learns from a follow-up, or why it cannot. */
function sampleOf({ from, wish, to, brief }: FollowUp): object | string {
  const before = canonical(parsed(from));
  const meant = canonical(parsed(to));
  // What to ask is said in one way for all; a small model does not write questions.
  const after: Program = meant.kind === 'ask' ? { ...meant, question: QUESTION } : meant;
  const input = revisionInput(before, wish);
  const target = revisionTarget(before, after, input, (token) => tokens.has(token));
  const unknown = target.find((token) => typeof token === 'string' && !tokens.has(token));
  if (unknown !== undefined) return `no token ${String(unknown)}`;
  if (target.filter((token) => typeof token === 'string' && token.startsWith("'")).length > MOST_SPELLED) {
    return 'spelled at length';
  }
  const tokensWritten = target.map((token) => (typeof token === 'string' ? token : (token[0] ?? 0)));
  let place: Place | undefined = REVISION;
  for (const token of tokensWritten) place = place && stepOn(place, token, input.elements);
  if (!place) return 'the grammar does not lead there';
  const back = revisedProgram(before, tokensWritten, input);
  const same = back && lines(back) === lines(after);
  if (!same) return 'reads back otherwise';
  return {
    brief: isHeld(wish) && !brief.startsWith('made') ? `held-${brief}` : brief,
    elements: input.elements.map(asJson),
    target,
  };
}

/** Whether a rule was added in the middle or at the end makes no difference. */
function lines(program: Program): string {
  return print(canonical(program)).toLowerCase().split('\n').sort().join('\n');
}

function parsed(text: string): Program {
  const { program, problem } = parse(text);
  if (problem) throw new Error(`${problem.message} ${text}`);
  return program;
}

function programsIn(folder: URL): Known[] {
  const rows = readdirSync(folder)
    .filter((name) => !HELD.includes(name.replace('.jsonl', '')))
    .flatMap((name) => rowsIn<{ request: string; program: string }>(new URL(name, folder)));
  return rows.flatMap(({ request, program }) => {
    const known = canonical(parsed(program));
    return known.kind === 'rules' && program.length <= MOST_TEXT ? [{ request, program: known }] : [];
  });
}

function rowsIn<Row>(path: URL): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}

function asJson(element: Element): unknown {
  return element.is === 'word' ? element.seen : [element.kind, element.value, element.words];
}
