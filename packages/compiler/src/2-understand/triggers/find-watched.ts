import type { PixelEvent, Trigger } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { SCREEN_COLOURS } from '#knowledge/screen-colours.ts';
import { entityAt, markOf } from '../mask.ts';
import type { FoundTrigger } from './find-triggers.ts';

const SURE = 2;
const WHEN = '(?:when(?:ever)?|if|as soon as|once|the moment|every time|each time|any ?time)';
const COLOUR = `(?:(?:light|dark|bright) )?(${Object.keys(SCREEN_COLOURS).join('|')})|(?:0x|#)([0-9a-f]{6})`;
const SEEN = String.raw`\b${WHEN}\s+(?:(?:the|a|that|this|it|its|it's|there|pixel|colou?r|spot|place|area|point|lamp|light|bar|icon|button|screen|dot|square|of|at|on|around|about|position)\s+|${markOf('point')}\s*|,\s*)*`;
const PIXEL = [
  [
    String.raw`${SEEN}(?:turns?|becomes?|gets?|goes|is|shows?|changes? to|turned|has turned)?\s*(?:${COLOUR})\b(?: again)?`,
    'becomes',
  ],
  [
    String.raw`${SEEN}(?:(?:is|'s)\s*(?:not|n'?t|no longer)|isn'?t|isnt|stops? being|loses its|no longer is|turns? from|is no more)\s+(?:${COLOUR})\b(?:\s+any ?(?:more|longer))?`,
    'leaves',
  ],
  [
    String.raw`${SEEN}(?:chang(?:es|ed|e)\b|is different|looks different)(?:\s+(?:its )?colou?r)?(?!\s+(?:to|from)\b)()()`,
    'changes',
  ],
] as const satisfies readonly (readonly [string, PixelEvent])[];
const PATTERNS = PIXEL.map(([pattern, event]) => ({ pattern: new RegExp(pattern, 'iu'), event }));

/** "as soon as the pixel at 900,500 turns red", "when it is no longer green": a place on the screen is watched. */
export function pixelTriggers(reading: Reading, text: string): FoundTrigger[] {
  const points = reading.entities.filter((entity) => entity.kind === 'point');
  const [point] = points;
  if (
    point?.kind !== 'point' ||
    !/\b(?:pixel|colou?r)|\b(?:red|green|blue|yellow|orange|white|black|gr[ae]y)\b/i.test(text)
  )
    return [];
  for (const { pattern, event } of [...PATTERNS].reverse()) {
    const match = pattern.exec(text);
    if (!match) continue;
    const colour = (match[1] ?? match[2] ?? '').toLowerCase();
    const span = { start: match.index, end: match.index + match[0].length };
    const trigger: Trigger = { kind: 'pixel', at: point.value, event, colour };
    return [{ ...span, trigger, used: [point], score: SURE }];
  }
  return [];
}

const NEW_FILE = new RegExp(
  String.raw`\b${WHEN}\s+(?:there(?: is|'s| comes)\s+)?(?:i get |we get )?(?:a |an |any |some |the |another )?(?:new |fresh |next )?(?<type>pdf|csv|jpe?g|png|txt|xlsx?|docx?|xml|zip|mp[34]|wav)?s?\s*(?:files?|scans?|documents?|orders?|pictures?|photos?|invoices?|one|things?|something)?\s+(?:that |which )?(?:lands?|arrives?|appears?|comes?(?: in)?|shows? up|turns? up|pops? up|drops?|is (?:added|saved|put|dropped|there|created|copied|placed)|gets? (?:added|saved|dropped|put|created|copied)|added|created|is)\s+(?:in|into|to|inside|at|on)\s+(?:the |my |our )?(?:folder )?(?<path>${markOf('path')})(?:\s+folder)?`,
  'diu',
);
// What is done with the file itself is a skill of its own.
const DEED =
  /\b(?:open|print|mov|cop|renam|unzip|extract|delet|upload|convert)\p{L}*\s+(?:it|them|this|that|the file|each)\b|\bhave it\b/iu;

/** "when a new file lands in Z:\Orders". */
export function newFileTriggers(reading: Reading, text: string): FoundTrigger[] {
  const match = NEW_FILE.exec(text);
  const folder = entityAt(reading, match?.indices?.groups?.path?.[0] ?? -1);
  if (!match || folder?.kind !== 'path' || DEED.test(text)) return [];
  const span = { start: match.index, end: match.index + match[0].length };
  const type = match.groups?.type?.toLowerCase() ?? '*';
  return [{ ...span, trigger: { kind: 'new-file', folder: folder.value, type }, used: [folder], score: SURE }];
}
