import type { Automation, Context, Rule, Step, Trigger, Understanding } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import type { Action, Recipe, Skill } from '#skills/skill.ts';
import { fillSlots } from './fill-slots.ts';
import { findContext } from './find-context.ts';
import { findTrigger } from './find-trigger.ts';
import type { Ranker } from './ranker.ts';
import { splitRules } from './split-rules.ts';
import { splitSteps } from './split-steps.ts';

export type Attempt =
  | { readonly ok: true; readonly score: number; readonly understanding: Understanding }
  | { readonly ok: false; readonly missing: string | undefined };

type Knowledge = { readonly rank: Ranker; readonly skills: ReadonlyMap<string, Skill> };
type Steps = {
  readonly steps: readonly Step[];
  readonly assumed: readonly string[];
  readonly used: readonly Entity[];
  readonly score: number;
};

const TRIED = 4;
const SURE = 0.15;
const SURE_OF_A_STEP = 0.4;
const FALLBACK = { kind: 'hotkey', keys: 'F8' } as const satisfies Trigger;

/** The reading that explains the request best: one recipe, or rules of a trigger and its steps. */
export function understand(knowledge: Knowledge, reading: Reading): Attempt {
  const whole = wholeRequest(knowledge, reading);
  if (whole.ok && whole.understanding.automation.kind === 'recipe' && whole.score > 0.6) return whole;
  const rules = severalRules(knowledge, reading);
  return rules ?? steps(knowledge, reading) ?? whole;
}

function wholeRequest({ rank, skills }: Knowledge, reading: Reading): Attempt {
  let missing: string | undefined;
  for (const { id, score } of rank(reading).slice(0, TRIED)) {
    const skill = skills.get(id);
    if (!skill || score < SURE) continue;
    const attempt = skill.kind === 'recipe' ? asRecipe(skill, reading, score) : asRule(skill, reading, score);
    if (attempt.ok) return attempt;
    missing ??= attempt.missing;
  }
  return { ok: false, missing };
}

function severalRules(knowledge: Knowledge, reading: Reading): Attempt | undefined {
  const parts = splitRules(reading);
  if (parts.length < 2) return undefined;
  const attempts = parts.map((part) => steps(knowledge, part) ?? wholeRequest(knowledge, part));
  const good = attempts.flatMap((attempt) =>
    attempt.ok && attempt.understanding.automation.kind === 'rules' ? [attempt] : [],
  );
  if (good.length < parts.length) return undefined;
  const rules = good.flatMap(({ understanding: { automation } }) =>
    automation.kind === 'rules' ? automation.rules : [],
  );
  return {
    ok: true,
    score: Math.min(...good.map(({ score }) => score)),
    understanding: {
      automation: { kind: 'rules', rules },
      assumptions: good.flatMap(({ understanding }) => understanding.assumptions),
      used: good.flatMap(({ understanding }) => understanding.used),
    },
  };
}

function steps(knowledge: Knowledge, reading: Reading): Attempt | undefined {
  const parts = splitSteps(reading);
  if (parts.length < 2) return undefined;
  const trigger = findTrigger(reading);
  const context = findContext(reading);
  const found = parts.map((part) => oneStep(knowledge, part));
  if (found.some((step) => step === undefined)) return undefined;
  const all = found.filter((step) => step !== undefined);
  const together = {
    steps: all.flatMap((part) => part.steps),
    assumed: all.flatMap((part) => part.assumed),
    used: all.flatMap((part) => part.used),
    score: Math.min(...all.map((part) => part.score)),
  };
  return rule(trigger?.trigger, context?.context, together);
}

function oneStep({ rank, skills }: Knowledge, part: Reading): Steps | undefined {
  const [best] = rank(part);
  const skill = best && skills.get(best.id);
  if (!best || skill?.kind !== 'action' || best.score < SURE_OF_A_STEP) return undefined;
  const taken = [...(findTrigger(part)?.used ?? []), ...(findContext(part)?.used ?? [])];
  const filled = fillSlots(skill.slots, part, taken);
  if (!filled.ok) return undefined;
  return { steps: [stepOf(skill, filled.values)], assumed: filled.assumed, used: filled.used, score: best.score };
}

function asRule(skill: Action, reading: Reading, score: number): Attempt {
  const trigger = findTrigger(reading);
  const context = findContext(reading);
  const filled = fillSlots(skill.slots, reading, [...(trigger?.used ?? []), ...(context?.used ?? [])]);
  if (!filled.ok) return filled;
  const { assumed, used } = filled;
  return rule(trigger?.trigger, context?.context, { steps: [stepOf(skill, filled.values)], assumed, used, score });
}

function rule(
  trigger: Trigger | undefined,
  context: Context | undefined,
  { steps, assumed, used, score }: Steps,
): Attempt {
  const rules: Rule[] = [{ trigger: trigger ?? FALLBACK, context, steps }];
  const assumptions = trigger ? assumed : [`No key was named, so ${FALLBACK.keys} does it.`, ...assumed];
  return { ok: true, score, understanding: { automation: { kind: 'rules', rules }, assumptions, used } };
}

function asRecipe(skill: Recipe, reading: Reading, score: number): Attempt {
  const filled = fillSlots(skill.slots, reading, []);
  if (!filled.ok) return filled;
  const automation: Automation = {
    kind: 'recipe',
    title: skill.title,
    code: skill.code(filled.values as never),
    stop: skill.stop?.(filled.values as never),
  };
  return { ok: true, score, understanding: { automation, assumptions: filled.assumed, used: filled.used } };
}

function stepOf(skill: Action, values: Record<string, unknown>): Step {
  return { title: skill.title, code: skill.code(values as never), needs: skill.needs?.(values as never) ?? '' };
}
