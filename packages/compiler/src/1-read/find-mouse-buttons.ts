import type { Entity } from '#ir/entity.ts';

const SIDE =
  /(?<![\p{L}])(?:the )?(?<which>back|forward|front|rear|upper|lower)(?: (?:one|mouse ?button|button|side button|thumb button))(?: (?:on|of) (?:the |my )?(?:side of (?:the |my )?)?mouse)?(?! (?:of|in|on) (?:the |my )?(?:browser|app|page|window))(?![\p{L}])/giu;
const ABOUT_MOUSE = /\b(?:mouse|mice|thumb buttons?|side buttons?|forward button|mouse ?buttons?)\b/i;

// "the side button copies and the other one pastes"
const SIDE_BUTTON = /\b(?:side|thumb|extra)(?: mouse)? button(?! \d)\b|\b(?:mouse button 4|mouse ?4|xbutton1)\b/i;
const OTHER = /(?<![\p{L}])the other(?: (?:one|side (?:button|one)|thumb button|button))(?![\p{L}])/giu;

/** "the back button", "the forward one": a button of the mouse where the request is about one. */
export function mouseButtons(text: string): Entity[] {
  if (!ABOUT_MOUSE.test(text)) return [];
  const other = SIDE_BUTTON.test(text) ? [...text.matchAll(OTHER)] : [];
  return [...other, ...text.matchAll(SIDE)].map((match) => ({
    kind: 'key',
    value: /^(?:back|rear|lower)$/i.test(match.groups?.which ?? '') ? 'XButton1' : 'XButton2',
    start: match.index,
    end: match.index + match[0].length,
  }));
}
