import type { Node, Statement } from './statement.ts';

/** The kinds of nodes that are statements, for a test at run time; the type knows them only when it is compiled. */
export const STATEMENT_KINDS: ReadonlySet<Node['kind']> = new Set<Statement['kind']>([
  'block',
  'expression-statement',
  'call-statement',
  'if',
  'loop',
  'while',
  'for',
  'switch',
  'try',
  'throw',
  'return',
  'break',
  'continue',
  'goto',
  'label',
  'declaration',
  'function',
  'class',
  'hotkey',
  'remap',
  'hotstring',
  'directive',
  'invalid',
]);
