import type { Rule } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { ANY_KEY, masked } from '../mask.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';
import type { FoundRemap } from './find-remaps.ts';

const FOUR = String.raw`(?:(?<keys>${ANY_KEY}(?:(?:\s*[,/&]\s*(?:and\s+)?|\s+and\s+|\s+)${ANY_KEY}){3})|(?:(?<mods>(?:${ANY_KEY}\s*\+\s*)+)|\b)(?<word>wasd|ijkl|hjkl|esdf))(?:\s+keys?)?`;
const ARROWS = String.raw`(?:the\s+|my\s+)*(?:4\s+|four\s+)?(?:arrow(?:\s+keys?|s)?|arrows|cursor(?:\s+keys?|s)?)\b`;
const AS = String.raw`\s*(?:=|->|=>|→|:|,)?\s*(?:(?:should|must|to|can|could|will|shall|be|act|work|used|use|function|behave|i want them)\s+)*(?:as|like|are|is|be|become|into|for|instead of|to|=|give|do)?\s*`;
const PATTERN = new RegExp(FOUR + AS + ARROWS, 'diu');
const HOLDER = new RegExp(
  String.raw`\b(?:with|hold(?:ing)?(?:\s+down)?|while|when(?:ever)?|if)\s+(?:i\s+)?(?:hold(?:ing)?\s+|press(?:ing)?\s+)?(?:the\s+)?(?<key>${ANY_KEY})(?:\s+key)?(?:\s+(?:is\s+)?(?:held|down|pressed|hold))*`,
  'diu',
);
// Left, down, up and right, as they lie under the fingers.
const LAID: Readonly<Record<string, string>> = { hjkl: 'hjkl', ijkl: 'jkil', adsw: 'aswd', defs: 'sdef' };
const DIRECTIONS = ['Left', 'Down', 'Up', 'Right'];
const SIGNS: Readonly<Record<string, string>> = {
  Alt: '!',
  LAlt: '<!',
  RAlt: '>!',
  Shift: '+',
  Ctrl: '^',
  RCtrl: '>^',
  LWin: '#',
};

/** "alt + i j k l as arrow keys": four letters that lie like the arrows. */
export function findArrowRemap(reading: Reading): FoundRemap | undefined {
  const text = masked(reading);
  const match = PATTERN.exec(text);
  const named = keysIn(reading, match?.indices?.groups?.keys);
  const said = match?.groups?.word?.toLowerCase() ?? named.map(({ value }) => value.at(-1) ?? '').join('');
  const laid = LAID[[...said].sort().join('')];
  // A mode that is switched on and off is more than four keys that changed.
  if (
    !match ||
    !laid ||
    /\b(?:mode|toggle|toggles|switch|on and off|on\/off|back to|lock on|lock is on|lock off)\b/i.test(reading.text)
  )
    return undefined;
  const mods = keysIn(reading, match.indices?.groups?.mods);
  const own = mods.length > 0 ? prefixOf(mods) : /^(.+ & |[<>^!+#]+)./.exec(named[0]?.value ?? '')?.[1];
  const holder = own ? undefined : holderIn(reading, text, match.index, match.index + match[0].length);
  const prefix = own ?? (holder ? (SIGNS[holder.value] ?? `${holder.value} & `) : '');
  const rules = [...laid].map(
    (letter, index): Rule => ({ kind: 'remap', from: prefix + letter, to: DIRECTIONS[index] ?? '' }),
  );
  const start = Math.min(match.index, holder?.from ?? match.index);
  const end = Math.max(match.index + match[0].length, holder?.to ?? 0);
  const arrows: Entity[] = reading.entities.filter((entity) => entity.start >= match.index && entity.end <= end);
  const shift = reading.entities.filter(({ kind, value }) => kind === 'key' && value === 'Shift');
  return { start, end, rules, used: [...named, ...mods, ...arrows, ...(holder ? [holder.key] : []), ...shift] };
}

function prefixOf(keys: readonly KeyEntity[]): string {
  const signs = keys.map(({ value }) => SIGNS[value]);
  return signs.every((sign) => sign !== undefined) ? signs.join('') : `${keys[0]?.value} & `;
}

function holderIn(reading: Reading, text: string, from: number, to: number) {
  const match = HOLDER.exec(text);
  const [key] = keysIn(reading, match?.indices?.groups?.key);
  if (!match || key?.kind !== 'key' || (key.start >= from && key.end <= to) || key.value === 'Shift') return undefined;
  return { key, value: key.value, from: match.index, to: match.index + match[0].length };
}
