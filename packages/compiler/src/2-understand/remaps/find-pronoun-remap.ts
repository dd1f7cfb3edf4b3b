import type { Rule } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { ANY_KEY } from '../mask.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';
import type { FoundRemap } from './find-remaps.ts';

const LIST = String.raw`${ANY_KEY}(?:\s*(?:,|/|and|&|or)\s*(?:the )?${ANY_KEY})*`;
const MAY = '(?:could|can|should|might|may|would|shall|will|must)';
const BEING = '(?:be|become|giv(?:e|es)(?: me)?|act(?:s)? as|do|type|send|work as|press|take over(?: for)?)';
// "the q is broken, use F1 for it", "no home and end keys: could alt+left and alt+right do it?"
const KEYS_FOR_IT = new RegExp(
  String.raw`\b(?:use|take|have|let|want)\s+(?:the )?(?<from>${LIST})(?:\s+keys?)?\s+(?:for|as|give|to give|instead of|do)\s+(?:it|that|them|those|this)\b|\b(?:use|take)\s+(?:the )?(?<from3>${LIST})(?:\s+keys?)?\s+instead\b(?! of)|(?:\b${MAY}\s+)?(?<from2>${LIST})(?:\s+keys?)?\s+(?:${MAY}\s+)?(?:do|be used for|stand in for|replace|take over|jump in for)\s+(?:it|that|them|those|this|the same|their job|its job)(?=\s*(?:instead|\?|,|;|\.|$))`,
  'diu',
);
// "F10 I never use, let it give b", "the left alt I never touch, so that could be a space"
const IT_AS_KEY = new RegExp(
  String.raw`\b(?:(?:so )?(?:that|it|this|that one|this one|which)\s+${MAY}\s+(?:${BEING})|${MAY} (?:that|it|this|that one|this one) (?:${BEING})|let(?:'s)? (?:it|that|that one) ${BEING}|make (?:it|that|that one))\s+(?:(?:a|an|the|my|another|second|letter|into)\s+)*(?<to>${ANY_KEY})`,
  'diu',
);

const MISSING =
  /\b(?:broken|broke|dead|no|missing|lacks?|without|don'?t have|hasn'?t|has no|have no|gone|stuck|not work\w*|does(?:n'?t| not) work|lost|worn|died|defective|kaput|fell off|spilled|stopped|yoga|pain|awkward|uncomfortable|too far|hard to (?:reach|press|hit)|finger ?breaker|clumsy|contortions?|twist(?:s|ing)?|stretch|hurts?|cumbersome|two hands|both hands|other hand|fiddly|unreachable)\b/i;

const OFF_IT =
  /\b(?:make it (?:dead|do nothing|useless)|(?:(?:it|that|this|which)\s+)?(?:should|must|has to|shall) (?:just |simply |always )?(?:be ignored|do nothing|be dead|be disabled|be switched off|not do anything|not work)|ignore it|disable it|switch it off|turn it off|kill it|block it|get rid of it)\b/i;

/** One key for another, where one of them was named before and is only called "it" here. */
export function findPronounRemap(reading: Reading, text: string): FoundRemap | undefined {
  return keysForIt(reading, text) ?? itAsKey(reading, text) ?? nothing(reading, text);
}

function keysForIt(reading: Reading, text: string): FoundRemap | undefined {
  const match = KEYS_FOR_IT.exec(text);
  const groups = match?.indices?.groups;
  const from = keysIn(reading, groups?.from ?? groups?.from2 ?? groups?.from3);
  const to = keysIn(reading, [0, match?.index ?? 0]).slice(-from.length);
  // Only a key that cannot be had needs another one.
  if (!MISSING.test(text.slice(0, match?.index ?? 0))) return undefined;
  return match ? remap(from, to, match.index + match[0].length) : undefined;
}

function itAsKey(reading: Reading, text: string): FoundRemap | undefined {
  const match = IT_AS_KEY.exec(text);
  const to = keysIn(reading, match?.indices?.groups?.to);
  const from = keysIn(reading, [0, match?.index ?? 0]).filter(({ value }) => value !== to[0]?.value);
  const [old] = from.slice(-1);
  // "ctrl+shift+k mutes it, a finger breaker: make it F8": a combination that works gets an easier key.
  const isEasier = old?.kind === 'hotkey' && to[0]?.kind === 'key' && /\bmake\b/i.test(match?.[0] ?? '');
  const [one, other] = isEasier ? [to, [old]] : [from.slice(-1), to];
  return match ? remap(one, other, match.index + match[0].length) : undefined;
}

// "a sleep key right over backspace: make it dead": the first key is what it is about.
function nothing(reading: Reading, text: string): FoundRemap | undefined {
  const match = OFF_IT.exec(text);
  const [key] = keysIn(reading, [0, match?.index ?? 0]);
  const isTelling =
    match && /\b(?:key|button|keyboard|accident\w*|always hit|keep hitting|hit it)\b/i.test(text.slice(0, match.index));
  if (!match || !key || !isTelling || reading.entities.some(({ kind }) => kind === 'duration' || kind === 'clock'))
    return undefined;
  const rules: Rule[] = [{ kind: 'remap', from: key.value, to: '' }];
  const used = keysIn(reading, [0, match.index]);
  return { start: key.start, end: match.index + match[0].length, rules, used };
}

function remap(from: readonly KeyEntity[], to: readonly KeyEntity[], end: number): FoundRemap | undefined {
  if (from.length === 0 || from.length !== to.length) return undefined;
  const rules = from.map((key, index): Rule => ({ kind: 'remap', from: key.value, to: to[index]?.value ?? '' }));
  const used = [...from, ...to];
  return { start: Math.min(...used.map(({ start }) => start)), end, rules, used };
}
