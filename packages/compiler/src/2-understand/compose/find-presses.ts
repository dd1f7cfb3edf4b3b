import type { Reading, Span } from '#ir/entity.ts';
import { ANY_KEY } from '../mask.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';

export type Manner = 'once' | 'twice' | 'thrice' | 'held';

/** Words that say how a key is pressed, with the key where it is named there. */
export type FoundPress = Span & { readonly manner: Manner; readonly key: KeyEntity | undefined };

const VERB = '(?:tap|press|click|hit|push)';
const DOING = `${VERB}(?:p?ing|t?ing|p?ed|e?s)?`;
const IT = String.raw`(?:(?:on|of|the|same|that|this|my|it|key|button)\s+)*(?:${ANY_KEY}(?:\s+(?:key|button))?|it|key|button)`;
const QUICK = String.raw`(?:,?\s*(?:very|really|quickly|quick|fast|rapidly|shortly|in a row|in quick succession|right after each other|after each other|within [^,.;:=]{3,20}))*`;
const LEAD = String.raw`(?:\b(?:and|but|when(?:ever)?|if|on|with|by|for|via|using|a|an|i|you|it|gets|is|the)\s+)*`;
const TIMES: Readonly<Record<Exclude<Manner, 'held'>, { count: string; fold: string }>> = {
  once: { count: '(?:once|one time|1x|1 time)', fold: '(?:single|one|1|normal|short|quick|brief|simple)' },
  twice: { count: '(?:twice|two times|2x|2 times|double)', fold: '(?:double|two|2)' },
  thrice: { count: '(?:thrice|three times|3x|3 times)', fold: '(?:triple|three|3)' },
};
const BRIEF = '(?:briefly|shortly|only briefly|for a moment)';
const LASTS = String.raw`(?:\s+(?:down|pressed|held|longer|long|in))*(?:,?\s+(?:for|about|around|at least|more than|over|longer than|some|like))*(?:\s+(?:a (?:bit|little|while|moment)|(?:a|one|half a) (?:full )?sec(?:ond)?|longer|\ue007+))?(?:\s+(?:or (?:longer|more)|longer|long))?`;

const PATTERNS: readonly (readonly [Manner, string])[] = [
  ...(['once', 'twice', 'thrice'] as const).flatMap((manner): (readonly [Manner, string])[] => {
    const { count, fold } = TIMES[manner];
    const often = manner === 'once' ? `(?:${count}|${BRIEF})` : count;
    return [
      [
        manner,
        String.raw`${fold}[- ](?:(?:quick|fast|short|rapid|single) )*${DOING}(?:\s+(?:on|of|to)\s+${IT}|\s+${ANY_KEY}|\s+it\b)?`,
      ],
      [manner, String.raw`${DOING}\s+(?:${IT}\s+)?(?:(?:only|just|quickly)\s+)?${often}`],
      [manner, String.raw`${ANY_KEY}(?:\s+(?:key|button))?\s+(?:(?:only|just)\s+)?${often}`],
      [manner, String.raw`(?<=[.,;:(\n]\s*|\band\s+|^)${often}(?=\s*(?:=|:|->|→|should\b|for\b|to\b))`],
    ];
  }),
  [
    'once',
    String.raw`tap(?:s|ping|ped)?\s+(?:${IT})|(?:\b(?:a|the|just)\s+)tap(?:ping)?\b|(?<=[.,;:]\s*)tap(?:ped|ping)?(?=\s*(?:=|:|->|\p{L}))`,
  ],
  [
    'held',
    String.raw`(?:hold(?:s|ing)?|keep(?:s|ing)?)\s+${IT}${LASTS}|(?:held|kept)(?:\s+(?:down|pressed))?${LASTS}|long(?:er)?[- ](?:press|tap|click|hold)(?:ing|ed|es)?(?:\s+(?:on|of)\s+${IT}|\s+it\b)?|(?<=[.,;:]\s*|\band\s+)(?:hold|holding)(?=\s*(?:=|:|->|→|for\b|should\b))${LASTS}`,
  ],
];
const AFTER = String.raw`(?:\s*\))?(?:\s*(?:,|:|=|->|→|=>|-)|\s+(?:then|it|should|shall|will|would|must|to|means|for me|i want|i'd like)\b)*`;
const FOUND = PATTERNS.map(([manner, pattern]) => ({
  manner,
  pattern: new RegExp(String.raw`${LEAD}(?<said>(?<![\p{L}-])(?:${pattern}))${QUICK}(?![\p{L}])${AFTER}`, 'dgiu'),
}));

/** "pressed once", "two quick taps", "keep it down for a second": how the presses of one key differ, in their order. */
export function findPresses(reading: Reading): FoundPress[] {
  const text = keysMasked(reading);
  const found = FOUND.flatMap(({ manner, pattern }) =>
    [...text.matchAll(pattern)].map((match): FoundPress => {
      const span = { start: match.index, end: match.index + match[0].length };
      return { ...span, manner, key: keysIn(reading, [span.start, span.end])[0] };
    }),
  );
  const longest = found.sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: FoundPress[] = [];
  for (const one of longest) {
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}

// Numbers stay words here: "two times" is what is looked for.
function keysMasked({ text, entities }: Reading): string {
  const signs: Readonly<Record<string, string>> = { key: '\ue006', hotkey: '\ue005', duration: '\ue007' };
  return entities.reduce((masked, { kind, start, end }) => {
    const sign = signs[kind];
    return sign ? masked.slice(0, start) + sign.repeat(end - start) + masked.slice(end) : masked;
  }, text);
}
