import { mentions } from '#language/later-blocks.ts';
import { visitTree } from '#language/map-tree.ts';
import type { Program, Rule } from '#language/program.ts';
import { type Draft, newDraft } from './draft.ts';
import { keptDown } from './keys/kept-down.ts';
import { type ScriptLine, scriptSections } from './script-sections.ts';
import { sharedNames } from './shared-names.ts';
import { emitStopKey, planStops } from './stop-key.ts';
import { exemptFromSuspend } from './suspend-exempt.ts';
import { emitRules } from './triggers/emit-rules.ts';
import { writtenFor } from './written-for.ts';

type Rules = Extract<Program, { kind: 'rules' }>;

/** Lines of a script, counted from 1; both are included. */
export type LineRange = { readonly from: number; readonly to: number };

export type EmittedScript = {
  readonly script: string;
  /** For each sentence of `describe`, in its order, where the script does what it says. */
  readonly lines: readonly (readonly LineRange[])[];
};

/** The AutoHotkey script for a program of rules. */
export function emitScript(program: Rules): string {
  return emitWithLines(program).script;
}

/** The script, and which of its lines belong to which rule. */
export function emitWithLines(program: Rules): EmittedScript {
  const draft = newDraft(mentions(program.rules, 'hide-big-text'));
  visitTree(program, ({ kind }) => kind !== undefined && draft.kinds.add(kind));
  const stopKey = planStops(program, draft);
  const canBeStopped = draft.stops.has('keys') || draft.kinds.has('exit') || draft.kinds.has('reload');
  for (const key of keptDown(program.rules, canBeStopped)) draft.keptDown.add(key);
  const written = emitRules(program.rules, draft, sharedNames(program, draft));
  const stops = stopKey === undefined ? [] : [emitStop(stopKey, draft)];
  exemptFromSuspend(draft);
  const sections = scriptSections(program, draft);
  const lines = sections.flatMap((section, index) => (index > 0 ? [BLANK, ...section] : section));
  return {
    script: `${lines.map(({ text }) => text).join('\n')}\n`,
    lines: [...written, ...stops].map((rule) => rangesOf(rule, lines)),
  };
}

/** The stop key is no rule of the program, but it is described like one. */
function emitStop(key: string, draft: Draft): Rule {
  const rule: Rule = { kind: 'remap', from: key, to: 'nothing' };
  writtenFor(draft, [rule], () => emitStopKey(key, draft));
  return rule;
}

const BLANK: ScriptLine = { text: '', rules: [] };

function rangesOf(rule: Rule, lines: readonly ScriptLine[]): LineRange[] {
  const ranges: { from: number; to: number }[] = [];
  for (const [index, { rules }] of lines.entries()) {
    if (!rules.includes(rule)) continue;
    const last = ranges.at(-1);
    if (last?.to === index) last.to = index + 1;
    else ranges.push({ from: index + 1, to: index + 1 });
  }
  return ranges;
}
