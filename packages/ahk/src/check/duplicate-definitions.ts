import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';
import { found, type RuleContext } from './rule.ts';

/** Functions and classes whose name is taken already. */
export function duplicateDefinitions(context: RuleContext): void {
  for (const conflict of context.collection.conflicts) {
    found(
      context,
      'duplicate-definition',
      conflict,
      conflict.start,
      `The name "${conflict.name}" is taken: there’s already a ${conflict.first} with that name above.`,
    );
  }
  for (const entry of context.collection.global.symbols.values()) {
    if (entry.kind !== 'function' && entry.kind !== 'class') continue;
    if (entry.definition?.kind === 'arrow' || !entry.span || !BUILT_IN_CLASSES.has(entry.name.toLowerCase())) continue;
    found(
      context,
      'duplicate-definition',
      entry.span,
      entry.span.start,
      `"${entry.name}" is a built-in class and can’t be defined again.`,
    );
  }
}
