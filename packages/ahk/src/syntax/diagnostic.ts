import type { DiagnosticCode } from '../knowledge/diagnostic-codes.ts';
import type { Range } from './position.ts';

export type Severity = 'error' | 'warning' | 'hint';

/** Replace the text of `range` by `text`; an empty text deletes it. */
export type Fix = { title: string; range: Range; text: string };

export type Diagnostic = {
  code: DiagnosticCode;
  severity: Severity;
  /** `loader`: the interpreter says so when it loads the script. `advice`: it stays silent and yet it is wrong or risky. */
  source: 'loader' | 'advice';
  /** Starts on the line the interpreter names: the first of a statement that spans several. */
  range: Range;
  /** The very place, where it is on a later line than `range` starts. */
  focus: Range;
  message: string;
  fix?: Fix;
};

/** A diagnostic before offsets become lines and columns. */
export type Finding = {
  code: DiagnosticCode;
  start: number;
  end: number;
  /** Offset of the statement's first character: its line is the one the interpreter names. */
  statement: number;
  message: string;
  fix?: { title: string; start: number; end: number; text: string };
};
