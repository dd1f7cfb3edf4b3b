import type { TYPING } from '#language/steps/typing.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import { keysOf } from '../keys/kept-down.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { timeExpression } from '../values/time-expression.ts';
import { runVariable } from './flow-runs.ts';

/** Keys that stay down: the script knows which ones it holds, so that a stop can let them go. */
export const EMIT_HELD_KEYS = {
  'press-down': ({ key }, scope) => pressed(keysOf(key), scope),
  release: ({ key }, scope) => released(keysOf(key), scope),
  'toggle-down': ({ key }, scope) => forEachKey('ToggleKey', keysOf(key), scope),
  'hold-key': ({ key, time }, scope) => {
    const length = timeExpression(time, scope);
    const keys = keysOf(key);
    const run = runVariable(scope);
    if (run) return [`${useHelper(scope.draft, 'HoldFor')}(${[length, run, ...keys.map(literal)].join(', ')})`];
    return [...pressed(keys, scope), `Sleep(${length})`, ...released(keys, scope)];
  },
} satisfies Partial<Emitters<typeof TYPING>>;

function pressed(keys: readonly string[], scope: Scope): string[] {
  return isKept(keys, scope) ? forEachKey('HoldKey', keys, scope) : [sent(keys, 'down')];
}

// A key that only somebody at the keyboard can be holding is let go in any case.
function released(keys: readonly string[], scope: Scope): string[] {
  const last = [...keys].reverse();
  return isKept(keys, scope) ? forEachKey('ReleaseKey', last, scope) : [sent(last, 'up')];
}

function isKept(keys: readonly string[], { draft }: Scope): boolean {
  return keys.some((key) => draft.keptDown.has(key));
}

function sent(keys: readonly string[], way: 'down' | 'up'): string {
  return `Send(${literal(keys.map((key) => `{${key} ${way}}`).join(''))})`;
}

function forEachKey(helper: HelperName, keys: readonly string[], { draft }: Scope): string[] {
  return keys.map((key) => `${useHelper(draft, helper)}(${literal(key)})`);
}
