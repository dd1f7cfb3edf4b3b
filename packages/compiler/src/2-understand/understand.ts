import type { Rule, Understanding } from '#ir/automation.ts';
import type { Entity, EntityKind, Reading } from '#ir/entity.ts';
import type { Recipe, Skill } from '#skills/skill.ts';
import { WRITTEN } from './clauses/written-piece.ts';
import { compose } from './compose.ts';
import type { Composed } from './composed.ts';
import { fillSlots } from './fill-slots.ts';
import { findButtons } from './find-buttons.ts';
import { type FoundContext, findContext } from './find-context.ts';
import { findDualRole } from './find-dual-role.ts';
import { findPlacedProgram } from './find-placed-program.ts';
import { findQuestion } from './find-question.ts';
import { type FoundStopKey, findStopKey } from './find-stop-key.ts';
import { type FoundTrigger, findTriggers } from './find-triggers.ts';
import { isAside } from './is-aside.ts';
import type { Ranked } from './ranker.ts';
import { type Knowledge, stepOf } from './understanding.ts';

export type Attempt =
  | { readonly ok: true; readonly score: number; readonly isRead: boolean; readonly understanding: Understanding }
  | { readonly ok: false; readonly missing: string | undefined };

export type Understood = {
  readonly attempts: readonly Extract<Attempt, { ok: true }>[];
  /** Whether one of them was read by its grammar, and not guessed from its words. */
  readonly isRead: boolean;
  /** What has to be known for a script, where there is none. */
  readonly missing: string | undefined;
};

const TRIED = 5;
const LEAST = 0.04;
const SURE = 0.35;
const PLAIN = 0.8;
// A script in which the user still has to put something is worth less than one that is whole.
const OPEN = 0.75;
const CLEARLY = 0.75;
const CERTAIN = 0.97;
// A skill that leaves out a remap, an abbreviation or a step which the request spells out does only a part of it.
const WITHOUT_IT = 0.85;
const SEVERAL = 2;
// A script that only waits does nothing: these stand between other steps.
const ONLY_BETWEEN = /^wait(?:-for-.*)?$/;
const AFTERWARDS = /\b(?:then|afterwards?|after that|after which|finally)\b/i;
const LEAST_COVERED = 0.45;

// What a script that leaves a named value unused is worth: a text or a place not used is mostly a script for something else.
const UNUSED: Readonly<Record<EntityKind, number>> = {
  text: 0.6,
  site: 0.6,
  email: 0.6,
  path: 0.6,
  program: 0.65,
  hotkey: 0.6,
  key: 0.92,
  duration: 0.75,
  clock: 0.6,
  point: 0.6,
  percent: 0.8,
  number: 0.9,
};

/** The readings of a request, the one that explains it best first: a recipe, an action, or triggers and their steps. */
export function understand(knowledge: Knowledge, reading: Reading, ranked: readonly Ranked[]): Understood {
  const attempts: Attempt[] = [];
  // Asking is never all that is wanted: the rules have the question and what comes after it.
  const asksFirst = findQuestion(reading) !== undefined;
  const composed = compose(knowledge, reading);
  const share =
    composed?.rules.some((rule) => isSpelledOut(rule, composed.isRead)) ||
    inSteps(composed, reading.text) ||
    saysMore(composed, reading)
      ? WITHOUT_IT
      : 1;
  for (const { id, score } of ranked.slice(0, TRIED)) {
    const skill = knowledge.skills.get(id);
    if (!skill || score < LEAST || (id === 'ask-first' && asksFirst) || ONLY_BETWEEN.test(id)) continue;
    const attempt = skill.kind === 'recipe' ? asRecipe(skill, reading, score) : asAction(knowledge, id, reading, score);
    const part = isReadAs(composed, skill) ? Math.min(share, WITHOUT_IT) : share;
    attempts.push(attempt.ok ? { ...attempt, score: attempt.score * part } : attempt);
  }
  if (composed) {
    const { rules, assumed, used, score, isRead } = composed;
    attempts.push({
      ok: true,
      // Of two good readings the one that follows the words wins over the one that resembles them.
      score:
        Math.min(1, score * (isRead && (ranked[0]?.score ?? 0) < CERTAIN ? 1.06 : 1)) *
        coverage(reading, used, codeOf(rules)),
      isRead,
      understanding: { automation: { kind: 'rules', rules }, assumptions: assumed, used },
    });
  }
  const twofold = asDualRole(knowledge, reading);
  if (twofold) attempts.push(twofold);
  const buttons = asButtonWindow(knowledge, reading);
  if (buttons) attempts.push(buttons);
  const placed = asPlacedProgram(knowledge, reading);
  if (placed) attempts.push(placed);
  const good = attempts.filter((attempt) => attempt.ok).sort((a, b) => b.score - a.score);
  const bad = attempts.find((attempt) => !attempt.ok);
  return {
    attempts: good,
    // Where the grammar understood it, it was understood, even if another reading is told better.
    isRead: good.some((attempt) => attempt.isRead && attempt.score >= CLEARLY),
    missing: bad?.missing,
  };
}

// "the date and then my initials": pieces that were each read leave out nothing, which a skill for dates may.
const ALSO_WRITTEN = /^type-(?:text-with-date|date|time|date-and-time|text-with-clipboard)$/;

// "a message titled Info that says …": where the words were read to mean that very skill, they say more than its slots.
function isReadAs(composed: Composed | undefined, { id, title }: Skill): boolean {
  const rule = composed?.rules.length === 1 ? composed.rules[0] : undefined;
  const isSure = composed?.isRead === true && composed.score >= CLEARLY;
  const step = rule?.kind === 'steps' && rule.steps.length === 1 ? rule.steps[0] : undefined;
  return isSure && (step?.title === title || (step?.title === WRITTEN && ALSO_WRITTEN.test(id)));
}

// "click there, type this, press enter and go back": one skill alone would leave out some of the steps.
function inSteps(composed: Composed | undefined, text: string): boolean {
  const steps = composed?.rules.map((rule) => (rule.kind === 'steps' ? rule.steps.length : 0)) ?? [];
  return (
    (composed?.isRead === true || /\bthen\b/i.test(text)) &&
    (composed?.score ?? 0) >= CLEARLY &&
    Math.max(0, ...steps) >= SEVERAL
  );
}

// "fade the sound out and then put the pc to sleep": one skill does only the first of it.
function saysMore(composed: Composed | undefined, { text }: Reading): boolean {
  const rule = composed?.rules.length === 1 ? composed.rules[0] : undefined;
  const isSure = (composed?.score ?? 0) >= CLEARLY && AFTERWARDS.test(text);
  return isSure && rule?.kind === 'steps' && new Set(rule.steps.map(({ title }) => title)).size > 1;
}

function isSpelledOut(rule: Rule, isRead: boolean): boolean {
  return (
    rule.kind === 'remap' ||
    (isRead && (rule.trigger.kind === 'hotstring' || new Set(rule.steps.map(({ title }) => title)).size > 1))
  );
}

// Where the meaning is plain, values that are not used were most likely said by the way.
function worth(score: number, covered: number): number {
  return Math.sqrt(score) * (score > PLAIN ? Math.sqrt(covered) : covered);
}

// "F2 closes the tab, F3 goes to the next": one action on one key is half of the request.
function otherTriggers(triggers: readonly FoundTrigger[], used: readonly Entity[]): number {
  const left = triggers.filter((found) => found.score >= 2 && !found.used.some((entity) => used.includes(entity)));
  return left.length > 0 ? 0.6 : 1;
}

/** How much of what the request names is used, between 0 and 1. */
function coverage({ entities, text }: Reading, used: readonly Entity[], code = ''): number {
  return (
    entities
      .filter(({ value }) => !(typeof value === 'string' && value.length > 3 && code.includes(value)))
      // What works through the program's own objects uses it, whatever slot it has.
      .filter(({ kind, value }) => !(kind === 'program' && code.includes(`"${value.name}.Application"`)))
      .filter(
        (entity) =>
          !used.some(
            ({ start, end, value }) => (start === entity.start && end === entity.end) || value === entity.value,
          ),
      )
      .filter((entity) => !isAside(entity, text))
      .reduce((part, { kind }) => Math.max(LEAST_COVERED, part * UNUSED[kind]), 1)
  );
}

function codeOf(rules: readonly Rule[]): string {
  return rules
    .map((rule) => (rule.kind === 'steps' ? rule.steps.map(({ code, needs }) => code + needs).join() : ''))
    .join();
}

function asRecipe(skill: Recipe, reading: Reading, score: number): Attempt {
  const filled = fillSlots(skill.slots, reading, [], score > SURE);
  if (!filled.ok) return filled;
  const code = skill.code(filled.values as never);
  const stop = stopKeyFor(skill, reading, filled.used);
  const context = contextFor(code, reading, filled.used);
  const used = [...filled.used, ...(stop ? [stop.key] : []), ...(context?.used ?? [])];
  const automation = {
    kind: 'recipe',
    title: skill.title,
    code: stop ? `${code}\n\n${stop.key.value}::Reload() ; stops it: the script starts afresh and waits` : code,
    stop: skill.stop?.(filled.values as never),
    ...(context ? { context: context.context } : {}),
  } as const;
  return {
    ok: true,
    score: worth(score, coverage(reading, used, code)) * (filled.isOpen ? OPEN : 1),
    isRead: false,
    understanding: { automation, assumptions: filled.assumed, used },
  };
}

// "but only in Blender": a recipe of nothing but hotkeys keeps to a program that it has no slot for.
function contextFor(code: string, reading: Reading, used: readonly Entity[]): FoundContext | undefined {
  const isHotkeys = /^\S*::/m.test(code) && !/#HotIf|SetTimer|Gui\(|Hotkey\(/.test(code);
  const context = isHotkeys ? findContext(reading) : undefined;
  return context?.used.some((entity) => used.includes(entity)) ? undefined : context;
}

function asDualRole({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const found = findDualRole(reading);
  const skill = skills.get('dual-role-key');
  if (!found || skill?.kind !== 'recipe') return undefined;
  const automation = {
    kind: 'recipe',
    title: skill.title,
    code: skill.code(found.values as never),
    stop: undefined,
  } as const;
  return {
    ok: true,
    score: coverage(reading, found.used),
    isRead: true,
    understanding: { automation, assumptions: [], used: found.used },
  };
}

function asPlacedProgram({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const found = findPlacedProgram(reading);
  const skill = found && skills.get(found.skill);
  if (!found || skill?.kind !== 'recipe') return undefined;
  const code = skill.code(found.values as never);
  return {
    ok: true,
    score: 0.97 * coverage(reading, found.used, code),
    isRead: true,
    understanding: {
      automation: { kind: 'recipe', title: skill.title, code, stop: undefined },
      assumptions: [],
      used: found.used,
    },
  };
}

function asButtonWindow({ skills }: Knowledge, reading: Reading): Attempt | undefined {
  const found = findButtons(reading);
  const skill = skills.get('button-window');
  if (!found || skill?.kind !== 'recipe') return undefined;
  const key = findTriggers(reading).find(({ trigger, end }) => trigger.kind === 'hotkey' && end <= found.start);
  const open = key?.trigger.kind === 'hotkey' ? key.trigger.keys : '^!b';
  const values = { buttons: found.list, open } as never;
  const used = [...(key?.used ?? []), ...found.used];
  const automation = {
    kind: 'recipe',
    title: skill.title,
    code: skill.code(values),
    stop: skill.stop?.(values),
  } as const;
  const assumptions = key ? [] : ['No key that shows and hides the window was named, so Ctrl+Alt+B is used.'];
  return { ok: true, score: 0.98, isRead: true, understanding: { automation, assumptions, used } };
}

// "start with F2, stop with F3": what one key turns on and off gets the second key too.
function stopKeyFor(skill: Recipe, reading: Reading, used: readonly Entity[]): FoundStopKey | undefined {
  const keys = Object.values(skill.slots).filter(({ kind }) => kind === 'hotkey');
  const stop = 'toggle' in skill.slots && keys.length === 1 ? findStopKey(reading) : undefined;
  return stop && !used.some(({ value }) => value === stop.key.value) ? stop : undefined;
}

function asAction(knowledge: Knowledge, id: string, reading: Reading, score: number): Attempt {
  const skill = knowledge.skills.get(id);
  if (skill?.kind !== 'action') return { ok: false, missing: undefined };
  const context = findContext(reading);
  const triggers = findTriggers(reading);
  const best = [...triggers].sort((a, b) => b.score - a.score)[0];
  const taken = [...(best?.used ?? []), ...(context?.used ?? [])];
  const filled = fillSlots(skill.slots, reading, taken, score > SURE);
  if (!filled.ok) return filled;
  const used = [...taken, ...filled.used];
  const trigger = best?.trigger ?? ({ kind: 'hotkey', keys: 'F8' } as const);
  const step = stepOf(knowledge, id, filled.values);
  const rule = {
    kind: 'steps',
    trigger,
    steps: [step],
    ...(context ? { context: context.context } : {}),
  } as const;
  const assumptions = best ? filled.assumed : ['No key was named, so F8 does it.', ...filled.assumed];
  return {
    ok: true,
    score:
      worth(score, coverage(reading, used, step.code + step.needs)) *
      otherTriggers(triggers, used) *
      (filled.isOpen ? OPEN : 1),
    isRead: false,
    understanding: { automation: { kind: 'rules', rules: [rule] }, assumptions, used },
  };
}
