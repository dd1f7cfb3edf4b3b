import { DIAGNOSTIC_CODES } from '../knowledge/diagnostic-codes.ts';
import { V1_COMMANDS, V1_DIRECTIVES } from '../knowledge/v1-words.ts';
import type { Finding } from '../syntax/diagnostic.ts';
import { eachStatement } from './each-statement.ts';
import type { RuleContext } from './rule.ts';

const EVIDENCE = new Set(['comma-after-name', 'unknown-directive', 'equals-for-assignment', 'requires-other-version']);

/**
 * A script for AutoHotkey v1 has an error on most of its lines: they are replaced by one that says so,
 * on the line where the interpreter gives up.
 */
export function v1Script(context: RuleContext): void {
  const evidence = context.findings.filter(
    (finding) => EVIDENCE.has(finding.code) && isV1(context.source, finding),
  ).length;
  if (evidence === 0 || evidence < modernLines(context)) return;
  const first = firstError(context.findings);
  if (!first) return;
  const message = 'This script is written for AutoHotkey v1; v2 has a different syntax and can’t run it.';
  context.findings.length = 0;
  context.findings.push({ code: 'v1-script', start: first.start, end: first.end, statement: first.statement, message });
}

/** The error the interpreter would report: of the earliest phase the first in the file. */
function firstError(findings: Finding[]): Finding | undefined {
  const errors = findings.filter((finding) => DIAGNOSTIC_CODES[finding.code].severity === 'error');
  return errors.sort(
    (one, other) =>
      DIAGNOSTIC_CODES[one.code].phase - DIAGNOSTIC_CODES[other.code].phase || one.statement - other.statement,
  )[0];
}

function isV1(source: string, finding: Finding): boolean {
  const text = source.slice(finding.start, finding.start + 80);
  if (finding.code === 'requires-other-version') return /autohotkey\s+v?1/i.test(text);
  const word = /^#?\w+/.exec(text)?.[0].toLowerCase() ?? '';
  if (finding.code === 'unknown-directive') return V1_DIRECTIVES.has(word) || /^#\w+\s*,/.test(text);
  if (finding.code === 'comma-after-name') return V1_COMMANDS.has(word);
  return /^\w+\s*=\s*(?:$|[^\s"'\w(]|[\w ]+$|%)/m.test(text);
}

// Calls such as `MsgBox "hi"` are v2's way, and tell a v2 script with a slip from one for v1.
function modernLines(context: RuleContext): number {
  let count = 0;
  eachStatement(context, ['directive', 'call-statement'], (node) => {
    if (node.kind === 'directive' && node.name === '#Requires' && /v?2/.test(node.text)) count += 1000;
    if (node.kind !== 'call-statement' || node.callee.kind !== 'variable') return;
    if (V1_COMMANDS.has(node.callee.lower) && node.arguments[0]?.value?.kind === 'string') count++;
  });
  return count;
}
