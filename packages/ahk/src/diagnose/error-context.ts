import { check } from '../check/check.ts';
import { parse } from '../parse/parse.ts';
import type { Diagnostic } from '../syntax/diagnostic.ts';
import { withLineFeeds } from '../syntax/position.ts';
import type { Script } from '../syntax/statement.ts';
import type { ErrorBox } from './read-error-box.ts';

/** A script and what is known of an error in it. */
export type ErrorContext = {
  box: ErrorBox;
  script: string;
  lines: readonly string[];
  tree: Script;
  diagnostics: readonly Diagnostic[];
  line: number | null;
  /** The text of that line; empty where it is not known. */
  source: string;
};

export function errorContext(script: string, box: ErrorBox): ErrorContext {
  const lines = withLineFeeds(script).split('\n');
  return { box, script, lines, tree: parse(script).tree, diagnostics: check(script), line: null, source: '' };
}

export function atLine(context: ErrorContext, line: number | null): ErrorContext {
  return { ...context, line, source: line === null ? '' : (context.lines[line - 1] ?? '').trim() };
}
