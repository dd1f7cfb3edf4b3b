import { keyParts } from '#language/keys.ts';
import type { TYPING } from '#language/steps/typing.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import { keyName } from '../keys/key-names.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { timeExpression } from '../values/time-expression.ts';
import { runVariable } from './flow-runs.ts';

/** Keys that stay down: the script knows which ones it holds, so that a stop can let them go. */
export const EMIT_HELD_KEYS = {
  'press-down': ({ key }, scope) => forEachKey('HoldKey', keysOf(key), scope),
  release: ({ key }, scope) => forEachKey('ReleaseKey', keysOf(key).reverse(), scope),
  'toggle-down': ({ key }, scope) => forEachKey('ToggleKey', keysOf(key), scope),
  'hold-key': ({ key, time }, scope) => {
    const length = timeExpression(time, scope);
    const run = runVariable(scope);
    return [
      ...forEachKey('HoldKey', keysOf(key), scope),
      run ? `${useHelper(scope.draft, 'Wait')}(${length}, ${run})` : `Sleep(${length})`,
      ...forEachKey('ReleaseKey', keysOf(key).reverse(), scope),
    ];
  },
} satisfies Partial<Emitters<typeof TYPING>>;

/** What is held with a key, then the key itself, in AutoHotkey's names. */
function keysOf(key: string): string[] {
  const { modifiers, prefix, key: last } = keyParts(key) ?? { modifiers: [], key };
  return [...modifiers, ...(prefix ? [prefix] : []), last].map(keyName);
}

function forEachKey(helper: HelperName, keys: readonly string[], { draft }: Scope): string[] {
  return keys.map((key) => `${useHelper(draft, helper)}(${literal(key)})`);
}
