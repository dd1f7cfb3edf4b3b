import type { Diagnostic } from '../syntax/diagnostic.ts';
import { lineTable, withLineFeeds } from '../syntax/position.ts';
import type { Script } from '../syntax/statement.ts';
import { toDiagnostic } from '../syntax/to-diagnostic.ts';
import type { SourceToken } from '../syntax/token.ts';
import { parseScript } from './parse-script.ts';

/** `diagnostics` holds what the parser itself found; `check` tells more. */
export type Parsed = { tree: Script; tokens: SourceToken[]; diagnostics: Diagnostic[] };

/** Reads a script into its tree; broken text gives a whole tree too, with diagnostics. */
export function parse(source: string): Parsed {
  const { tree, tokens, findings, sections } = parseScript(source, true);
  const table = lineTable(withLineFeeds(source));
  return { tree, tokens, diagnostics: findings.map((finding) => toDiagnostic(table, sections, finding)) };
}
