import type { Reading } from '#ir/entity.ts';
import { masked } from '../mask.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';

export type DualRole = {
  readonly values: { readonly which: string; readonly hold: string; readonly tap: string };
  readonly used: readonly KeyEntity[];
};

const CLAUSE = /(?:(?![,;.\n]|\band\b|\bbut\b|\botherwise\b)[\s\S])+/giu;
const TAPPED =
  /\b(?:tap(?:s|ped|ping)?|alone|on its own|by itself|short(?:ly)?|quick(?:ly)?|briefly|just press(?:ed)?)\b/i;
const HELD = /\b(?:hold(?:s|ing)?|held|kept|keep(?:ing)?|while (?:it'?s )?down|together with|with (?:an)?other)\b/i;

/** "caps lock is ctrl when held and escape when tapped": one key that is two. */
export function findDualRole(reading: Reading): DualRole | undefined {
  const text = masked(reading);
  if (!TAPPED.test(text) || !HELD.test(text)) return undefined;
  const which = keysIn(reading, [0, text.length])[0];
  if (which?.kind !== 'key') return undefined;
  let [tap, hold]: (KeyEntity | undefined)[] = [];
  for (const match of text.matchAll(CLAUSE)) {
    const keys = keysIn(reading, [match.index, match.index + match[0].length]);
    // The last key of a clause is what it becomes; the key itself, said alone, becomes nothing.
    const isItself = keys.length === 1 && keys[0]?.value === which.value;
    const target = isItself ? undefined : keys.at(-1);
    // "but a quick tap still types a space": then it is what it always was.
    if (isItself && match.index > which.end && TAPPED.test(match[0]) && !HELD.test(match[0])) tap ??= which;
    if (!target) continue;
    if (HELD.test(match[0])) hold ??= target;
    else if (TAPPED.test(match[0])) tap ??= target;
  }
  if (!tap || hold?.kind !== 'key' || hold.value === which.value) return undefined;
  const named = new Set(keysIn(reading, [0, text.length]).map(({ value }) => value));
  // "left shift tapped is (, right shift tapped is )" is about two keys.
  const isTwo = ['Shift', 'Ctrl', 'Alt'].some((name) => named.has(`L${name}`) && named.has(`R${name}`));
  if (named.size > 3 || isTwo) return undefined;
  return { values: { which: which.value, hold: hold.value, tap: tap.value }, used: [which, tap, hold] };
}
