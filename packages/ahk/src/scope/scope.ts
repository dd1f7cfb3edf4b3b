import type { ArrowNode, Span, VariableNode } from '../syntax/expression.ts';
import type { ClassNode, FunctionNode, Node } from '../syntax/statement.ts';

export type SymbolKind = 'variable' | 'parameter' | 'function' | 'class';

/** A name in one scope and what the script does with it. */
export type SymbolEntry = {
  name: string;
  kind: SymbolKind;
  /** Some line gives it a value; without one the loader warns at its first use. */
  assigned: boolean;
  /** How many lines do. */
  writes: number;
  declared: 'local' | 'static' | 'global' | null;
  definition: FunctionNode | ArrowNode | ClassNode | null;
  span: Span | null;
  /** Offset of the first use in global code, which makes the name known to functions below it. */
  firstUse: number;
};

/** `optional` expects that the variable may have no value; `by-reference` hands on the variable itself. */
export type Use = 'read' | 'optional' | 'write' | 'by-reference';

/** One use of a variable. `statement` is the offset of the line the interpreter would name. */
export type Reference = {
  node: VariableNode;
  use: Use;
  statement: number;
};

/** The global scope, or one function's. */
export type Scope = {
  parent: Scope | null;
  /** What makes it: a function, a hotkey, an accessor, an arrow function, a class for its fields; null for the global one. */
  owner: Node | null;
  isStatic: boolean;
  assume: 'local' | 'global';
  symbols: Map<string, SymbolEntry>;
  /** The names it declares as global; null for none, as a set for each function would take most of its space. */
  globals: Set<string> | null;
  /** Uses that give a variable a value, and those that only read it: each is looked at many times without the other. */
  writes: Reference[];
  reads: Reference[];
};

export type Declared = {
  scope: Scope;
  name: string;
  as: 'local' | 'static' | 'global';
  node: VariableNode;
  statement: number;
};

export function createScope(parent: Scope | null, owner: Node | null, isStatic = false): Scope {
  return { parent, owner, isStatic, assume: 'local', symbols: new Map(), globals: null, writes: [], reads: [] };
}

export function refer(scope: Scope, node: VariableNode, use: Use, statement: number): void {
  const uses = use === 'write' || use === 'by-reference' ? scope.writes : scope.reads;
  uses.push({ node, use, statement });
}

type SymbolParts = Partial<Pick<SymbolEntry, 'assigned' | 'declared' | 'definition' | 'span'>>;

export function define(scope: Scope, name: string, kind: SymbolKind, parts: SymbolParts = {}): SymbolEntry {
  const entry: SymbolEntry = {
    name,
    kind,
    assigned: parts.assigned ?? true,
    writes: 0,
    declared: parts.declared ?? null,
    definition: parts.definition ?? null,
    span: parts.span ?? null,
    firstUse: Number.POSITIVE_INFINITY,
  };
  scope.symbols.set(name.toLowerCase(), entry);
  return entry;
}
