import type { Step } from '#language/steps.ts';
import type { Scope } from '../scope.ts';
import { rememberOrigin } from '../things/origin-window.ts';
import { rememberBegin } from '../things/rule-began.ts';
import { EMIT_CLIPBOARD } from './clipboard.ts';
import { EMIT_COMPUTER } from './computer.ts';
import { EMIT_DIALOGS } from './dialogs.ts';
import { EMIT_FILES } from './files.ts';
import { EMIT_FLOW } from './flow.ts';
import { mailMovesLast } from './mail-moves-last.ts';
import { EMIT_MOUSE } from './mouse.ts';
import { EMIT_OFFICE } from './office.ts';
import { EMIT_PROGRAMS } from './programs.ts';
import { EMIT_SOUND } from './sound.ts';
import { soundsFirst } from './sounds-first.ts';
import { EMIT_TYPING } from './typing.ts';
import { EMIT_WINDOWS } from './windows.ts';

const EMIT = {
  ...EMIT_TYPING,
  ...EMIT_MOUSE,
  ...EMIT_PROGRAMS,
  ...EMIT_WINDOWS,
  ...EMIT_CLIPBOARD,
  ...EMIT_SOUND,
  ...EMIT_COMPUTER,
  ...EMIT_DIALOGS,
  ...EMIT_FILES,
  ...EMIT_OFFICE,
  ...EMIT_FLOW,
} as const;

/** The statements for steps, one after the other. */
export function emitSteps(steps: readonly Step[], scope: Scope): string[] {
  const lines: string[] = steps === scope.rule.steps ? [...rememberOrigin(scope), ...rememberBegin(scope)] : [];
  const ordered = mailMovesLast(soundsFirst(steps));
  for (const [index, step] of ordered.entries()) {
    const here: Scope = { ...scope, rest: ordered.slice(index + 1), ended: false };
    lines.push(...emitStep(step, here, scope));
    // AutoHotkey warns of lines that are never reached.
    if (here.ended) break;
  }
  return lines;
}

function emitStep(step: Step, here: Scope, outer: Scope): readonly string[] {
  // Each kind has its own function, of its own type; TypeScript cannot follow that through the index.
  const lines = (EMIT[step.kind] as (step: Step, scope: Scope) => readonly string[])(step, here);
  outer.it = here.it;
  return lines;
}
