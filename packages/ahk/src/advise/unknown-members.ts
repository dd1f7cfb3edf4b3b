import { found, type RuleContext } from '../check/rule.ts';
import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';

const INSTEAD: Record<string, string> = {
  maxindex: 'Length',
  count: 'Length',
  size: 'Length',
  join: 'a loop that adds the pieces',
  sort: 'Sort on text',
  keys: '"for key in map"',
  values: '"for , value in map"',
  haskey: 'Has',
  insert: 'Push or InsertAt',
  remove: 'RemoveAt or Delete',
  append: 'Push',
  add: 'Push',
};

/** Methods and properties that no value of the class has; the interpreter notices only when the line runs. */
export function unknownMembers(context: RuleContext): void {
  let own: Set<string> | null = null;
  for (const { node, statement } of context.noted.members) {
    const name = context.classOf(node.object);
    const part = node.name.length === 1 ? node.name[0] : undefined;
    if (!name || name === 'object' || name === 'string' || name.startsWith('com') || part?.kind !== 'name-text')
      continue;
    if (hasMember(name, part.text.toLowerCase())) continue;
    // Asked only now, as it reads the whole source.
    if (!own && isExtended(context)) return;
    own ??= assignedMembers(context);
    if (own.has(part.text.toLowerCase())) continue;
    const instead = INSTEAD[part.text.toLowerCase()];
    const shown = BUILT_IN_CLASSES.get(name)?.name ?? name;
    const article = /^[AEIOU]/.test(shown) ? 'An' : 'A';
    found(
      context,
      'unknown-member',
      part,
      statement,
      `${article} ${shown} has no "${part.text}" in AutoHotkey v2.${instead ? ` Use ${instead}.` : ''}`,
    );
  }
}

// A script that adds methods to the built-in classes knows more than the tables do.
function isExtended(context: RuleContext): boolean {
  return context.hasInclude || /\.Prototype\b|DefineProp|\.base\b/i.test(context.source);
}

// Any object may be given properties of its own: `list.Default := 0`.
function assignedMembers(context: RuleContext): Set<string> {
  const names = new Set<string>();
  for (const { target } of context.noted.assigns) {
    if (target.kind !== 'member') continue;
    for (const part of target.name) if (part.kind === 'name-text') names.add(part.text.toLowerCase());
  }
  return names;
}

function hasMember(className: string, member: string): boolean {
  for (let name: string | null = className; name; ) {
    const entry = BUILT_IN_CLASSES.get(name);
    if (!entry || entry.methods.has(member) || entry.properties.has(member)) return true;
    name = entry.base?.toLowerCase() ?? null;
  }
  return false;
}
