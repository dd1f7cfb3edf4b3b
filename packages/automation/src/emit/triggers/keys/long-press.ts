import { literal } from '../../code.ts';
import { setting } from '../../draft.ts';
import { laterFunction } from '../../function-body.ts';
import { bareKeyName } from '../../keys/key-names.ts';
import type { Scope, WhenRule } from '../../scope.ts';
import { spanExpression } from '../../values/time-expression.ts';
import { ruleLines } from '../rule-lines.ts';

const USUAL = '500';

/** The variable for how long a key is held in a long press. */
export function longTime(rules: readonly WhenRule[], { draft }: Scope): string {
  const said = rules.flatMap(({ trigger }) =>
    trigger.kind === 'key' && trigger.press?.kind === 'long' && trigger.press.for ? [trigger.press.for] : [],
  );
  const value = said[0] ? spanExpression(said[0]) : USUAL;
  return setting(draft, 'longPress', value, 'milliseconds that a key is held down for a long press');
}

/** What a long press does. Until the key is let go the keyboard repeats it: each repeat would be the next long press. */
export function longLines(rules: readonly WhenRule[], key: string, inner: Scope): string[] {
  const linesIn = (scope: Scope) => rules.flatMap((rule) => ruleLines(rule, scope));
  const lines = linesIn(inner);
  const wait = `KeyWait(${literal(bareKeyName(key))})`;
  if (!lines.some((line) => /\breturn\b/.test(line))) return [...lines, wait];
  return [`${laterFunction(inner, 'LongPress', linesIn)}()`, wait];
}
