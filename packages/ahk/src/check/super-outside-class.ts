import { found, type RuleContext } from './rule.ts';

/** `super` where no method of a class runs; a function inside a method is no method. */
export function superOutsideClass(context: RuleContext): void {
  for (const [node, statement] of context.noted.strayed) {
    found(context, 'reserved-word', node, statement, '"super" can only be used inside a class method.');
  }
}
