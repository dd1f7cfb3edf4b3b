import type { ClassMember, ClassNode } from '../syntax/statement.ts';
import { found, type RuleContext } from './rule.ts';

const MAX_NESTED = 5;
const MAX_NAME = 253;

/** Classes nested too deep, names too long, and fields of objects that the class does not have. */
export function classShape(context: RuleContext): void {
  for (const { node, path } of nestedClasses(context)) {
    if (path.length > MAX_NESTED)
      found(context, 'invalid-class', node.nameSpan, node.start, 'Classes can be nested at most five deep.');
    else if (path.join('.').length > MAX_NAME)
      found(context, 'name-too-long', node.nameSpan, node.start, 'This class’s full name is too long.');
    unknownFields(context, node);
  }
}

function nestedClasses(context: RuleContext): { node: ClassNode; path: string[] }[] {
  const list: { node: ClassNode; path: string[] }[] = [];
  const add = (node: ClassNode, outer: string[]): void => {
    const path = [...outer, node.name];
    list.push({ node, path });
    for (const member of node.members) if (member.kind === 'class') add(member, path);
  };
  for (const { definition } of context.collection.global.symbols.values())
    if (definition?.kind === 'class') add(definition, []);
  return list;
}

// `point.x := 1` in a class body is a field of a field, and needs `point := …` above it.
function unknownFields(context: RuleContext, node: ClassNode): void {
  if (!node.members.some(hasInnerField)) return;
  const fields = new Set(['true prototype']);
  for (const member of node.members) {
    if (member.kind !== 'field') continue;
    for (const item of member.items) {
      const [part] = item.path[0] ?? [];
      if (part?.kind !== 'name-text') continue;
      const key = `${member.isStatic} ${part.text.toLowerCase()}`;
      if (item.path.length === 1) fields.add(key);
      else if (!fields.has(key))
        found(context, 'invalid-member', item, member.start, `This class has no "${part.text}" above this line.`);
    }
  }
}

function hasInnerField(member: ClassMember): boolean {
  return member.kind === 'field' && member.items.some((item) => item.path.length > 1);
}
