import type { Entity, Reading } from '#ir/entity.ts';
import type { Recipe } from '#skills/skill.ts';
import { fillSlots } from '../slots/fill-slots.ts';
import { type FoundContext, findContext } from '../triggers/find-context.ts';
import { type FoundStopKey, findStopKey } from '../triggers/find-stop-key.ts';
import { type FoundTrigger, findTriggers } from '../triggers/find-triggers.ts';
import { type Knowledge, stepOf } from '../understanding.ts';
import { type Attempt, coverage, worth } from './attempt.ts';

const SURE = 0.35;
// A script in which the user still has to put something is worth less than one that is whole.
const OPEN = 0.75;

/** The request as one whole automation that is known. */
export function asRecipe(skill: Recipe, reading: Reading, score: number): Attempt {
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

// "start with F2, stop with F3": what one key turns on and off gets the second key too.
function stopKeyFor(skill: Recipe, reading: Reading, used: readonly Entity[]): FoundStopKey | undefined {
  const keys = Object.values(skill.slots).filter(({ kind }) => kind === 'hotkey');
  const stop = 'toggle' in skill.slots && keys.length === 1 ? findStopKey(reading) : undefined;
  return stop && !used.some(({ value }) => value === stop.key.value) ? stop : undefined;
}

/** The request as one thing to do when something happens. */
export function asAction(knowledge: Knowledge, id: string, reading: Reading, score: number): Attempt {
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

// "F2 closes the tab, F3 goes to the next": one action on one key is half of the request.
function otherTriggers(triggers: readonly FoundTrigger[], used: readonly Entity[]): number {
  const left = triggers.filter((found) => found.score >= 2 && !found.used.some((entity) => used.includes(entity)));
  return left.length > 0 ? 0.6 : 1;
}
