import type { Entity, Reading } from '#ir/entity.ts';

const BEFORE =
  /\b(?:windows?|dialogs?|dialogue|pop-?ups?|(?:message )?box(?:es)?)\b[^.;\n]{0,45}?\b(?:called|named|titled|entitled|labell?ed|title|name|caption|titles|names|is|contains?|containing|has|have|with|says?|saying|reads?|includes?|like|of|words?|text)\s+(?:the words? |the text )?["'`«]?$/i;
const RIGHT_BEFORE = /\b(?:window|dialog|popup)s?:? ["'`«]?$/i;
const AFTER =
  /^["'`»]?,? (?:windows?|dialogs?|pop-?ups?|(?:message )?box(?:es)?)\b|^["'`»]?,? (?:somewhere )?(?:in|on) (?:its|the|their) (?:window )?(?:title|caption)/i;
const NO_TITLE = /\b(?:types?|writes?|shows?|message|says?|with the text)\s+["'`«]?$/i;

/** Whether a text is said to be the title of a window, or a part of it. */
export function isWindowTitle({ kind, start, end }: Entity, { text }: Reading): boolean {
  if (kind !== 'text') return false;
  const before = text.slice(Math.max(0, start - 90), start);
  if (AFTER.test(text.slice(end, end + 60))) return true;
  return (
    (BEFORE.test(before) || RIGHT_BEFORE.test(before)) &&
    !(NO_TITLE.test(before) && !/window\w* that says/i.test(before))
  );
}
