import { keyParts } from '#language/keys.ts';
import { visitTree } from '#language/map-tree.ts';
import type { Step } from '#language/steps.ts';
import { literal } from '../../code.ts';
import { keyKind } from '../../keys/key-kind.ts';
import { bareKeyName } from '../../keys/key-names.ts';
import type { WhenRule } from '../../scope.ts';
import { lastsWhileHeld } from '../rule-prelude.ts';

const SWITCHES = new Set<Step['kind']>([
  ...(['toggle-every', 'toggle-loop', 'loop', 'alternate', 'toggle-down', 'toggle-app', 'toggle-hide'] as const),
  ...(['toggle-maximize', 'toggle-minimize', 'toggle-opacity', 'toggle-transparency', 'roll-up'] as const),
  ...(['play-pause', 'record-macro', 'cd-tray', 'add'] as const),
]);
/** Steps that open something: a key held for a moment too long would open it several times. */
const OPENERS = new Set<Step['kind']>([
  ...(['open', 'open-file', 'open-folder', 'open-or-show', 'website', 'search'] as const),
  ...(['new-mail', 'screenshot', 'show'] as const),
]);
/** Steps that are over at once: a timer that does nothing else never holds up the key that started it. */
const QUICK = new Set<Step['kind']>([
  'type',
  'send',
  'click',
  'click-in',
  'move-mouse',
  'nudge-mouse',
  'scroll',
  'beep',
]);
const TIMERS = new Set(['every', 'toggle-every', 'toggle-loop', 'loop']);

/**
 * The statements of rules on a key, made to be done once however long it is held: the keyboard repeats it, and each
 * repeat would switch back what the press has switched.
 */
export function withoutRepeats(rules: readonly WhenRule[], key: string, lines: readonly string[]): readonly string[] {
  const repeat = rules.some(switches)
    ? 'switch back and forth'
    : rules.some(isOnce) || rules.some(opens)
      ? 'repeat this'
      : undefined;
  if (!repeat || rules.some(lastsWhileHeld) || !isRepeated(key)) return lines;
  const wait = `KeyWait(${literal(bareKeyName(key))}) ; holding the key down doesn't ${repeat}`;
  return holdsUpKey(rules, lines) ? [wait, ...lines] : [...lines, wait];
}

function isOnce({ trigger }: WhenRule): boolean {
  return trigger.kind === 'key' && trigger.once === true;
}

function opens({ steps }: WhenRule): boolean {
  let found = false;
  visitTree(steps, ({ kind }) => {
    found ||= OPENERS.has(kind as Step['kind']);
  });
  return found;
}

function switches({ steps }: WhenRule): boolean {
  let found = false;
  visitTree(steps, (node) => {
    found ||= SWITCHES.has(node.kind as Step['kind']) || node.state === 'toggle' || node.way === 'toggle';
    found ||= node.kind === 'if' && node.otherwise !== undefined && asksForState(node.condition);
  });
  return found;
}

// `if runs clicking { stop clicking } else { … }` is a switch, too.
function asksForState(condition: unknown): boolean {
  let found = false;
  visitTree(condition, ({ kind }) => {
    found ||= kind === 'runs' || kind === 'mode' || kind === 'on';
  });
  return found;
}

// The wheel and the buttons of the mouse are not repeated.
function isRepeated(key: string): boolean {
  const kind = keyKind(keyParts(key)?.key ?? key);
  return kind !== 'wheel' && kind !== 'button';
}

/**
 * Whether a wait at the end would be too late or never be over: a return comes before it, or a timer breaks in and
 * takes its time, during which the key that should stop it would be dead.
 */
function holdsUpKey(rules: readonly WhenRule[], lines: readonly string[]): boolean {
  // A message in a thread of its own keeps this one from going on until it is closed.
  if (lines.some((line) => /\breturn\b|\bShowMessage\(/.test(line))) return true;
  let found = false;
  visitTree(rules, (node) => {
    const steps = TIMERS.has(node.kind ?? '') ? (node.steps as readonly Step[] | undefined) : undefined;
    found ||= node.kind === 'pause-script' || (steps ?? []).some(({ kind }) => !QUICK.has(kind));
  });
  return found;
}
