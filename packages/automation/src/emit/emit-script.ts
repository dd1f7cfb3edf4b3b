import { describe } from '#describe/describe.ts';
import { mentions } from '#language/later-blocks.ts';
import { visitTree } from '#language/map-tree.ts';
import type { Program } from '#language/program.ts';
import { comment } from './code.ts';
import { type Draft, newDraft } from './draft.ts';
import { keptDown } from './keys/kept-down.ts';
import { type HelperName, LIBRARY } from './library/library.ts';
import { sharedNames } from './shared-names.ts';
import { emitStopKey, planStops } from './stop-key.ts';
import { exemptFromSuspend } from './suspend-exempt.ts';
import { emitRules } from './triggers/emit-rules.ts';

/** The AutoHotkey script for a program of rules. */
export function emitScript(program: Extract<Program, { kind: 'rules' }>): string {
  const draft = newDraft(mentions(program.rules, 'hide-big-text'));
  visitTree(program, ({ kind }) => kind !== undefined && draft.kinds.add(kind));
  const stopKey = planStops(program, draft);
  const canBeStopped = draft.stops.has('keys') || draft.kinds.has('exit') || draft.kinds.has('reload');
  for (const key of keptDown(program.rules, canBeStopped)) draft.keptDown.add(key);
  emitRules(program.rules, draft, sharedNames(program, draft));
  if (stopKey) emitStopKey(stopKey, draft);
  exemptFromSuspend(draft);
  return `${sections(program, draft)
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function sections(program: Extract<Program, { kind: 'rules' }>, draft: Draft): (readonly string[])[] {
  return [
    ['#Requires AutoHotkey v2.0', '#SingleInstance Force'],
    [
      ...describe(program).map(comment),
      '; To end the script: right-click the green H in the notification area and choose Exit.',
    ],
    draft.settings.map(({ name, value, comment: words }) => `${name} := ${value} ; ${words}`),
    [...draft.state].map(([name, first]) => `${name} := ${first}`),
    [...draft.modes, ...draft.startup, ...persistence(draft)],
    ...hotkeySections(draft),
    ...draft.functions.map((text) => [text]),
    ...[...draft.helpers].map((name) => [LIBRARY[name as HelperName].code]),
  ];
}

// Without a hotkey nothing keeps the script alive between two ticks of a clock that is not running yet.
function persistence(draft: Draft): string[] {
  return draft.hotkeys.length > 0 ? [] : ['Persistent()'];
}

// An abbreviation without a condition would hide the same one with a condition below it, so those come last.
/** Hotkeys with one `#HotIf` around all that share a condition. */
function hotkeySections({ hotkeys }: Draft): string[][] {
  const conditions = [...new Set(hotkeys.map(({ condition }) => condition))].sort(
    (a, b) => Number(a === '') - Number(b === ''),
  );
  return conditions.flatMap((condition) => {
    const blocks = hotkeys.filter((each) => each.condition === condition).map(({ lines }) => lines.join('\n'));
    const text = blocks.map((lines) => (lines.includes('\n') ? `${lines}\n` : lines)).join('\n');
    return [condition ? [`#HotIf ${condition}`, text.trimEnd(), '#HotIf'] : [text.trimEnd()]];
  });
}
