import type { Step } from '#ir/automation.ts';
import type { Entity } from '#ir/entity.ts';
import { type Knowledge, stepOf } from '../understanding.ts';

const LED =
  /^(?:(?:press(?:es)?|hit(?:s)?|send(?:s)?|push(?:es)?|tap(?:s)?|the|a|and|then|another|again|it|should|to|just|please|key|keys|will|i|want|go(?:es)?)\s+)*$/i;
const BETWEEN = /^(?:\s+(?:key|keys|again|and|then|the))*\s+$/i;
const TIMES =
  /^\s*(?:(?<twice>twice|two times)|(?<thrice>three times)|(?:x\s*)?(?<count>\d{1,2})\s*(?:x|times))?(?:\s+(?:key|again|after it|afterwards|at the end))*[\s.!]*$/i;
// "goes to the next field" has a key of its own.
const NEXT_FIELD =
  /^(?:(?:it|should|to|and|then|then it)\s+)*(?:goes?|go(?:ing)?|jumps?|moves?|tabs?|skips?)\s+(?:on\s+)?(?:to|into|over to)\s+the\s+(?:next|following|second|third|other)\s+(?:field|box|cell|input)\.?$/i;

/** "tab tab enter", "down 3 times": keys that stand in a row, each with how often; nothing where anything else is said. */
export function keyRow(
  knowledge: Knowledge,
  piece: string,
  start: number,
  inside: readonly Entity[],
  said: string,
): Step[] | undefined {
  if (NEXT_FIELD.test(said.trim())) return [stepOf(knowledge, 'press-key', { keys: 'Tab', times: 1 })];
  const keys = inside.filter(({ kind }) => kind === 'key' || kind === 'hotkey');
  const [first] = keys;
  const last = keys.at(-1);
  if (!first || !last) return undefined;
  const at = (from: number, to?: number) => said.slice(from - start, to === undefined ? undefined : to - start);
  const count = TIMES.exec(at(last.end));
  const isRow = keys.every((key, index) => index === 0 || BETWEEN.test(at(keys[index - 1]?.end ?? 0, key.start)));
  if (!LED.test(at(start, first.start).replace(/^\s+/, '')) || !isRow || !count || piece.length === 0) return undefined;
  const { twice, thrice, count: number } = count.groups ?? {};
  const times = twice ? 2 : thrice ? 3 : Number(number ?? 1);
  return keys.map((key) => stepOf(knowledge, 'press-key', { keys: key.value, times: key === last ? times : 1 }));
}
