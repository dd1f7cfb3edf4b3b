import { check } from '../check/check.ts';
import { loadProblems } from '../check/load-problems.ts';
import { explain } from '../explain/explain.ts';
import type { ExplainedTrigger } from '../explain/explanation.ts';
import { saidLine } from '../explain/said-line.ts';
import { factsOf } from '../facts/facts-of.ts';
import { parse } from '../parse/parse.ts';
import type { CodeKnob, Found } from './code-knob.ts';
import { findKnobs } from './find-knobs.ts';

export type ChangedCode =
  | { readonly script: string; readonly problem?: undefined }
  | { readonly problem: string; readonly script?: undefined };

// A script is checked again for each change; what people write themselves is far below this.
const LONGEST_SCRIPT = 20_000;

/** What can be changed in a script without code; nothing where it does not load. */
export function codeKnobs(script: string): CodeKnob[] {
  if (script.length > LONGEST_SCRIPT || loadErrors(script).length > 0) return [];
  const { tree } = parse(script);
  const found = findKnobs(script, tree);
  if (found.length === 0) return [];
  const { lines } = explain(factsOf(tree));
  return found.map((each, index) => ({
    id: idOf(index),
    kind: each.kind,
    label: each.label,
    value: each.value,
    said: each.said ?? each.value,
    sentence: sentenceAt(lines, each.usedAt ?? each.start),
  }));
}

/** The script with one value changed and not a character more, or why that cannot be. */
export function changeCodeKnob(script: string, id: string, value: string): ChangedCode {
  const before = script.length > LONGEST_SCRIPT ? [] : findKnobs(script);
  const place = before.findIndex((_each, index) => idOf(index) === id);
  const knob = before[place];
  if (!knob) return { problem: 'That can’t be changed here anymore. Change it in the code instead.' };
  const code = knob.write(value);
  if (code === undefined) return { problem: knob.expected };
  const changed = script.slice(0, knob.start) + code + script.slice(knob.end);
  const [error] = loadErrors(changed);
  if (error) return { problem: error };
  const isExact = isOnlyChange(before, findKnobs(changed), place, code);
  return isExact ? { script: changed } : { problem: TOUCHES_MORE };
}

const TOUCHES_MORE = 'That would change more than this one place. Try another value, or change it in the code.';

function idOf(index: number): string {
  return `value-${index + 1}`;
}

function loadErrors(script: string): string[] {
  return loadProblems(check(script)).map(({ message }) => message);
}

/** A value may hold signs that end a text or start a comment: then it would not be read back as what was entered. */
function isOnlyChange(before: readonly Found[], after: readonly Found[], place: number, code: string): boolean {
  const given = after[place];
  return (
    given?.write(given.value) === code &&
    before.length === after.length &&
    before.every((each, index) => index === place || each.value === after[index]?.value)
  );
}

function sentenceAt(lines: readonly ExplainedTrigger[], at: number): string | null {
  let narrowest: ExplainedTrigger | undefined;
  for (const line of lines) {
    const isAround = line.start <= at && at < line.end;
    if (isAround && (!narrowest || line.end - line.start < narrowest.end - narrowest.start)) narrowest = line;
  }
  return narrowest ? saidLine(narrowest) : null;
}
