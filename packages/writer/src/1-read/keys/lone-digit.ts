import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { standsAlone } from './is-mapped.ts';

const BEFORE = /^(?:=|→|>|:|\(|,|then|with|or|and|press|\d)$/;
const BEHIND =
  /^(?:types|opens|plays|says|should|shows|starts|gives|presses|sends|writes|closes|pastes|is|becomes|runs|=|→|if)$/;
const TURNS = /^(?:alternates?|alternating|switch|switches|switching|cycles?|cycling)$/;

/** Whether a digit that counts nothing may be a key: "short = 4", "press q, 2", "1 opens Word", "between 1 and 2". */
export function isDigitKey(tokens: readonly Token[], at: number): boolean {
  if (!/^\d$/.test(lowAt(tokens, at))) return false;
  if (BEHIND.test(lowAt(tokens, at + 1))) return true;
  if (tokens.slice(Math.max(0, at - 5), at).some(({ low }) => TURNS.test(low))) return true;
  return standsAlone(tokens, at) && BEFORE.test(lowAt(tokens, at - 1)) && endsAt(tokens, at + 1);
}

const ENDS =
  /^(?:,|\.|;|\)|:|\n|and|or|then|=|→|in|on|if|for|key|\d|\/|-|twice|every|when|while|with|once|again|after|but|!|\?|press|wait|is|to)$/;

/** Whether nothing stands behind a digit that it could count: "a menu with 3 entries" has no key. */
export function endsAt(tokens: readonly Token[], at: number): boolean {
  const low = lowAt(tokens, at);
  return low === '' || ENDS.test(low);
}
