import type { Step } from './steps.ts';

/** Whether something of that kind stands anywhere in it. */
export function mentions(node: unknown, ...kinds: readonly string[]): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { kind } = node as { kind?: string };
  return (kind !== undefined && kinds.includes(kind)) || Object.values(node).some((each) => mentions(each, ...kinds));
}

/** Whether a click on a notice does something: that happens later, wherever the notice stands. */
export function waitsForAClick(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { kind, steps } = node as { kind?: string; steps?: unknown };
  return (kind === 'notify' && steps !== undefined) || Object.values(node).some(waitsForAClick);
}

/** Blocks of steps of a step that become a function of their own. */
export function laterBlocks(step: Step): readonly (readonly Step[])[] {
  switch (step.kind) {
    case 'every':
    case 'toggle-every':
    case 'toggle-loop':
    case 'after':
      return [step.steps];
    case 'countdown':
      return [step.steps, step.warning ?? []];
    case 'notify':
      return step.steps ? [step.steps] : [];
    case 'menu':
    case 'buttons':
    case 'tray-menu':
      return step.items.map(({ steps }) => steps);
    default:
      return [];
  }
}

/** Blocks of which one is done in the place of the step. */
function branches(step: Step): readonly (readonly Step[])[] {
  if (step.kind === 'if') return [step.steps, step.otherwise ?? []];
  return step.kind === 'alternate' || step.kind === 'one-at-random' ? step.turns : [];
}

/**
 * Whether all that a rule still does after this step stands in the block of the step: that can then move into a
 * function of its own. Otherwise what comes behind an `if` would not wait for what is in it.
 */
export function canMoveOut(steps: readonly Step[], step: Step, alsoLater = true): boolean {
  return (
    steps.includes(step) ||
    branchesAtEnd(steps).some((block) => canMoveOut(block, step, alsoLater)) ||
    (alsoLater && steps.flatMap(laterBlocks).some((block) => canMoveOut(block, step)))
  );
}

function branchesAtEnd(steps: readonly Step[]): readonly (readonly Step[])[] {
  const last = steps.at(-1);
  return last ? branches(last) : [];
}
