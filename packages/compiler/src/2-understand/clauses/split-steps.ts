import type { Reading } from '#ir/entity.ts';
import { masked } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';

export const VERB = String.raw`(?:open|close|type|write|press|hit|send|click|wait|paste|copy|cut|minimi[sz]e|maximi[sz]e|move|run|start|launch|show|save|lock|mute|unmute|turn|switch|go|play|pause|select|scroll|sleep|put|take|search|delete|empty|beep|say|insert|set|restore|resize|bring|keep|place|arrange|get(?=s? an?\b)|renew|flush|double[- ]click|right[- ]click|left[- ]click|hold|release|drag|tell|shut|read|come|return|jump|activate|focus|add|create|make|give|print|log|enter|fill|undo|google|translate|exit|quit|kill|snap|pin|hide|tab\b)`;
const LINKS =
  '(?:and then|and after that|then|after that|afterwards|after which|followed by|next|finally|and finally|and also|and)';
const BETWEEN = new RegExp(
  String.raw`[,;.]?\s+${LINKS}\s+(?=(?:it\s+|to\s+|also\s+|i\s+|should\s+){0,3}(?:${VERB}(?:s|es|ing)?\b|[\ue000-\ue00b]))|[,;.\n]\s*(?:and\s+)?(?=(?:it\s+|to\s+|also\s+|then\s+){0,3}${VERB}(?:s|es)?\b)|[,;.]?\s+(?:and then|then|after that|afterwards|followed by)\b|(?<=\S)\s{6,}(?=${VERB}(?:s|es)?\b)|(?<=[\ue000\ue002])\s+(?=(?:press|hit|type|write|wait|open|click|paste)(?:s|es)?\b)`,
  'giu',
);

/** "open this, wait a second and type that" as its steps, in order. */
export function splitSteps(reading: Reading): Reading[] {
  const text = masked(reading);
  // "between 720p and 1080p" names two ends of one step.
  const cuts = [...text.matchAll(BETWEEN)].filter(
    ({ index }) => !/\bbetween\s[^,;.]{1,30}$/i.test(text.slice(0, index)),
  );
  const starts = [0, ...cuts.map((match) => match.index + match[0].length)];
  const ends = [...cuts.map((match) => match.index), text.length];
  return starts
    .map((start, index) => sliceReading(reading, start, ends[index] ?? start))
    .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part));
}
