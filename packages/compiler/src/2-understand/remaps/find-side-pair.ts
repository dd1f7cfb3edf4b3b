import type { Rule } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { keysIn } from '../triggers/key-likelihood.ts';
import type { FoundRemap } from './find-remaps.ts';
import { namedPair } from './find-wheel-pair.ts';

const BUTTONS =
  /\b(?:(?:the|my|both|two|its)\s+)*(?:(?:side|thumb|extra)(?: mouse)? buttons|buttons on the side|mouse ?(?:4|button 4) and (?:mouse ?)?(?:5|button 5))\b/i;
const FORWARD_IS_MORE = /^(?:Volume_|\^Wheel)/;

/** "the two side buttons should switch tabs": what people call by one word, for the back and the forward button. */
export function findSidePair(reading: Reading): FoundRemap | undefined {
  if (!BUTTONS.test(reading.text)) return undefined;
  const named = keysIn(reading, [0, reading.text.length]).filter(({ value }) => !/^XButton/.test(value));
  const words = named.length === 0 ? namedPair(reading.text) : undefined;
  const pair = named.length === 2 ? named.map(({ value }) => value) : words;
  if (!pair || pair[1] === 'AltTab') return undefined;
  // Up comes first in a pair for the wheel; forward is up, and back is down.
  const [back, forward] = words && FORWARD_IS_MORE.test(words[0] ?? '') ? [...pair].reverse() : pair;
  const rules: Rule[] = [
    { kind: 'remap', from: 'XButton1', to: back ?? '' },
    { kind: 'remap', from: 'XButton2', to: forward ?? '' },
  ];
  const used = reading.entities.filter(({ kind, value }) => /key$/.test(kind) || (kind === 'number' && value === 2));
  return { start: 0, end: reading.text.length, rules, used };
}
