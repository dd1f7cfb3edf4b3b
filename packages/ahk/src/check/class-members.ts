import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';
import type { Expression, Span } from '../syntax/expression.ts';
import type { AccessorNode, ClassNode } from '../syntax/statement.ts';
import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

/** Members given twice, and base classes or caught classes that do not exist. */
export function classMembers(context: RuleContext): void {
  const known = knownClasses(context);
  eachStatement(context, ['class'], (node) => {
    duplicates(context, node);
    if (node.base && !isKnown(context, known, node.base))
      found(context, 'unknown-class', node.base, node.start, 'There’s no class with this name to extend.');
  });
  eachStatement(context, ['catch'], (node) => {
    for (const type of node.classes) {
      if (!isKnown(context, known, type))
        found(
          context,
          'unknown-class',
          type,
          node.start,
          'There’s no class with this name to catch; to name the error, write "catch as name".',
        );
    }
  });
}

function knownClasses(context: RuleContext): Set<string> {
  const names = new Set(BUILT_IN_CLASSES.keys());
  const add = (node: ClassNode, prefix: string): void => {
    const name = prefix + node.name.toLowerCase();
    names.add(name);
    for (const member of node.members) if (member.kind === 'class') add(member, `${name}.`);
  };
  eachStatement(context, ['class'], (node, place) => {
    if (node.kind === 'class' && !place.inClass) add(node, '');
  });
  return names;
}

function isKnown(context: RuleContext, known: Set<string>, node: Expression): boolean {
  if (context.hasInclude) return true;
  const path = pathOf(node);
  return path !== null && known.has(path);
}

function pathOf(node: Expression): string | null {
  if (node.kind === 'variable') return node.lower;
  if (node.kind !== 'member') return null;
  const object = pathOf(node.object);
  const [part] = node.name;
  return object && node.name.length === 1 && part?.kind === 'name-text' ? `${object}.${part.text.toLowerCase()}` : null;
}

function duplicates(context: RuleContext, node: ClassNode): void {
  const names = { method: new Set<string>(), property: new Set<string>(), field: new Set<string>() };
  const shared = { method: new Set<string>(), property: new Set<string>(), field: new Set<string>() };
  const classes = new Set<string>();
  const note = (seen: Set<string>, name: string, span: Span, statement: number): void => {
    const lower = name.toLowerCase();
    if (seen.has(lower)) found(context, 'duplicate-member', span, statement, `This class already has "${name}".`);
    seen.add(lower);
  };
  for (const member of node.members) {
    switch (member.kind) {
      case 'function':
        note((member.isStatic ? shared : names).method, member.name, member.nameSpan, member.start);
        break;
      case 'property':
        note((member.isStatic ? shared : names).property, member.name, member.nameSpan, member.start);
        duplicateAccessors(context, member.accessors);
        break;
      case 'class':
        note(classes, member.name, member.nameSpan, member.start);
        break;
      case 'field':
        for (const item of member.items) {
          const part = item.path.length === 1 ? item.path[0]?.[0] : undefined;
          if (part?.kind === 'name-text') note((member.isStatic ? shared : names).field, part.text, part, member.start);
        }
        break;
      case 'directive':
        break;
    }
  }
}

function duplicateAccessors(context: RuleContext, accessors: AccessorNode[]): void {
  const seen = new Set<string>();
  for (const accessor of accessors) {
    if (seen.has(accessor.access))
      found(context, 'duplicate-member', accessor, accessor.start, `This property already has a "${accessor.access}".`);
    seen.add(accessor.access);
  }
}
