import type { Program, Rule } from '@hotscribe/automation';

/** How often something stands twice in a row, or a menu has the same item twice. */
export function doubledSteps(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  const below = Object.values(tree).reduce((sum: number, each) => sum + doubledSteps(each), 0);
  if (!Array.isArray(tree)) return below;
  const texts = tree.map((each) => JSON.stringify(each));
  const isMenu = tree.every((each) => typeof each === 'object' && each !== null && 'label' in each);
  return (
    below + texts.filter((text, at) => at > 0 && (isMenu ? texts.indexOf(text) < at : texts[at - 1] === text)).length
  );
}

/** Whether an added rule does what another one does already: a wish that asks for it says "also" or "the same". */
export function repeatsARule(before: Program, after: Program): boolean {
  if (before.kind !== 'rules' || after.kind !== 'rules') return false;
  const had = before.rules.map((rule) => JSON.stringify(rule));
  const done = new Set(before.rules.map(stepsOf));
  return (
    after.rules.length > before.rules.length &&
    after.rules.some((rule) => !had.includes(JSON.stringify(rule)) && done.has(stepsOf(rule)))
  );
}

function stepsOf(rule: Rule): string {
  return rule.kind === 'when' ? JSON.stringify(rule.steps) : rule.to;
}
