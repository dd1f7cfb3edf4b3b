export type SpanClass =
  | 'comment'
  | 'string'
  | 'escape'
  | 'number'
  | 'keyword'
  | 'constant'
  | 'directive'
  | 'hotkey'
  | 'hotstring'
  | 'key-name'
  | 'built-in-function'
  | 'built-in-variable'
  | 'class'
  | 'function-definition'
  | 'function'
  | 'property'
  | 'variable'
  | 'operator'
  | 'punctuation'
  | 'label'
  | 'text'
  | 'error';

/** A stretch of the source in one color. */
export type HighlightSpan = { start: number; end: number; class: SpanClass };
