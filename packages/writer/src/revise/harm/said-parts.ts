import { describe, type Program, type Rule } from '@hotscribe/automation';
import { nodesIn } from './parts.ts';

type Steps = Extract<Rule, { kind: 'when' }>['steps'];

/** Steps or rules of a program in plain sentences. */
export function saidParts(tree: unknown): string[] {
  return nodesIn(tree).flatMap((node) => {
    const rule = node.kind === 'when' || node.kind === 'remap' ? (node as unknown as Rule) : aloneStep(node);
    const program: Program = { kind: 'rules', rules: [rule] };
    try {
      return describe(program)
        .slice(0, 1)
        .map((sentence) => sentence.replace(BEGINNING, ''));
    } catch {
      // A value or a condition is no step and has no sentence of its own.
      return [];
    }
  });
}

const BEGINNING = 'When the script starts, it ';

function aloneStep(step: unknown): Rule {
  return { kind: 'when', trigger: { kind: 'start' }, steps: [step] as unknown as Steps };
}
