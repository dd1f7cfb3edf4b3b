import type { ArrowNode, Span, VariableNode } from '../syntax/expression.ts';
import type { ClassNode, FunctionNode } from '../syntax/statement.ts';

export type SymbolKind = 'variable' | 'parameter' | 'function' | 'class';

/** A name in one scope and what the script does with it. */
export type SymbolEntry = {
  name: string;
  kind: SymbolKind;
  /** Some line gives it a value; without one the loader warns at its first use. */
  assigned: boolean;
  declared: 'local' | 'static' | 'global' | null;
  definition: FunctionNode | ArrowNode | ClassNode | null;
  span: Span | null;
  /** Offset of the first use in global code, which makes the name known to functions below it. */
  firstUse: number;
};

/** One use of a variable. `statement` is the offset of the line the interpreter would name. */
export type Reference = {
  node: VariableNode;
  write: boolean;
  optional?: boolean;
  byReference?: boolean;
  statement: number;
};

/** The global scope, or one function's. */
export type Scope = {
  parent: Scope | null;
  isStatic: boolean;
  assume: 'local' | 'global';
  symbols: Map<string, SymbolEntry>;
  globals: Set<string>;
  references: Reference[];
};

export type Declared = {
  scope: Scope;
  name: string;
  as: 'local' | 'static' | 'global';
  node: VariableNode;
  statement: number;
};

export function createScope(parent: Scope | null, isStatic = false): Scope {
  return { parent, isStatic, assume: 'local', symbols: new Map(), globals: new Set(), references: [] };
}

export function define(scope: Scope, name: string, kind: SymbolKind, parts: Partial<SymbolEntry> = {}): SymbolEntry {
  const entry: SymbolEntry = {
    name,
    kind,
    assigned: true,
    declared: null,
    definition: null,
    span: null,
    firstUse: Number.POSITIVE_INFINITY,
    ...parts,
  };
  scope.symbols.set(name.toLowerCase(), entry);
  return entry;
}
