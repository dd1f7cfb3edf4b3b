import { describe, emitWithLines } from '@hotscribe/automation';
import type { Element } from '#2-propose/elements.ts';
import { loads } from '#3-weigh/loads.ts';
import { unusedMarks } from '#3-weigh/unused-marks.ts';
import type { Weighed } from '#3-weigh/weigh.ts';
import type { Reply, Suggestion } from './answer.ts';
import { doubts } from './doubts.ts';
import { limitingPart } from './limiting-part.ts';
import { DECLINED, NOTES_LEFT_OUT, PERHAPS_HARMFUL, REFUSED, refusal, UNCLEAR } from './messages.ts';
import { askForTexts, textsToGive } from './texts-to-give.ts';
import { rangeOf, understoodParts } from './understood.ts';

/** Above this chance, with nothing left unused and no limit set, 83 of 87 answers were right when they were read. */
const SURE = 0.87;
/** Above this chance a refusal may say what is wrong with the request. */
const SURELY_HARMFUL = 0.82;
/** Below this chance, asking is better than guessing. */
const WORTH_SHOWING = 0.05;
/** Below this chance, even a suggestion only puzzles. */
const WORTH_SUGGESTING = 0.02;
const LONGEST_SUGGESTION = 240;
const MOST_POINTS = 3;
const MOST_SUGGESTIONS = 3;

type Given = {
  readonly request: string;
  readonly elements: readonly Element[];
  readonly weighed: readonly Weighed[];
  readonly hasNotes: boolean;
};

const SAID_OF_SCRIPTS: ReadonlySet<string> = new Set(['reserved-key', 'common-key']);

/** The answer that the best candidate deserves. */
export function answerFrom({ request, elements, weighed, hasNotes }: Given): Reply {
  const best = weighed.find((candidate) => loads(candidate.program));
  if (!best) return { kind: 'unclear', message: UNCLEAR, suggestions: [] };
  const { program, tokens, findings } = best;
  if (program.kind === 'refuse') return { kind: 'refused', message: refusalMessage(program.reason, best.chance) };
  if (program.kind === 'decline') return { kind: 'out-of-scope', message: DECLINED[program.reason] ?? UNCLEAR };
  const suggestions = suggestionsFrom(weighed);
  if (program.kind === 'ask') return { kind: 'unclear', message: program.question, suggestions };
  if (best.chance < WORTH_SHOWING) return { kind: 'unclear', message: UNCLEAR, suggestions };

  const description = describe(program);
  const left = unusedMarks(elements, tokens);
  const unused = left.flatMap(({ index }) => {
    const range = rangeOf(elements, index);
    return range ? [request.slice(range.start, range.end)] : [];
  });
  // Keys that everybody uses are said of the script itself, whoever wrote it.
  const cautions = findings.filter(({ code }) => !SAID_OF_SCRIPTS.has(code)).map(({ message }) => capital(message));
  const limit = limitingPart(request, elements, tokens);
  const toGive = textsToGive(request, elements, tokens);
  const isLikely = best.chance >= SURE && !hasNotes && left.length === 0 && limit === undefined;
  const isSure = isLikely && toGive.length === 0;
  const points = [
    ...(hasNotes ? [NOTES_LEFT_OUT] : []),
    ...askForTexts(toGive),
    ...(isLikely ? [] : doubts(best, { request, elements, weighed, unused, limit, description })),
    ...cautions,
  ].slice(0, MOST_POINTS);
  return {
    kind: 'script',
    state: isSure ? 'sure' : 'check',
    program,
    ...emitWithLines(program),
    description,
    points,
    unused,
    understood: understoodParts(request, elements, tokens, description),
  };
}

function capital(sentence: string): string {
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`;
}

// A wrong guess must not accuse anyone.
function refusalMessage(reason: string, chance: number): string {
  return chance >= SURELY_HARMFUL ? refusal(REFUSED[reason] ?? 'it would harm someone') : PERHAPS_HARMFUL;
}

function suggestionsFrom(weighed: readonly Weighed[]): Suggestion[] {
  const suggestions = weighed
    .filter(
      (candidate) =>
        candidate.chance >= WORTH_SUGGESTING && candidate.program.kind === 'rules' && loads(candidate.program),
    )
    .map(({ program, text }) => ({ text: describe(program).join(' '), program: text }))
    .filter(({ text }) => text.length <= LONGEST_SUGGESTION);
  return [...new Map(suggestions.map((each) => [each.text, each])).values()].slice(0, MOST_SUGGESTIONS);
}
