import { keyParts } from '#language/keys.ts';
import type { Rule } from '#language/program.ts';
import { MOUSE } from '#language/steps/mouse.ts';
import { TYPING } from '#language/steps/typing.ts';
import type { Step } from '#language/steps.ts';
import { isLongWait } from '../steps/flow-later.ts';
import { keyName } from './key-names.ts';

/** Above this a hold is long enough for somebody to end the script meanwhile. */
const BRIEF = 10_000;
/** What these do can be stopped at each of its waits. */
const STOPPABLE = new Set(['every', 'toggle-every', 'toggle-loop', 'loop']);
const QUICK = new Set([...Object.keys(TYPING), ...Object.keys(MOUSE), 'wait', 'beep']);

/** What is held with a key, then the key itself, in AutoHotkey's names. */
export function keysOf(key: string): string[] {
  const { modifiers, prefix, key: last } = keyParts(key) ?? { modifiers: [], key };
  return [...modifiers, ...(prefix ? [prefix] : []), last].map(keyName);
}

/**
 * The keys that may still be down when something ends the rule or the script: of these the script keeps a list. A key
 * that goes down and up again within a few steps needs none.
 */
export function keptDown(rules: readonly Rule[], canBeStopped: boolean): Set<string> {
  const kept = new Set<string>();
  collect(rules, canBeStopped, kept);
  return kept;
}

function collect(node: unknown, canBeStopped: boolean, kept: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const [index, step] of (node as readonly Step[]).entries()) {
      for (const key of heldBy(step, node.slice(index + 1), canBeStopped)) kept.add(key);
    }
  }
  const { kind = '' } = node as { kind?: string };
  for (const value of Object.values(node)) collect(value, canBeStopped || STOPPABLE.has(kind), kept);
}

function heldBy(step: Step, rest: readonly Step[], canBeStopped: boolean): string[] {
  switch (step?.kind) {
    case 'toggle-down':
      return keysOf(step.key);
    case 'press-down':
      return canBeStopped || !isLetGo(step.key, rest) ? keysOf(step.key) : [];
    case 'hold-key':
      return canBeStopped || step.time.kind !== 'span' || step.time.span.to > BRIEF ? keysOf(step.key) : [];
    default:
      return [];
  }
}

function isLetGo(key: string, rest: readonly Step[]): boolean {
  const end = rest.findIndex((step) => step.kind === 'release' && step.key === key);
  return end !== -1 && rest.slice(0, end).every((step) => QUICK.has(step.kind) && !isLongWait(step));
}
