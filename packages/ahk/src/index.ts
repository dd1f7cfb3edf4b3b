/** What to know about a script's keys before it is run, and the keys that it takes from everything else. */
export { type KeyCaution, keyCautions } from './cautions/key-cautions.ts';
export { type TakenKey, takenKeys } from './cautions/taken-keys.ts';
/** Everything that is wrong with a script, loader's errors and advice, each with its place and often a fix. */
export { check } from './check/check.ts';
/** Whether AutoHotkey loads a script, and what keeps it from that. */
export { loadProblems, loads } from './check/load-problems.ts';
/** Why a script did not work for its user, from the script and what they saw. */
export type { Cause, Change, ErrorCause, HelpSection, SymptomCause } from './diagnose/cause.ts';
export type { Complaint, ComplaintKind } from './diagnose/complaint.ts';
export { diagnose } from './diagnose/diagnose.ts';
export { GENERAL_ADVICE } from './diagnose/general-advice.ts';
/** What a script does in plain English, structured and as one text. */
export { explain } from './explain/explain.ts';
export type { ExplainedTrigger, Explanation } from './explain/explanation.ts';
export { explanationText } from './explain/explanation-text.ts';
/** A hotkey as people say it: `^!n` is Ctrl+Alt+N. */
export { sayHotkey } from './explain/say-hotkey.ts';
/** What a script does as data: its triggers and actions, its capabilities, its risks. */
export type { Action, Repetition } from './facts/action.ts';
export { CAPABILITIES, type Capability, type CapabilityFact } from './facts/capability.ts';
/** What a command line does, whoever is to run it. */
export { commandDangers, startsCommand } from './facts/commands/command-dangers.ts';
export type { Condition } from './facts/condition.ts';
export { type Facts, factsOf } from './facts/facts-of.ts';
export type { KeyCombination } from './facts/key-combination.ts';
export { RISKS, type Risk, type RiskCode, type RiskSeverity } from './facts/risk.ts';
export type { Trigger } from './facts/trigger.ts';
export type { Value } from './facts/value.ts';
/** A script's colored stretches for display, in order and without overlap. */
export { highlight } from './highlight/highlight.ts';
export type { HighlightSpan, SpanClass } from './highlight/highlight-span.ts';
/** What can be changed in a script without code, found in its text. */
export type { CodeKnob, CodeKnobKind } from './knobs/code-knob.ts';
export { type ChangedCode, changeCodeKnob, codeKnobs } from './knobs/code-knobs.ts';
/** Times as people write them. */
export { readTime, writeTime } from './knobs/time-words.ts';
/** Every code a diagnostic can have, with its severity and who says so. */
export { DIAGNOSTIC_CODES, type DiagnosticCode } from './knowledge/diagnostic-codes.ts';
/** Whether a name is AutoHotkey's own: a function, a class, a variable or a reserved word. */
export { isBuiltInName } from './knowledge/is-built-in-name.ts';
/** The syntax tree of a script, its colored tokens and what the parser could not read. */
export { type Parsed, parse } from './parse/parse.ts';
/** A text as an AutoHotkey string literal. */
export { quoteString } from './quote-string.ts';
/** Tells code from English, and version 1 from version 2. */
export { type RecognizedCode, recognizeCode } from './recognize/recognize-code.ts';
export { type V1Difference, v1Differences } from './recognize/v1-differences.ts';
/** Everything that is said about a script, in one go. */
export { type Report, report } from './report/report.ts';
/** The parts of a node, and a walk over all below it that no depth of nesting overflows. */
export { childrenOf, walk } from './syntax/children.ts';
/** What a diagnostic is. */
export type { Diagnostic, Fix, Severity } from './syntax/diagnostic.ts';
/** The nodes of expressions. */
export type * from './syntax/expression.ts';
/** Lines and columns. */
export type { Position, Range } from './syntax/position.ts';
/** The nodes of statements. */
export type * from './syntax/statement.ts';
/** Colored stretches of the source. */
export type { HighlightClass, SourceToken } from './syntax/token.ts';
