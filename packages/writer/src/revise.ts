import { canonical, describe, emitScript, type Program, parse, sayEdits } from '@hotscribe/automation';
import { beamSearch } from '#2-propose/beam.ts';
import type { Element } from '#2-propose/elements.ts';
import type { Network } from '#2-propose/network.ts';
import { REVISION } from '#2-propose/walk.ts';
import { loads } from '#3-weigh/loads.ts';
import { DECLINED, refusal, UNCLEAR_CHANGE, WOULD_HARM } from '#4-answer/messages.ts';
import { askWhatStays } from './revise/harm/ask-what-stays.ts';
import { chooseHarmless } from './revise/harm/choose-harmless.ts';
import { repeatsARule } from './revise/harm/doubled-steps.ts';
import { unnamedLosses } from './revise/harm/harms.ts';
import { saidIn } from './revise/harm/said.ts';
import { revisedCandidates } from './revise/revised-candidates.ts';
import type { Revision, Wish } from './revise/revision.ts';
import { revisionInput } from './revise/revision-input.ts';
import { unusedIn } from './revise/signs.ts';
import { type WeighedRevision, weighRevisions } from './revise/weigh-revisions.ts';
import { screen } from './screen/screen.ts';

/** How many programs are followed at once. */
const WIDTH = 6;
const MOST_TOKENS = 240;
/** From the start of work; what is finished by then is looked at. */
const DEADLINE_MS = 3000;
/** Above this chance a change is called ready to use; bench/QUALITY.md says how many of those were right. */
const SURE = 0.72;
/** Below this chance, asking is better than guessing. */
const WORTH_SHOWING = 0.08;
const MOST_POINTS = 3;

/** Changes a program as its owner wishes. */
export async function revise(
  network: Network,
  { program: text, wish }: Wish,
  deadlineMs = DEADLINE_MS,
): Promise<Revision> {
  const began = performance.now();
  const { refused } = screen(wish);
  if (refused) return { kind: 'refused', message: refusal(refused.because) };
  const { program } = parse(text);
  if (program?.kind !== 'rules') return { kind: 'unclear', message: UNCLEAR_CHANGE };
  const before = canonical(program);
  const input = revisionInput(before, wish);
  const proposals = await beamSearch(network, input.elements, {
    beginning: REVISION,
    width: () => WIDTH,
    mostTokens: MOST_TOKENS,
    isOver: () => performance.now() - began > deadlineMs,
  });
  const sound = revisedCandidates(before, proposals, input).filter(({ program: after }) => loads(after));
  const candidates = weighRevisions(sound, before, input);
  const [best, ...others] = candidates;
  if (!best || best.chance < WORTH_SHOWING) return { kind: 'unclear', message: UNCLEAR_CHANGE };
  const choice = chooseHarmless(before, [best, ...others], { wish, elements: input.wish });
  if (choice.is === 'asked') return { kind: 'unclear', message: askWhatStays(before, choice.about.program) };
  return revisionFrom(before, choice.taken, choice.second, input.wish);
}

function revisionFrom(
  before: Program,
  best: WeighedRevision,
  second: WeighedRevision | undefined,
  wish: readonly Element[],
): Revision {
  const { program, findings, chance } = best;
  if (program.kind === 'ask') return { kind: 'unclear', message: UNCLEAR_CHANGE };
  if (program.kind === 'decline') return { kind: 'out-of-scope', message: DECLINED[program.reason] ?? UNCLEAR_CHANGE };
  if (program.kind === 'refuse') return { kind: 'refused', message: WOULD_HARM };
  const unused = unusedIn(best, before, wish);
  const said = saidIn(wish);
  const lost = unnamedLosses(before, program, said);
  const isCopy = !said.adds && repeatsARule(before, program);
  const isSure = chance >= SURE && unused.length === 0 && lost.length === 0 && !isCopy;
  const doubt = isSure ? [] : [otherMeaning(before, program, second?.program)];
  const points = [
    ...unused.map((part) => `We didn’t use “${part}”.`),
    ...lost.map((step) => `It no longer does this: ${step}`),
    ...doubt,
    ...findings.map(({ message }) => message),
  ];
  return {
    kind: 'script',
    state: isSure ? 'sure' : 'check',
    program,
    script: emitScript(program),
    description: describe(program),
    changes: sayEdits(before, program),
    points: points.slice(0, MOST_POINTS),
  };
}

function otherMeaning(before: Program, best: Program, second: Program | undefined): string {
  const other = second && sayAll(second) !== sayAll(best) ? sayEdits(before, second).join(' ') : '';
  if (other === '') return `Make sure this is what you meant: ${plain(sayEdits(before, best).join(' '))}`;
  return `You may have meant: ${plain(other)}`;
}

// "notepad" and "Notepad" are two programs and one meaning.
function sayAll(program: Program): string {
  return describe(program).join(' ').toLowerCase();
}

function plain(edits: string): string {
  return edits.replace(/^Now: /, '');
}
