import { mapTree, type TreeNode } from '#language/map-tree.ts';
import type { Program } from '#language/program.ts';
import type { Step } from '#language/steps.ts';
import { canonicalCondition } from './canonical-condition.ts';
import { canonicalNames } from './canonical-names.ts';
import { canonicalRules } from './canonical-rules.ts';
import { canonicalStep, canonicalSteps } from './canonical-steps.ts';
import { canonicalValue } from './canonical-values.ts';

/** One text for one meaning: what can be said in two ways is said in the one that GUIDE.md names. */
export function canonical(program: Program): Program {
  if (program.kind !== 'rules') return program;
  const rewritten = mapTree(program, rewrite);
  return canonicalNames({ ...rewritten, rules: canonicalRules(rewritten.rules) });
}

function rewrite(node: TreeNode): unknown {
  const blocks = Object.entries(node).map(([name, value]) => [name, canonicalBlocks(name, value)]);
  return canonicalStep(canonicalCondition(canonicalValue(Object.fromEntries(blocks))));
}

const BLOCKS = new Set(['steps', 'otherwise', 'released']);

function canonicalBlocks(name: string, value: unknown): unknown {
  if (BLOCKS.has(name)) return canonicalSteps(value as readonly Step[]);
  return name === 'turns' ? (value as readonly (readonly Step[])[]).map(canonicalSteps) : value;
}
