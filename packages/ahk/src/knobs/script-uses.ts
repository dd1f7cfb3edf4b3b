import { walk } from '../syntax/children.ts';
import type { Expression, StringNode } from '../syntax/expression.ts';
import type { Node, Script } from '../syntax/statement.ts';

type Literal = Extract<Expression, { kind: 'string' | 'number' }>;

/** What a script says elsewhere about its values: a value with a second meaning must not be changed in one place. */
export type ScriptUses = {
  readonly strings: readonly StringNode[];
  /** In lower case: what may be the name of a key. A single letter is one only where a key is asked for. */
  readonly keyNames: ReadonlySet<string>;
  /** By lower case: how often a variable is read, and how often it gets a value. */
  readonly reads: ReadonlyMap<string, number>;
  readonly writes: ReadonlyMap<string, number>;
  /** The literal that a variable is given at the top of the script. */
  readonly settings: ReadonlyMap<string, Literal>;
  readonly ownFunctions: ReadonlySet<string>;
};

const TAKES_KEY = /^(?:keywait|hotkey|getkey(?:state|name|vk|sc))$/i;

export function scriptUses(tree: Script): ScriptUses {
  const strings: StringNode[] = [];
  const keyNames = new Set<string>();
  const reads = new Map<string, number>();
  const writes = new Map<string, number>();
  const ownFunctions = new Set<string>();
  walk(tree, (node) => {
    if (node.kind === 'string') strings.push(node);
    for (const name of keysNamed(node)) keyNames.add(name.toLowerCase());
    if (node.kind === 'variable') count(reads, node.name);
    if (node.kind === 'function') ownFunctions.add(node.name.toLowerCase());
    for (const name of namesGiven(node)) count(writes, name);
    return undefined;
  });
  for (const [name, given] of writes) if (reads.has(name)) reads.set(name, (reads.get(name) ?? 0) - given);
  return { strings, keyNames, reads, writes, settings: settingsOf(tree), ownFunctions };
}

function keysNamed(node: Node): string[] {
  if (node.kind === 'string') return node.value.length > 1 ? [node.value] : [];
  if (node.kind !== 'call' && node.kind !== 'call-statement') return [];
  const [first] = node.arguments;
  if (node.callee.kind !== 'variable' || !TAKES_KEY.test(node.callee.name)) return [];
  return first?.value?.kind === 'string' ? [first.value.value] : [];
}

/** The variables that get a value here. A name that is computed may be any, but never one that is a literal's. */
function namesGiven(node: Node): string[] {
  switch (node.kind) {
    case 'assign':
      return node.target.kind === 'variable' ? [node.target.name] : [];
    case 'postfix':
    case 'unary':
      return /^(?:\+\+|--|&)$/.test(node.operator) && node.operand.kind === 'variable' ? [node.operand.name] : [];
    case 'for':
      return node.variables.flatMap((variable) => variable?.name ?? []);
    case 'catch':
      return node.variable ? [node.variable.name] : [];
    case 'parameter':
      // Twice: it hides what has its name outside.
      return node.name ? [node.name, node.name] : [];
    case 'declaration':
      return node.items.flatMap((item) => (item.kind === 'variable' ? [item.name] : []));
    default:
      return [];
  }
}

function settingsOf(tree: Script): Map<string, Literal> {
  const settings = new Map<string, Literal>();
  for (const node of tree.body) {
    if (node.kind !== 'expression-statement' || node.expression.kind !== 'assign') continue;
    const { operator, target, value } = node.expression;
    if (operator !== ':=' || target.kind !== 'variable') continue;
    if (value.kind === 'string' || value.kind === 'number') settings.set(target.lower, value);
  }
  return settings;
}

function count(counts: Map<string, number>, name: string): void {
  const lower = name.toLowerCase();
  counts.set(lower, (counts.get(lower) ?? 0) + 1);
}
