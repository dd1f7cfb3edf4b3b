import { describe } from '#describe/describe.ts';
import type { Program, Rule } from '#language/program.ts';
import { comment } from './code.ts';
import type { Draft } from './draft.ts';
import { type HelperName, LIBRARY } from './library/library.ts';

/** A line of the script, and the rules that it is there for. */
export type ScriptLine = { readonly text: string; readonly rules: readonly Rule[] };

/** What stands in the script, in order; a blank line goes between two sections. */
export function scriptSections(program: Extract<Program, { kind: 'rules' }>, draft: Draft): ScriptLine[][] {
  const { startup, names, functions } = draft.purposes;
  return [
    forNone(['#Requires AutoHotkey v2.0', '#SingleInstance Force']),
    forNone([
      ...describe(program).map(comment),
      '; To end the script: right-click the green H in the notification area and choose Exit.',
    ]),
    draft.settings.flatMap(({ name, value, comment: words }) =>
      linesFor(`${name} := ${value} ; ${words}`, names.get(name)),
    ),
    [...draft.state].flatMap(([name, first]) => linesFor(`${name} := ${first}`, names.get(name))),
    [
      ...forNone([...draft.modes]),
      ...draft.startup.flatMap((line) => linesFor(line, startup.get(line))),
      ...forNone(persistence(draft)),
    ],
    ...hotkeySections(draft),
    ...draft.functions.map((text, index) => sharedLines(text, functions.get(index), draft)),
    ...[...draft.helpers].map((name) => forNone([LIBRARY[name as HelperName].code])),
  ].filter((lines) => lines.length > 0);
}

// Without a hotkey nothing keeps the script alive between two ticks of a clock that is not running yet.
function persistence(draft: Draft): string[] {
  return draft.hotkeys.length > 0 ? [] : ['Persistent()'];
}

// An abbreviation without a condition would hide the same one with a condition below it, so those come last.
/** Hotkeys with one `#HotIf` around all that share a condition. */
function hotkeySections(draft: Draft): ScriptLine[][] {
  const hotkeys = draft.hotkeys.map(({ condition, lines }, index) => ({
    condition,
    lines: sharedLines(lines.join('\n'), draft.purposes.hotkeys.get(index), draft),
  }));
  const conditions = [...new Set(hotkeys.map(({ condition }) => condition))].sort(
    (a, b) => Number(a === '') - Number(b === ''),
  );
  return conditions.map((condition) => {
    const blocks = hotkeys.filter((each) => each.condition === condition).map(({ lines }) => lines);
    const lines = blocks.flatMap((block, index) => {
      const isLast = index === blocks.length - 1;
      return block.length > 1 && !isLast ? [...block, ...forNone([''])] : block;
    });
    const rules = [...new Set(lines.flatMap((line) => line.rules))];
    return condition ? [...linesFor(`#HotIf ${condition}`, rules), ...lines, ...linesFor('#HotIf', rules)] : lines;
  });
}

/** The lines of what may serve several rules: past its head, a rule is in the lines that are its own statements. */
function sharedLines(text: string, rules: readonly Rule[] | undefined, { purposes }: Draft): ScriptLine[] {
  const lines = linesFor(text, rules);
  if (!rules || rules.length < 2) return lines;
  const head = lines.findIndex((line) => line.text.endsWith('{'));
  const isOwn = (rule: Rule, line: ScriptLine) => purposes.statements.get(rule)?.has(line.text.trim()) ?? false;
  const isThroughout = (rule: Rule) => !lines.some((line) => isOwn(rule, line));
  return lines.map((line, index) => ({
    ...line,
    rules: index <= head ? rules : rules.filter((rule) => isThroughout(rule) || isOwn(rule, line)),
  }));
}

function linesFor(text: string, rules: Iterable<Rule> | undefined): ScriptLine[] {
  return text.split('\n').map((line) => ({ text: line, rules: [...(rules ?? [])] }));
}

function forNone(texts: readonly string[]): ScriptLine[] {
  return texts.flatMap((text) => linesFor(text, undefined));
}
