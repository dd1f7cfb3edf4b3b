import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { withLineBreaks } from './line-breaks.ts';

const MARK = /[<{[(](?:cursor|caret|here)[>}\])]|\|/iu;
const SAID =
  /[\s,;]*\b(?:and|then|with|but)?\s*(?:then )?(?:leaves?|puts?|places?|moves?|sets?|keeps?|the|with|my)\s+(?:the |my )?(?:cursor|caret)\b.*?(?:(?:behind|after|next to|at)\s+(?:the )?(?<place>\S+).*)?$/isu;
const PAIR = /""|''|\(\)|\[\]|\{\}|<>|«»|></u;

export const typeAndPlaceCursor = action({
  id: 'type-and-place-cursor',
  title: 'Type a text and leave the cursor in the middle of it, ready to fill in',
  slots: {
    text: text('text, with {cursor} where the cursor ends up', 'BP: {cursor}  P:  T:  SpO2: '),
    behind: text('text in front of the cursor', ''),
  },
  code: ({ text: said, behind }) => {
    const written = withLineBreaks(said.replace(SAID, ''));
    const place = behind === said || behind === '' ? SAID.exec(said)?.groups?.place : behind;
    const [before, after] = aroundCursor(written, place?.replace(/[.,;]$/, ''));
    const back = [...after].length;
    return `SendText(${quoteString(before + after)})${back ? `\nSend("{Left ${back}}")` : ''}`;
  },
});

function aroundCursor(written: string, place: string | undefined): [string, string] {
  const mark = MARK.exec(written);
  if (mark) return [written.slice(0, mark.index), written.slice(mark.index + mark[0].length)];
  const at = place ? written.indexOf(place) : -1;
  if (place && at >= 0) return cut(written, at + place.length);
  const pair = PAIR.exec(written);
  if (pair) return cut(written, pair.index + 1);
  // "/* */": two signs with a blank between them.
  const halves = /^([^\p{L}\p{N}\s]{1,4} )[^\p{L}\p{N}\s]{1,4}$/u.exec(written);
  if (halves?.[1]) return [halves[1], written.slice(halves[1].length)];
  const colon = written.indexOf(':');
  return cut(written, colon >= 0 ? colon + 1 : written.length);
}

function cut(written: string, at: number): [string, string] {
  const space = written[at] === ' ' ? 1 : 0;
  return [written.slice(0, at + space), written.slice(at + space)];
}
