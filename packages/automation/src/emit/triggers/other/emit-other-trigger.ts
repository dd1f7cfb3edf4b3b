import type { Trigger } from '#language/triggers.ts';
import type { Scope, WhenRule } from '../../scope.ts';
import { CLOCK_TRIGGERS } from './clock-triggers.ts';
import { COMPUTER_TRIGGERS } from './computer-triggers.ts';
import { FILE_TRIGGERS } from './file-triggers.ts';
import type { OtherTrigger } from './other-trigger.ts';
import { SCREEN_TRIGGERS } from './screen-triggers.ts';
import { WINDOW_TRIGGERS } from './window-triggers.ts';

const EMIT: {
  readonly [K in OtherTrigger['kind']]: (trigger: Extract<OtherTrigger, { kind: K }>, scope: Scope) => void;
} = { ...CLOCK_TRIGGERS, ...WINDOW_TRIGGERS, ...FILE_TRIGGERS, ...SCREEN_TRIGGERS, ...COMPUTER_TRIGGERS };

/** Writes a rule that something other than a key sets off: a function for its steps, and what calls it. */
export function emitOtherTrigger({ trigger }: WhenRule, scope: Scope): void {
  // Each kind has its own function, of its own type; TypeScript cannot follow that through the index.
  (EMIT[trigger.kind as OtherTrigger['kind']] as (trigger: Trigger, scope: Scope) => void)(trigger, scope);
}
