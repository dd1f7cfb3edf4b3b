import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';
import type { Expression } from '../syntax/expression.ts';
import type { ClassNode } from '../syntax/statement.ts';
import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

/** Members given twice, and base classes or caught classes that do not exist. */
export function classMembers(context: RuleContext): void {
  const known = knownClasses(context);
  eachStatement(context, ['class', 'catch'], (node) => {
    if (node.kind === 'class') {
      duplicates(context, node);
      if (node.base && !isKnown(context, known, node.base)) {
        found(context, 'unknown-class', node.base, node.start, 'There’s no class with this name to extend.');
      }
    } else if (node.kind === 'catch') {
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
  const seen = new Set<string>();
  const note = (key: string, name: string, span: { start: number; end: number }, statement: number): void => {
    const lower = key.toLowerCase();
    if (seen.has(lower)) found(context, 'duplicate-member', span, statement, `This class already has "${name}".`);
    seen.add(lower);
  };
  for (const member of node.members) {
    switch (member.kind) {
      case 'function':
        note(`${member.isStatic} method ${member.name}`, member.name, member.nameSpan, member.start);
        break;
      case 'property':
        note(`${member.isStatic} property ${member.name}`, member.name, member.nameSpan, member.start);
        duplicateAccessors(context, member.accessors);
        break;
      case 'class':
        note(`class ${member.name}`, member.name, member.nameSpan, member.start);
        break;
      case 'field':
        for (const item of member.items) {
          const [part] = item.path[0] ?? [];
          if (item.path.length === 1 && part?.kind === 'name-text')
            note(`${member.isStatic} field ${part.text}`, part.text, part, member.start);
        }
        break;
      case 'directive':
        break;
    }
  }
}

function duplicateAccessors(context: RuleContext, accessors: { access: string; start: number; end: number }[]): void {
  const [first, ...others] = accessors;
  const seen = new Set([first?.access]);
  for (const accessor of others) {
    if (seen.has(accessor.access))
      found(context, 'duplicate-member', accessor, accessor.start, `This property already has a "${accessor.access}".`);
    seen.add(accessor.access);
  }
}
