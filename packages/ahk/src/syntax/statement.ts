import type { Argument, Expression, NamePart, Span, VariableNode } from './expression.ts';

export type Parameter = Span & {
  kind: 'parameter';
  /** Null for the bare `*` that takes and drops any further arguments. */
  name: string | null;
  byRef: boolean;
  variadic: boolean;
  optional: boolean;
  default: Expression | null;
};

export type Script = Span & { kind: 'script'; body: Statement[] };
export type BlockNode = Span & { kind: 'block'; body: Statement[] };
export type ExpressionStatement = Span & { kind: 'expression-statement'; expression: Expression };
/** `MsgBox "hi"`: a call written without parentheses. */
export type CallStatement = Span & { kind: 'call-statement'; callee: Expression; arguments: Argument[] };
export type IfNode = Span & { kind: 'if'; condition: Expression; then: Statement; otherwise: Statement | null };
export type LoopForm = 'count' | 'files' | 'reg' | 'read' | 'parse';
export type LoopNode = Span & { kind: 'loop'; form: LoopForm; arguments: Argument[] } & LoopTail;
export type WhileNode = Span & { kind: 'while'; condition: Expression } & LoopTail;
export type ForNode = Span & { kind: 'for'; variables: (VariableNode | null)[]; iterable: Expression } & LoopTail;
export type LoopTail = { body: Statement; until: Expression | null; otherwise: Statement | null };
export type SwitchNode = Span & {
  kind: 'switch';
  value: Expression | null;
  caseSense: Expression | null;
  cases: CaseNode[];
};
/** `values` is null for `default:`. */
export type CaseNode = Span & { kind: 'case'; values: Expression[] | null; body: Statement[] };
export type TryNode = Span & {
  kind: 'try';
  body: Statement;
  catches: CatchNode[];
  otherwise: Statement | null;
  finally: Statement | null;
};
export type CatchNode = Span & { kind: 'catch'; classes: Expression[]; variable: VariableNode | null; body: Statement };
export type ThrowNode = Span & { kind: 'throw'; value: Expression | null };
export type ReturnNode = Span & { kind: 'return'; value: Expression | null };
export type BreakNode = Span & { kind: 'break'; label: string | null };
export type ContinueNode = Span & { kind: 'continue'; label: string | null };
/** `label` is null when the target is computed: `Goto(name)`. */
export type GotoNode = Span & { kind: 'goto'; label: string | null; target: Expression | null };
export type LabelNode = Span & { kind: 'label'; name: string };
export type DeclarationNode = Span & {
  kind: 'declaration';
  scope: 'global' | 'local' | 'static';
  /** Variables, or assignments to variables; empty for a bare `global`. */
  items: Expression[];
};
export type FunctionNode = Span & {
  kind: 'function';
  name: string;
  nameSpan: Span;
  isStatic: boolean;
  parameters: Parameter[];
  body: BlockNode | Expression;
};
export type ClassNode = Span & {
  kind: 'class';
  name: string;
  nameSpan: Span;
  base: Expression | null;
  members: ClassMember[];
};
export type ClassMember = FunctionNode | PropertyNode | FieldNode | ClassNode | DirectiveNode;
export type PropertyNode = Span & {
  kind: 'property';
  name: string;
  nameSpan: Span;
  isStatic: boolean;
  parameters: Parameter[];
  accessors: AccessorNode[];
};
export type AccessorNode = Span & { kind: 'accessor'; access: 'get' | 'set'; body: BlockNode | Expression };
export type FieldNode = Span & { kind: 'field'; isStatic: boolean; items: FieldItem[] };
/** `path` has more than one piece for `x.y := 1` in a class body. */
export type FieldItem = Span & { kind: 'field-item'; path: NamePart[][]; value: Expression | null };
export type HotkeyNode = Span & { kind: 'hotkey'; keys: string; keysSpan: Span; body: Statement | null };
export type RemapNode = Span & { kind: 'remap'; keys: string; keysSpan: Span; target: string; targetSpan: Span };
export type HotstringNode = Span & {
  kind: 'hotstring';
  options: string;
  trigger: string;
  headSpan: Span;
  /** The text typed instead, or null when a function body runs. */
  replacement: string | null;
  body: Statement | null;
};
export type DirectiveNode = Span & { kind: 'directive'; name: string; text: string; condition: Expression | null };
/** A line that could not be read; kept so that the tree covers the whole source. */
export type InvalidNode = Span & { kind: 'invalid' };

export type Statement =
  | BlockNode
  | ExpressionStatement
  | CallStatement
  | IfNode
  | LoopNode
  | WhileNode
  | ForNode
  | SwitchNode
  | TryNode
  | ThrowNode
  | ReturnNode
  | BreakNode
  | ContinueNode
  | GotoNode
  | LabelNode
  | DeclarationNode
  | FunctionNode
  | ClassNode
  | HotkeyNode
  | RemapNode
  | HotstringNode
  | DirectiveNode
  | InvalidNode;

export type Node =
  | Script
  | Statement
  | Expression
  | CaseNode
  | CatchNode
  | PropertyNode
  | AccessorNode
  | FieldNode
  | FieldItem
  | Parameter
  | Argument
  | NamePart
  | import('./expression.ts').ObjectProperty;
