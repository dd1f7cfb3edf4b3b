import type { Reading } from '#ir/entity.ts';
import { sliceReading } from './slice-reading.ts';

const VERB =
  'open|close|type|write|press|hit|send|click|wait|paste|copy|minimi[sz]e|maximi[sz]e|move|run|start|launch|show|save|lock|mute|turn|switch|go|play|pause|select|scroll|sleep|put|take|search|delete|empty|beep|say|insert|set|restore|resize|bring|double|right|left|hold|release|drag|then';
const BETWEEN = new RegExp(
  `\\s*(?:[,;]?\\s*\\b(?:and then|and after that|then|after that|afterwards|followed by|next)\\b|[,;]\\s*(?:and\\s+)?(?=(?:${VERB})s?\\b)|\\band\\s+(?=(?:${VERB})s?\\b))\\s*`,
  'giu',
);

/** "open this, wait a second and type that" as its steps, in order. */
export function splitSteps(reading: Reading): Reading[] {
  const outside = [...reading.text.matchAll(BETWEEN)].filter(
    ({ index }) => !reading.entities.some(({ start, end }) => start < index && index < end),
  );
  const starts = [0, ...outside.map((match) => match.index + match[0].length)];
  const ends = [...outside.map((match) => match.index), reading.text.length];
  return starts
    .map((start, index) => sliceReading(reading, start, ends[index] ?? start))
    .filter(({ text }) => text.trim());
}
