import type { Entity } from '#ir/entity.ts';

const LEAD =
  /\b(?:types?|writes?|inserts?|puts?|pastes?|prints?|outputs?|enters?|gives?|gets?|becomes?|says?|want|like|expands? (?:in)?to|turns? (?:in)?to|makes?(?: of it)?|replaced (?:by|with)|typed|written|inserted)\b(?: (?:me|in|out|down|it|there|here|this|these|the|following|a|my|our|whole|text|block|lines?|template|skeleton|letter|mail|message|reply|signature|address|standard|note|as follows|for me))*\s*:?[ ]*\n\s*/giu;
// What goes on behind the text is said about it, and no part of it.
const GOES_ON =
  /^(?:and|but|with|then|so|when|whenever|if|on|using|to be|where|whereby|the cursor|it|that|this|leave|put|should)\b|\b(?:cursor|caret|hotkey|shortcut|ctrl|keyboard|script)\b|^(?:I|Can|Could|It|Please make|That|This) /u;
// A list of keys or of abbreviations is read line by line.
const LISTED =
  /->|=>|→|\s=\s|\bbecomes?\b|\b(?:ctrl|alt|shift|win|control|strg)\s?[+-]|\bF\d{1,2}\b|^\s*(?:[-*•]|\d[.)])\s+(?:open|press|click|type|wait|go|copy|paste|run)\b|^\p{L}{2,6}\d?[ ]?[:=-][ ]+\S/imu;
// "Date: (today)": what is filled in anew each time is read with the words around it.
const CHANGES = /[<{[(](?:[^>}\])\n]{0,20}\b)?(?:date|time|today|clipboard|name|cursor)\b[^>}\])\n]{0,12}[>}\])]/iu;

/** The lines below "F7 should write": what is set apart from the request is to be written as it stands. */
export function findTextBlock(text: string): Entity[] {
  for (const lead of text.matchAll(LEAD)) {
    const start = lead.index + lead[0].length;
    const value = blockAt(text.slice(start));
    if (value && !/^["'`]/.test(value) && !LISTED.test(value) && !CHANGES.test(value))
      return [{ kind: 'text', value, start, end: start + value.length }];
  }
  return [];
}

function blockAt(rest: string): string {
  let end = 0;
  for (const line of rest.matchAll(/[^\n]*(?:\n|$)/g)) {
    const said = line[0].trim();
    if (said && GOES_ON.test(said)) break;
    if (said) end = line.index + line[0].trimEnd().length;
  }
  return rest.slice(0, end);
}
