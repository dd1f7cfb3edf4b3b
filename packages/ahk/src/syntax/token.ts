export type TokenKind = 'number' | 'string' | 'name' | 'operator';

/** One token of a logical line; offsets are into the joined text, see `LogicalLine`. */
export type Token = {
  kind: TokenKind;
  /** The name or operator; empty for numbers and strings, which most readers of a token never look into. */
  text: string;
  /** The operator, or the name in lower case where it means something to the language; else empty. */
  word: string;
  /** The text in lower case. */
  lower: string;
  start: number;
  end: number;
  /** Whitespace stands before it: decides call or concatenation, member or decimal point. */
  spaced: boolean;
  /** For an opening bracket the index of the token that closes it, else -1. */
  partner: number;
};

export type HighlightClass =
  | 'comment'
  | 'string'
  | 'number'
  | 'operator'
  | 'punctuation'
  | 'variable'
  | 'built-in-variable'
  | 'function'
  | 'built-in-function'
  | 'class'
  | 'property'
  | 'keyword'
  | 'constant'
  | 'directive'
  | 'hotkey'
  | 'hotstring'
  | 'label'
  | 'text';

/** A colored stretch of the source. */
export type SourceToken = { start: number; end: number; class: HighlightClass };
