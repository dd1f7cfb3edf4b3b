import { DIAGNOSTIC_CODES } from '../knowledge/diagnostic-codes.ts';
import { type JoinedSection, joinedLineOf } from '../lex/joined-section.ts';
import type { Diagnostic, Finding } from './diagnostic.ts';
import { type LineTable, rangeBetween } from './position.ts';

/** Offsets become lines and columns; the range starts on the line the interpreter would name. */
export function toDiagnostic(table: LineTable, sections: readonly JoinedSection[], finding: Finding): Diagnostic {
  const focus = rangeBetween(table, finding.start, finding.end);
  const whole = rangeBetween(table, joinedLineOf(sections, finding.statement), finding.end);
  const { severity, source } = DIAGNOSTIC_CODES[finding.code];
  const diagnostic: Diagnostic = {
    code: finding.code,
    severity,
    source,
    range: whole.start.line === focus.start.line ? focus : whole,
    focus,
    message: finding.message,
  };
  const { fix } = finding;
  if (fix) diagnostic.fix = { title: fix.title, range: rangeBetween(table, fix.start, fix.end), text: fix.text };
  return diagnostic;
}
