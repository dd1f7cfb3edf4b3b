import { quoteString } from '@hotscribe/ahk';
import { folderExpression } from '#skills/folder-expression.ts';
import { markOf } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';
import { stepOf } from '../understanding.ts';
import { type PartReader, saidValue, step, type Told, withSteps } from './told.ts';

const GOES = String.raw`^(?:(?:go|goes|change|changes|switch|switches|jump|jumps|flip|flips|return|returns|move|moves|come|comes|get|gets|over|back|again|right|click|bring)\s+)*(?:(?:activates?|focus(?:es)?|brings? up)\s+|(?:to|into|in|onto)\s+)(?:(?:the|my|our|window|program|open|other|called|named|titled|with|title|name)\s+)*`;
const TO_NAMED = new RegExp(
  String.raw`${GOES}(?<place>${markOf('text', 'program')})(?:\s+(?:window|program|again|sheet|app|to the front))*(?:\s+(?:and\s+)?(?<more>\S[^\ue000-\ue00b]*))?$`,
  'diu',
);
const TO_WINDOW = new RegExp(
  `${GOES}(?<title>\\p{Lu}[\\p{L}\\p{N}]*(?: \\p{Lu}[\\p{L}\\p{N}]*)*)(?: (?:window|program|app))?$`,
  'u',
);
const SAVED = new RegExp(
  String.raw`^saves?(?: (?:it|this|that|the|file|document|text|them|all))*\s+(?:as|under|to|in|into)\s+(?:(?:a|the|text|file|name|called|named|of)\s+)*${markOf('path')}$`,
  'iu',
);
const CLIPBOARD = new RegExp(
  String.raw`^(?:puts?|cop(?:y|ies)|places?|get)\s+(?:(?:the|this|text|words?|sentence|link)\s+)*(?:${markOf('text', 'site', 'email')})\s+(?:in|into|on|onto|to)\s+(?:the |my )?clipboard(?:\s+(?:so|for|ready|where|which)\b.*)?$`,
  'iu',
);

/** "change to the window called Orders", "back to Excel". */
export function windowReader(readRest: PartReader): PartReader {
  return (part, text, told, knowledge) => {
    const match = TO_NAMED.exec(text);
    const at = match?.indices?.groups?.place?.[0];
    const place = part.entities.find(({ start }) => start === at);
    const title = place?.kind === 'text' ? place.value : match ? undefined : TO_WINDOW.exec(part.text)?.groups?.title;
    const gone: Told | undefined =
      place?.kind === 'program'
        ? withSteps(told, stepOf(knowledge, 'open-or-activate-program', { program: place.value }))
        : title
          ? {
              ...withSteps(told, step('Switch to a window', `if WinExist(${quoteString(title)})\n    WinActivate()`)),
              title,
            }
          : undefined;
    const more = match?.indices?.groups?.more;
    if (!gone || !more) return gone;
    // "back to Excel one cell down"
    const rest = sliceReading(part, more[0], more[1]);
    return readRest(rest, text.slice(more[0], more[1]), gone, knowledge);
  };
}

/** "save it as list.txt on the desktop": what is new asks for its name. */
export const readSaveAs: PartReader = (part, text, told) => {
  const path = saidValue(part, 'path');
  if (!path || !SAVED.test(text)) return undefined;
  const code = [
    'Send("^s")',
    'if WinWaitActive("ahk_class #32770",, 5) { ; where it asks for the name',
    `    SendText(${folderExpression(path)})`,
    '    Send("{Enter}")',
    '}',
  ].join('\n');
  return withSteps(told, step('Save it under a name', code));
};

/** "put "on my way" in the clipboard". */
export const readIntoClipboard: PartReader = (part, text, told) => {
  const said = saidValue(part, 'text') ?? saidValue(part, 'site') ?? saidValue(part, 'email');
  if (!said || !CLIPBOARD.test(text)) return undefined;
  return withSteps(told, step('Put a text in the clipboard', `A_Clipboard := ${quoteString(said)}`));
};
