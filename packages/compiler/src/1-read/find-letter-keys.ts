import type { Entity } from '#ir/entity.ts';

const BOUND = String.raw`(?<![\p{Script=Latin}\p{N}_])`;
const END = String.raw`(?![\p{L}\p{N}_])`;

const RUN =
  /(?<![\p{L}\p{N}'_.@\\/-])[a-z](?:(?:\s*[,/]\s*(?:and\s+)?|\s+(?:and|&|or)\s+|\s+)[a-z]){1,25}(?![\p{L}\p{N}'_@\\-])/giu;

// "I" and "A" are words; any other capital that stands alone is a key, or a column, which comes to the same.
const CAPITAL = /(?<![\p{L}\p{N}'"_.@\\:/-])[B-HJ-Z](?![\p{L}\p{N}'"_@\\:-])(?!\s?\.\s?\p{L})/gu;

// "remap q to x": two letters that only stand for keys because one becomes the other.
const REMAPPED =
  /\b(?:re-?map|map|swap|turn|change|make|re-?bind|bind|switch|replace|exchange)(?: the| my)?(?: keys?| letters?)? ([a-z0-9])(?: key)? (?:to|into|and|with|as|->|=|for|act as|act like|do|be|type|send)(?: the)?(?: key| letter)? ([a-z0-9])(?![\p{L}\p{N}'])/dgiu;

const LETTER = new RegExp(
  `${BOUND}(?:(?:(?:press(?:ing)?|hit(?:ting)?|hold(?:ing)?|tap(?:ping)?|push(?:ing)?|letter|key|spam(?:s|ming)?|send(?:s)?) (?:the )?(?:letter |key )?)([a-z0-9])${END}|(?:the )?([a-z0-9]) (?:key|button|taste|tapped|twice|2x|stays|is held|held down|pressed|held)${END})`,
  'giu',
);

/** Letters in a row: "h j k l", "Y and Z". */
export function runs(text: string): Entity[] {
  return [...text.matchAll(RUN)].flatMap((match) => {
    const found = [...match[0].matchAll(/(?<!\p{L})\p{L}(?!\p{L})/gu)];
    const onlySpaces = !/[,/&]|and|or/i.test(match[0]);
    // "a b" may be words; "h j k l" are keys.
    if (found.length < (onlySpaces ? 3 : 2) && found.some(([letter]) => /[ai]/i.test(letter))) return [];
    return found.map((letter) => {
      const start = match.index + letter.index;
      return { kind: 'key' as const, value: letter[0].toLowerCase(), start, end: start + 1 };
    });
  });
}

/** Capitals that stand alone. */
export function capitals(text: string): Entity[] {
  // Of a text all in capitals no letter stands out.
  if (!/\p{Ll}/u.test(text)) return [];
  return [...text.matchAll(CAPITAL)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: 'key' as const,
    value: match[0].toLowerCase(),
  }));
}

/** Two letters of which one becomes the other. */
export function remapped(text: string): Entity[] {
  return [...text.matchAll(REMAPPED)].flatMap((match) =>
    [1, 2].flatMap((group) => {
      const [start, end] = match.indices?.[group] ?? [];
      const letter = match[group];
      return start === undefined || end === undefined || !letter
        ? []
        : [{ kind: 'key' as const, value: letter.toLowerCase(), start, end }];
    }),
  );
}

/** Letters that are said to be pressed, or to be keys. */
export function letters(text: string): Entity[] {
  return [...text.matchAll(LETTER)].flatMap((match) => {
    const letter = match[1] ?? match[2];
    if (!letter) return [];
    const start = (match.index ?? 0) + match[0].lastIndexOf(letter);
    return [{ kind: 'key' as const, value: letter.toLowerCase(), start, end: start + 1 }];
  });
}
