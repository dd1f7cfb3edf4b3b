import type { Rule } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import type { Composed } from './composed.ts';

const WHEEL = /\b(?:mouse ?wheel|scroll ?wheel|wheel|scroll(?:ing)?)\b/i;
const NEXT = /\b(?:next|forward|cycl\w*|through|one after the other)\b/i;
const PREVIOUS = /\b(?:previous|prev|back|backwards?|before|cycl\w*|through|other way)\b/i;
const ROW = /(?<![\d:.%])\b(\d)(?:\s*(?:,|and|\/|-(?!\s*\d\b(?!\s*[,-]))|\s)\s*(\d)\b){2,9}(?![\d:%])/;
const RANGE = /(?<![\d:.%])\b(\d)\s*(?:to|-|–|through|until|\.\.\.?)\s*(\d)\b(?![\d:%])/;
const LINK = String.raw`(?:\s*(?:=|:|->|,)|\s+(?:should|is|be|goes|go|to|the|for|gives|selects?|takes|does))*\s*`;
const WITH = String.raw`(?:\s+\w+){0,2}?\s+(?:with|by|on)\s+(?:the )?(?:(?:mouse ?|scroll ?)?wheel )?`;
const isNext = (turn: string) => new RegExp(String.raw`\b${turn}${LINK}\bnext\b|\bnext${WITH}${turn}\b`, 'i');
const UP_IS_NEXT = isNext('up');
const DOWN_IS_NEXT = isNext('down');

/** "wheel down = next tool, wheel up = previous, 1 to 4": the wheel goes round through a row of keys. */
export function composeWheelCycle(reading: Reading): Composed | undefined {
  const { text, entities } = reading;
  if (
    !WHEEL.test(text) ||
    !NEXT.test(text) ||
    !PREVIOUS.test(text) ||
    /\b(?:tabs?|windows?|song|track|volume|page)\b/i.test(text)
  )
    return undefined;
  const keys = keysIn(text);
  if (keys.length < 3 || entities.some(({ kind }) => !/^(?:key|hotkey|number)$/.test(kind))) return undefined;
  const step = UP_IS_NEXT.test(text) && !DOWN_IS_NEXT.test(text) ? 1 : -1;
  const needs = [
    '; Presses the key that many places further on in the row; behind the last comes the first',
    'PressInRow(places) {',
    `    static keys := [${keys.map((key) => `"${key}"`).join(', ')}], position := 1`,
    '    position := Mod(position - 1 + places + keys.Length, keys.Length) + 1',
    '    Send(keys[position])',
    '}',
  ].join('\n');
  const rule = (turn: string, places: number): Rule => ({
    kind: 'steps',
    trigger: { kind: 'hotkey', keys: turn },
    steps: [{ title: 'Go through a row of keys with the wheel', code: `PressInRow(${places})`, needs }],
  });
  const rules = [rule('WheelUp', step), rule('WheelDown', -step)];
  return { rules, assumed: [], used: entities, score: 0.95, isRead: true };
}

function keysIn(text: string): string[] {
  const row = ROW.exec(text)?.[0].match(/\d/g);
  if (row) return [...row];
  const [, first, last] = RANGE.exec(text) ?? [];
  const length = Number(last) - Number(first) + 1;
  return length >= 3 ? Array.from({ length }, (_, index) => String(Number(first) + index)) : [];
}
