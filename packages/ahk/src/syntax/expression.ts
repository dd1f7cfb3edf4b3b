import type { Parameter } from './statement.ts';

/** Offsets into the source; every node has them. */
export type Span = { start: number; end: number };

export type NumberNode = Span & { kind: 'number'; text: string; value: number };
export type StringNode = Span & { kind: 'string'; value: string };
/**
 * `lower` is the name in lower case, by which names are the same. `id` counts the variables of a script: what is known
 * about each is kept in a list by it, as a map with a hundred thousand nodes for keys costs ten times the time.
 */
export type VariableNode = Span & { kind: 'variable'; name: string; lower: string; id: number };
/** `MyArray%A_Index%`: literal pieces and expressions that make a name at run time. */
export type DynamicNameNode = Span & { kind: 'dynamic-name'; parts: NamePart[] };
export type NamePart = Span &
  ({ kind: 'name-text'; text: string } | { kind: 'name-expression'; expression: Expression });
export type UnsetNode = Span & { kind: 'unset' };
export type ArrayNode = Span & { kind: 'array'; elements: Argument[] };
export type ObjectNode = Span & { kind: 'object'; properties: ObjectProperty[] };
export type ObjectProperty = Span & { kind: 'object-property'; name: NamePart[]; value: Expression };
export type GroupNode = Span & { kind: 'group'; expression: Expression };
export type SequenceNode = Span & { kind: 'sequence'; expressions: Expression[] };
export type MemberNode = Span & { kind: 'member'; object: Expression; name: NamePart[] };
export type IndexNode = Span & { kind: 'index'; object: Expression; arguments: Argument[] };
export type CallNode = Span & { kind: 'call'; callee: Expression; arguments: Argument[] };
/** `value` is null where a parameter is left out; `spread` marks the `*` of `f(list*)`. */
export type Argument = Span & { kind: 'argument'; value: Expression | null; spread: boolean };
export type UnaryNode = Span & { kind: 'unary'; operator: UnaryOperator; operand: Expression };
export type PostfixNode = Span & { kind: 'postfix'; operator: '++' | '--' | '?'; operand: Expression };
export type BinaryNode = Span & { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression };
export type AssignNode = Span & { kind: 'assign'; operator: AssignOperator; target: Expression; value: Expression };
export type TernaryNode = Span & { kind: 'ternary'; condition: Expression; then: Expression; otherwise: Expression };
export type ArrowNode = Span & { kind: 'arrow'; name: string | null; parameters: Parameter[]; body: Expression };
/** Stands where an operand is missing, so that the tree stays whole. */
export type MissingNode = Span & { kind: 'missing' };

export type UnaryOperator = '-' | '+' | '!' | '~' | '&' | '++' | '--' | 'not';
export type AssignOperator =
  | ':='
  | '+='
  | '-='
  | '*='
  | '/='
  | '//='
  | '.='
  | '|='
  | '&='
  | '^='
  | '<<='
  | '>>='
  | '>>>=';
export type BinaryOperator =
  | '**'
  | '*'
  | '/'
  | '//'
  | '+'
  | '-'
  | '<<'
  | '>>'
  | '>>>'
  | '&'
  | '^'
  | '|'
  | 'concat'
  | '~='
  | '>'
  | '<'
  | '>='
  | '<='
  | '='
  | '=='
  | '!='
  | '!=='
  | 'is'
  | 'in'
  | 'contains'
  | '&&'
  | '||'
  | '??';

export type Expression =
  | NumberNode
  | StringNode
  | VariableNode
  | DynamicNameNode
  | UnsetNode
  | ArrayNode
  | ObjectNode
  | GroupNode
  | SequenceNode
  | MemberNode
  | IndexNode
  | CallNode
  | UnaryNode
  | PostfixNode
  | BinaryNode
  | AssignNode
  | TernaryNode
  | ArrowNode
  | MissingNode;
