import { checkParsed } from '../check/check.ts';
import { type Facts, factsOf } from '../facts/facts-of.ts';
import { parseScript } from '../parse/parse-script.ts';
import type { Diagnostic } from '../syntax/diagnostic.ts';
import { lineTable, positionAt, withLineFeeds } from '../syntax/position.ts';
import type { Script } from '../syntax/statement.ts';
import type { Cause, Change, HelpSection } from './cause.ts';
import { type AdviceCode, GENERAL_ADVICE } from './general-advice.ts';
import { applied, safely } from './repairs.ts';

/** A script as the rules for symptoms look at it. */
export type SymptomContext = {
  script: string;
  tree: Script;
  facts: Facts;
  diagnostics: readonly Diagnostic[];
  lineOf: (offset: number) => number;
};

export function symptomContext(script: string): SymptomContext {
  const parsed = parseScript(script, false);
  const { tree } = parsed;
  const table = lineTable(withLineFeeds(script));
  const lineOf = (offset: number) => positionAt(table, offset).line;
  return { script, tree, facts: factsOf(tree), diagnostics: checkParsed(script, parsed), lineOf };
}

export function cause(
  code: Cause['code'],
  help: HelpSection,
  words: { why: string; todo: string },
  place: { line?: number | null; change?: Change | null } = {},
): Cause {
  return { code, line: place.line ?? null, ...words, change: place.change ?? null, help };
}

/** Advice that holds for every script. */
export function advice(code: AdviceCode, help: HelpSection): Cause {
  return cause(code, help, GENERAL_ADVICE[code]);
}

/** What the checker has against the script, with its repair. */
export function found(context: SymptomContext, diagnostic: Diagnostic, help: HelpSection): Cause {
  const { fix, message, focus, severity } = diagnostic;
  const isError = severity === 'error';
  return cause(
    isError ? 'does-not-load' : 'suspicious-line',
    help,
    {
      why: isError ? `AutoHotkey can’t start this script. ${message}` : message,
      todo: isError ? 'Fix this line, then start the script again.' : 'Look at this line: it may be the reason.',
    },
    {
      line: focus.start.line,
      change: fix ? safely(context.script, { title: fix.title, script: applied(context.script, fix) }) : null,
    },
  );
}

/** Why the script does not even start; nothing else matters until that is mended. */
export function loadErrors(context: SymptomContext): Cause[] {
  const errors = context.diagnostics.filter(({ severity }) => severity === 'error');
  return errors.slice(0, 1).map((diagnostic) => found(context, diagnostic, 'troubleshooting'));
}
