import type { Explanation, Risk } from '@hotscribe/ahk';
import type { Automation, Understanding } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { NOT_FOR_US } from '#knowledge/not-for-us.ts';
import { ANSWERS, HARMS, SKILLS as SKILL_WEIGHTS } from '#knowledge/ranker-weights.ts';
import { REFUSAL_REASONS } from '#knowledge/refusals.ts';
import { SKILLS } from '#skills/all-skills.ts';
import { isOtherLanguage } from './1-read/gloss.ts';
import { read } from './1-read/read.ts';
import { withoutBlanks } from './1-read/without-blanks.ts';
import { withoutNotes } from './1-read/without-notes.ts';
import { coreOf } from './2-understand/compose/core-of.ts';
import { createRanker, type Ranked } from './2-understand/rank/ranker.ts';
import { isAside } from './2-understand/slots/is-aside.ts';
import { understand } from './2-understand/understand.ts';
import { unreadWords } from './2-understand/unread-words.ts';
import { checkedScript } from './3-check/checked-script.ts';
import { harmIn } from './3-check/screen.ts';
import { emitScript, titlesOf } from './4-emit/emit-script.ts';

type Script = {
  readonly kind: 'script';
  readonly script: string;
  /** What the script does, told from its code. */
  readonly explanation: Explanation;
  readonly risks: readonly Risk[];
  readonly assumptions: readonly string[];
  /** What the request names and the script does not use. */
  readonly unused: readonly string[];
};

export type Compilation =
  | Script
  | { readonly kind: 'refused' | 'out-of-scope'; readonly message: string }
  | { readonly kind: 'unclear'; readonly message: string; readonly suggestions: readonly string[] };

// Measured on requests that were not trained on: what comes back when the rankers and the reading disagree.
const CERTAIN_HARM = 0.95;
const HARMFUL = 0.85;
const LIKELY_HARM = 0.7;
const SUSPICIOUS = 0.38;
const INNOCENT = 0.2;
const SPOTLESS = 0.05;
const LIKELY = 0.3;
const BY_FAR = 0.45;
const LEAST = 0.3;
const CLEAR = 0.6;
const VAGUE = 0.58;
const SURE = 0.8;
const UNSURE = 0.7;
// A word more or less is a way of speaking; several that mean something elsewhere are a part that was not read.
const CONFIDENT = 0.9;
const SEVERAL = 2;
const SHOWN = 4;
// Nobody names that many keys and values; to weigh each against all others would take its square.
const CROWDED = 80;
const DOUBT = 'This is the closest to the request that is known here; please check that it is what you meant.';

const LEFT_OUT = 'A note in the request that is not about what your keys should do was left out.';

const rank = createRanker(SKILL_WEIGHTS);
const rankAnswers = createRanker(ANSWERS);
const rankHarms = createRanker(HARMS);
const skills = new Map(SKILLS.map((skill) => [skill.id, skill]));
const idsByTitle = new Map(SKILLS.map(({ id, title }) => [title, id]));

/** The AutoHotkey v2 script that does what the description says, or why there is none. */
export function compile(request: string): Compilation {
  const whole = withoutBlanks(request);
  const description = withoutNotes(whole);
  const reading = read(description);
  if (reading.entities.length > CROWDED) return unclear([], undefined);
  const likely = new Map(rankAnswers(reading).map(({ id, score }) => [id, score]));
  const ranked = rankWithCore(reading);
  const { attempts, isRead, missing } = understand({ rank, skills }, reading, ranked);
  const score = attempts[0]?.score ?? 0;
  // What was read word for word stands against everything but harm.
  const isLikelier = (answer: string) => !isRead && (likely.get(answer) ?? 0) > Math.max(LIKELY, score * BY_FAR);
  const harmful = likely.get('refuse') ?? 0;
  // The rules take some innocent words for harm; a clear reading in which the ranker sees nothing bad outweighs them.
  const isInnocent = harmful < SPOTLESS || (score > CLEAR && harmful < INNOCENT);
  const harm = isInnocent ? undefined : harmIn(description);
  if (harm) return refused(harm);
  const isLikeliest = [...likely].every(([id, one]) => id === 'refuse' || id === 'script' || one < harmful);
  // Where nothing would be made anyway, a question is better than an unjust refusal.
  const isVague = score < VAGUE && score >= LEAST;
  const isSuspicious = (harmful > LIKELY_HARM && score < CLEAR) || (harmful > SUSPICIOUS && isVague);
  const isHarm = harmful > CERTAIN_HARM || (harmful > HARMFUL && score < SURE);
  if (isHarm || (isSuspicious && isLikeliest)) return refused(reasonFor(reading));
  if (isLikelier('out-of-scope') || NOT_FOR_US.some((pattern) => pattern.test(reading.text))) return outOfScope();
  if (isLikelier('unclear')) return unclear(ranked, undefined);
  if (score < CLEAR && isOtherLanguage(description)) return needsEnglish();
  // A script that does not load is a mistake of ours: the next best reading is better than an error box.
  for (const attempt of attempts.filter((one) => one.score >= LEAST)) {
    const answer = script(attempt.understanding, reading, attempt.score);
    if (answer) return description === whole ? answer : { ...answer, assumptions: [LEFT_OUT, ...answer.assumptions] };
  }
  return unclear(ranked, missing);
}

function reasonFor(reading: Reading): string {
  return REFUSAL_REASONS[rankHarms(reading)[0]?.id ?? ''] ?? 'it would harm someone';
}

// What people tell about themselves blurs the meaning: the better of both readings counts.
function rankWithCore(reading: Reading): Ranked[] {
  const whole = rank(reading);
  const core = coreOf(reading);
  if (!core) return whole;
  const scores = new Map(whole.map(({ id, score }) => [id, score]));
  for (const { id, score } of rank(core)) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  return [...scores].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score);
}

function script(understanding: Understanding, reading: Reading, score: number): Script | undefined {
  const { automation, assumptions, used } = understanding;
  const text = emitScript(automation);
  const checked = checkedScript(text);
  if (!checked) return undefined;
  const unused = reading.entities
    .filter((entity) => !used.some((one) => 'value' in one && one.value === entity.value))
    .filter((entity) => !isAside(entity, reading.text))
    .map(({ start, end }) => reading.text.slice(start, end));
  const doubt = score < UNSURE ? [DOUBT] : score < CONFIDENT ? unread(automation, reading, text) : [];
  return { kind: 'script', script: text, ...checked, assumptions: [...doubt, ...assumptions], unused };
}

function unread(automation: Automation, reading: Reading, text: string): string[] {
  const used = titlesOf(automation).flatMap((title) => idsByTitle.get(title) ?? []);
  const words = unreadWords(reading, SKILL_WEIGHTS, used, text);
  if (words.length < SEVERAL) return [];
  const named = words.slice(0, SHOWN).map((word) => `“${word}”`);
  return [`Please check the script: it may lack what you said with ${named.join(', ')}.`];
}

function refused(reason: string): Compilation {
  return { kind: 'refused', message: `This cannot be made here, because ${reason}.` };
}

function outOfScope(): Compilation {
  return {
    kind: 'out-of-scope',
    message: 'That is not something a script on Windows can do. Describe what should happen on your PC, and when.',
  };
}

function needsEnglish(): Compilation {
  return {
    kind: 'unclear',
    message:
      'This language is not understood here yet. Please say it in English (Spanish, German, French, Portuguese and Italian work too).',
    suggestions: [],
  };
}

function unclear(ranked: readonly Ranked[], missing: string | undefined): Compilation {
  const suggestions = ranked.flatMap(({ id }) => skills.get(id)?.title ?? []).slice(0, 3);
  const message = missing
    ? `One thing is missing: which ${missing}?`
    : 'It is not clear yet what should happen and when. Say what you press, and what it should do.';
  return { kind: 'unclear', message, suggestions };
}
