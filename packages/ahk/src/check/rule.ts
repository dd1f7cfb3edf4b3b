import type { DiagnosticCode } from '../knowledge/diagnostic-codes.ts';
import type { Collection } from '../scope/collect-scopes.ts';
import type { EvidentClass } from '../scope/evident-class.ts';
import type { NotedExpressions } from '../scope/noted-expressions.ts';
import type { Resolution } from '../scope/resolve-names.ts';
import type { Finding } from '../syntax/diagnostic.ts';
import type { Span } from '../syntax/expression.ts';
import type { Script } from '../syntax/statement.ts';
import type { StatementIndex } from './statement-index.ts';

/** What a rule may look at, and where it puts what it finds. */
export type RuleContext = {
  source: string;
  tree: Script;
  statements: StatementIndex;
  noted: NotedExpressions;
  collection: Collection;
  resolution: Resolution;
  /** Another file is part of the script: names unknown here may be known there. */
  hasInclude: boolean;
  /** The class of a value, where the script leaves no doubt about it. */
  classOf: EvidentClass;
  findings: Finding[];
};

export type Rule = (context: RuleContext) => void;

export function found(
  context: RuleContext,
  code: DiagnosticCode,
  span: Span,
  statement: number,
  message: string,
  fix?: Finding['fix'],
): void {
  const finding: Finding = { code, start: span.start, end: span.end, statement, message };
  if (fix) finding.fix = fix;
  context.findings.push(finding);
}
