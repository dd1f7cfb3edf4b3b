import type { Rule } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { ANY_KEY } from '../mask.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';
import type { FoundRemap } from './find-remaps.ts';

const WORDS = String.raw`[^\ue000-\ue00b.;\n]`;
const LIST = String.raw`${ANY_KEY}(?:\s*(?:,|/|and|&|or)\s*(?:the )?${ANY_KEY})*`;
const MAY = '(?:should|must|shall|could|can|will|would|to|need to|have to)';
const THERE = String.raw`(?=\s*(?:[).,;!?]|$|there\b|in\b|here\b|by default\b|normally\b|usually\b|and\b|but\b|or\b))`;

// "the wheel click should fit the page, that is ctrl+0 there", "F2 to search (its ctrl+e)"
const THAT_IS = new RegExp(
  String.raw`(?<from>${ANY_KEY})(?:\s+(?:key|button))?\s+(?<deed>${WORDS}{3,90}?)[\s,(:–-]+(?:that'?s|that is|which is|its|it'?s|it is|this is|so|i\.?e\.?|meaning|the shortcut (?:for (?:that|it) )?(?:there )?is|which has)\s+(?:normally |usually |the |done with |on |shortcut |hotkey |called )*(?<to>${ANY_KEY})${THERE}`,
  'dgiu',
);
const DEED =
  /^(?:(?:should|must|shall|could|can|will|would|to|=|:|for|does|do)\b|\p{L}+s\b)(?!.*\b(?:broken|dead|press|hold|held|already|taken)\b)/iu;

// "the jump is on alt+left and alt+right, I want these on F1 and F2", "crop is on ctrl+k, I'd rather have it on F4"
const ON_OTHERS = new RegExp(
  String.raw`\b(?:on|is|has|under|with|via|uses?|by|are)\s+(?:the )?(?<to>${LIST})(?<between>[^\ue005\ue006]{2,120}?)\b(?:want|have|put|like|need|prefer|move|see|get|rather)\s+(?:it|this|that|these|them|those|both)(?: (?:two|both|one|ones))?\s+(?:on|to|with|by|under|at)\s+(?:the |my )?(?:plain |bare |normal |simple |single |key )*(?<from>${LIST}|arrows?(?: keys)?)`,
  'diu',
);

// "the pedal sends a and b. these two should be page up and page down"
const THESE = new RegExp(
  String.raw`(?<![\ue005\ue006])(?<from>${LIST})(?<between>[^\ue005\ue006]{2,120}?)\b(?:these|those|they|both|the two|the keys)(?: (?:[\ue00b]+|two|keys|letters|ones|of them))*\s+${MAY}\s+(?:be|become|act as|act like|press|send|do|work as|count as|give|mean)\s+(?:the )?(?<to>${LIST})`,
  'diu',
);

// "while I keep the wheel pressed it should be as if I hold space": what is held holds the other.
const HELD = new RegExp(
  String.raw`\b(?:hold(?:ing)?|keep(?:ing)?|press(?:ing)? and hold|held)\s+(?:down\s+)?(?:the |my )?(?<from>${ANY_KEY})(?:\s+(?:key|button|down|pressed|held))*[\s,]+(?:${WORDS}{0,30}?\b(?:be|is|acts?|works?|count|behaves?|do|does|hold|holds)\b|=)${WORDS}{0,30}?(?:\b(?:hold|holding|holds|held|keep|kept|press|pressing)\s+(?:down\s+)?(?:the )?(?<to>${ANY_KEY})|(?<to2>${ANY_KEY})(?:\s+(?:bar|key))?\s+(?:is |was |were |being )?(?:held|pressed|down|kept))`,
  'diu',
);

/** A key for what a program has on another one, where the program's own keys are told by the way. */
export function findToldShortcuts(reading: Reading, text: string): FoundRemap[] {
  const one = onOthers(reading, text) ?? theseAre(reading, text) ?? heldAs(reading, text);
  return one ? [one] : thatIs(reading, text);
}

function thatIs(reading: Reading, text: string): FoundRemap[] {
  return [...text.matchAll(THAT_IS)].flatMap((match) => {
    const { from, to } = match.indices?.groups ?? {};
    if (!DEED.test(match.groups?.deed ?? '')) return [];
    return remap(keysIn(reading, from), keysIn(reading, to), match) ?? [];
  });
}

function onOthers(reading: Reading, text: string): FoundRemap | undefined {
  const match = ON_OTHERS.exec(text);
  const groups = match?.indices?.groups;
  if (!match || !groups?.from) return undefined;
  const old = keysIn(reading, groups.to);
  const named = keysIn(reading, groups.from);
  // "the plain arrows": the same keys without what is held.
  const from = named.length > 0 ? named : old.map((key) => ({ ...key, value: key.value.replace(/^[\^!+#]+/, '') }));
  if (named.length === 0 && !old.every(({ value }) => /^[\^!+#]+(?:Left|Right|Up|Down)$/.test(value))) return undefined;
  return remap(from, old, match);
}

function theseAre(reading: Reading, text: string): FoundRemap | undefined {
  const match = THESE.exec(text);
  const groups = match?.indices?.groups;
  const from = keysIn(reading, groups?.from);
  return match && from.length > 1 ? remap(from, keysIn(reading, groups?.to), match) : undefined;
}

function heldAs(reading: Reading, text: string): FoundRemap | undefined {
  const match = HELD.exec(text);
  const groups = match?.indices?.groups;
  return match ? remap(keysIn(reading, groups?.from), keysIn(reading, groups?.to ?? groups?.to2), match) : undefined;
}

function remap(from: readonly KeyEntity[], to: readonly KeyEntity[], match: RegExpExecArray): FoundRemap | undefined {
  if (from.length === 0 || from.length !== to.length || from.some(({ value }, at) => value === to[at]?.value))
    return undefined;
  const rules = from.map((key, index): Rule => ({ kind: 'remap', from: key.value, to: to[index]?.value ?? '' }));
  return { start: match.index, end: match.index + match[0].length, rules, used: [...from, ...to] };
}
