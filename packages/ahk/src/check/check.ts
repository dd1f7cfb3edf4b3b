import { callbacks } from '../advise/callbacks.ts';
import { endlessLoops } from '../advise/endless-loops.ts';
import { objectUse } from '../advise/object-use.ts';
import { selfTriggers } from '../advise/self-triggers.ts';
import { sendText } from '../advise/send-text.ts';
import { unknownMembers } from '../advise/unknown-members.ts';
import { unquotedText } from '../advise/unquoted-text.ts';
import { v1Habits } from '../advise/v1-habits.ts';
import { type ParseResult, parseScript } from '../parse/parse-script.ts';
import { collectScopes } from '../scope/collect-scopes.ts';
import { evidentClasses } from '../scope/evident-class.ts';
import { resolveNames } from '../scope/resolve-names.ts';
import type { Diagnostic } from '../syntax/diagnostic.ts';
import { lineTable, withLineFeeds } from '../syntax/position.ts';
import { toDiagnostic } from '../syntax/to-diagnostic.ts';
import { assignedConstants } from './assigned-constants.ts';
import { callCounts } from './call-counts.ts';
import { classMembers } from './class-members.ts';
import { classShape } from './class-shape.ts';
import { declarations } from './declarations.ts';
import { directiveValues } from './directive-values.ts';
import { duplicateDefinitions } from './duplicate-definitions.ts';
import { duplicateHotkeys } from './duplicate-hotkeys.ts';
import { functionNames } from './function-names.ts';
import { hotkeyFunctions } from './hotkey-functions.ts';
import { hotkeyNames } from './hotkey-names.ts';
import { jumps } from './jumps.ts';
import { localSameAsGlobal } from './local-same-as-global.ts';
import { misplaced } from './misplaced.ts';
import { requires } from './requires.ts';
import type { Rule, RuleContext } from './rule.ts';
import { indexStatements } from './statement-index.ts';
import { superOutsideClass } from './super-outside-class.ts';
import { unreachable } from './unreachable.ts';
import { unsetVariables } from './unset-variables.ts';
import { v1Script } from './v1-script.ts';

const RULES: Rule[] = [
  requires,
  directiveValues,
  hotkeyNames,
  hotkeyFunctions,
  functionNames,
  duplicateHotkeys,
  misplaced,
  declarations,
  duplicateDefinitions,
  classMembers,
  classShape,
  superOutsideClass,
  jumps,
  assignedConstants,
  callCounts,
  unreachable,
  unsetVariables,
  localSameAsGlobal,
  v1Habits,
  unknownMembers,
  objectUse,
  callbacks,
  sendText,
  endlessLoops,
  selfTriggers,
  unquotedText,
];

/** Everything that is wrong with the script, in the order of its lines. */
export function check(text: string): Diagnostic[] {
  return checkParsed(text, parseScript(text, false));
}

/** The same for a script that is parsed already; what the parser found is part of it. */
export function checkParsed(text: string, parsed: ParseResult): Diagnostic[] {
  const source = withLineFeeds(text);
  const { tree, sections } = parsed;
  const findings = [...parsed.findings];
  const collection = collectScopes(tree);
  const resolution = resolveNames(collection, parsed.variables);
  const hasInclude = tree.body.some((node) => node.kind === 'directive' && node.name.startsWith('#Include'));
  const statements = indexStatements(tree);
  const { noted } = collection;
  const classOf = evidentClasses(collection, resolution);
  const context: RuleContext = {
    source,
    tree,
    statements,
    noted,
    collection,
    resolution,
    hasInclude,
    classOf,
    findings,
  };
  for (const rule of RULES) rule(context);
  v1Script(context);
  if (findings.length === 0) return [];
  const table = lineTable(source);
  return findings
    .map((finding) => toDiagnostic(table, sections, finding))
    .sort((one, other) => one.range.start.offset - other.range.start.offset);
}
