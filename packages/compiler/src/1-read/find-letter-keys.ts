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

const KEYS =
  '(?:f\\d{1,2}|caps ?lock|right ctrl|right alt|alt ?gr|pause|insert|scroll lock|menu key|numpad \\d|tab|key)';
const LETTER = new RegExp(
  `${BOUND}(?:(?:(?:press(?:ing|es)?|hit(?:ting|s)?|hold(?:ing|s)?(?: down)?|tap(?:ping|s)?|push(?:ing)?|touch(?:ing)?|letter|key|spam(?:s|ming)?|send(?:s)?) (?:the )?(?:letter |key )?)(?!a (?:key|button|hot ?key|short ?cut|combo|combination|single|certain|special)(?!\\p{L}))([a-z0-9])${END}(?!\\s*(?:secs?|seconds?|s|ms|milli\\w*|min(?:ute)?s?|hours?|times|x)\\b)|(?:${KEYS} (?:be|as|becomes?|to be|gives?|give me|types?|is) (?:the |a )?(?:letter )?)([b-hj-z])${END}|(?:the ([a-z0-9])|([b-z0-9])) (?:key|button|taste|tapped|twice|2x|stays|is held|held down|pressed|held)${END})`,
  'giu',
);

const DOING =
  '(?:scroll|go|goes|open|press|move|jump|next|prev|previous|zoom|play|pause|skip|mute|volume|copy|paste|cut|undo|redo|close|switch|click|left|right|up|down|page|first|last|back|forward|save|start|stop|show|hide|minimi[sz]e|maximi[sz]e|new|reload|refresh|select|delete|toggle|turn|run|home|end|top|bottom)';
// "j = scroll down, k: scroll up, with g to go to the top": a letter that is said to do something.
const DOES = new RegExp(
  String.raw`(?<=^|[,;:(\n]\s?|\b(?:and|with|use)\s)([a-z0-9])(?=\s*(?:=|->|=>|→|:|-|\bto\b|\bfor\b|\bshould\b)\s*(?:(?:to|the|it|a|should)\s+)*${DOING}(?:s|es)?\b)`,
  'giu',
);

// "double tap w to run, s stops it", "press e and then r"
const STOPS = /(?<=[,;.]\s|\b(?:and|but)\s)([b-hj-z])(?=\s+(?:stops?|ends?|cancels?|releases?|lets? go)\b)/giu;
const THEN = /(?<=(?<![\p{L}\p{N}'])[a-hj-z],? (?:and )?then )([a-z])(?![\p{L}\p{N}'])/giu;

// "centre the camera (y)": the key for what was said, and no code to be typed.
const BRACKETED =
  /(?<=\p{L} )(?<!\b(?:type|types|typing|write|writes|replace|and|or|like|option|letter) )\((?:the )?(?:key |letter )?([b-hj-z])\)/giu;

const ARTICLE_OF = /^ (?!(?:and|or|keys?|buttons?|to|as|should|is|are|in|on|for|for me)\b)\p{L}{2}/iu;

const SPEAKS =
  /^(?:['’]|\s+(?:want|would|need|use|used|never|always|often|have|had|like|can|could|am|do|don|hate|play|keep|press|wish|think|just|only|get|got|prefer|rather|hit|work)\b)/i;

/** Letters in a row: "h j k l", "Y and Z". */
export function runs(text: string): Entity[] {
  return [...text.matchAll(RUN)].flatMap((match) => {
    const all = [...match[0].matchAll(/(?<!\p{L})\p{L}(?!\p{L})/gu)];
    // "…, a tap": the last of them is the article of what follows.
    const isArticle = /^a$/i.test(all.at(-1)?.[0] ?? '') && ARTICLE_OF.test(text.slice(match.index + match[0].length));
    // "… on R, I want it on F4": the last of them is the one who speaks.
    const isSpeaker = /^i$/i.test(all.at(-1)?.[0] ?? '') && SPEAKS.test(text.slice(match.index + match[0].length));
    const found = isArticle || isSpeaker ? all.slice(0, -1) : all;
    if (found.length < 2) return [];
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

// "[ and ] keys", "the ; key"
const SIGN =
  /(?<![\p{L}\p{N}])([[\]\\;',./=`-])\s+(?:and|or|\/)\s+(?:the )?([[\]\\;',./=`-])(?=\s+(?:keys?|buttons?)|\s*\))/dgu;

/** Signs that are called keys. */
export function signs(text: string): Entity[] {
  return [...text.matchAll(SIGN)].flatMap((match) =>
    [1, 2].flatMap((group) => {
      const [start, end] = match.indices?.[group] ?? [];
      const value = match[group];
      return start === undefined || end === undefined || !value ? [] : [{ kind: 'key' as const, value, start, end }];
    }),
  );
}

// "alternate between 1 and 2", "cycle through 1, 2, 3"
const ALTERNATE =
  /\b(?:alternat\w*|cycl\w*|go(?:es)? round)(?: (?:between|through|of|the|keys?|numbers?))* ((?:[a-z0-9](?:\s*,\s*(?:and )?|\s+and\s+|\s+)){1,8}[a-z0-9])(?![\p{L}\p{N}%:])/dgiu;

/** Keys that take turns. */
export function alternating(text: string): Entity[] {
  return [...text.matchAll(ALTERNATE)].flatMap((match) => {
    const [from = 0] = match.indices?.[1] ?? [];
    return [...(match[1] ?? '').matchAll(/(?<![\p{L}\p{N}])[a-z0-9](?![\p{L}\p{N}])/giu)].map((key) => {
      const start = from + key.index;
      return { kind: 'key' as const, value: key[0].toLowerCase(), start, end: start + 1 };
    });
  });
}

/** Letters that are said to be pressed, or to be keys. */
export function letters(text: string): Entity[] {
  return [LETTER, DOES, STOPS, THEN, BRACKETED]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => {
      const letter = match[1] ?? match[2] ?? match[3] ?? match[4];
      if (!letter) return [];
      const start = (match.index ?? 0) + match[0].lastIndexOf(letter);
      return [{ kind: 'key' as const, value: letter.toLowerCase(), start, end: start + 1 }];
    });
}
