import type { Reading, Span } from '#ir/entity.ts';
import { ANY_KEY, masked } from '../mask.ts';
import type { KeyEntity } from './key-likelihood.ts';

export type FoundStopKey = Span & { readonly key: KeyEntity };

const STOP = '(?:stop(?:s|ped)?|end(?:s)?|off|cancel(?:s|led)?|quit(?:s)?|pause(?:s)?|abort(?:s)?|halt(?:s)?)';
const PATTERNS = [
  String.raw`\b(?:and\s+)?${STOP}(?:\s+(?:it|the clicking|again|key|that|everything))*\s*(?:is|with|by|on|when i (?:press|hit)|using|:|=|key)\s*(?:pressing\s+|hitting\s+)?(?:the\s+)?(?<key>${ANY_KEY})`,
  String.raw`\buntil\s+i\s+(?:press|hit|push|tap)\s+(?:the\s+)?(?<key>${ANY_KEY})`,
  String.raw`(?:,|and|;|\.)?\s*(?<key>${ANY_KEY})(?:\s+key)?\s*(?:=|:|->|to|should|will|must)?\s*(?:${STOP}(?:\s+(?:it|that|again|everything|the clicking))?|turns? it off|switch(?:es)? it off|makes? it stop)(?=\s*(?:$|[.,;!)]|and\b|again\b))`,
].map((pattern) => new RegExp(pattern, 'diu'));

const START = String.raw`(?:start(?:s|ed)?(?:\s*(?:and|/|or)\s*(?:stop(?:s|ped)?|end(?:s)?|pause(?:s)?))?|toggle(?:s|d)?|on and off|on/off|on off|switch(?:ed)? on and off|turn(?:s|ed)? (?:it )?on(?: and off)?|activate(?:s|d)?|begin(?:s)?|on(?= with))`;
const STARTING = [
  String.raw`(?:,|and|;)?\s*\b(?:i )?${START}(?:\s+(?:it|that|this))?\s*(?:is|with|by|on|using|via|when i (?:press|hit)|:|=)?\s*(?:pressing\s+)?(?:the\s+)?(?<key>${ANY_KEY})`,
  String.raw`(?:,|and|;|\.)?\s*(?<key>${ANY_KEY})(?:\s+key)?\s*(?:=|:|->|to|should|for)?\s*${START}(?:\s+(?:it|that|this))?(?=\s*(?:$|[.,;!)]|and\b|again\b))`,
  String.raw`\b(?:after|when|once|as soon as)\s+i\s+(?:press|hit|push|tap)\s+(?:the\s+)?(?<key>${ANY_KEY})`,
].map((pattern) => new RegExp(pattern, 'diu'));

/** The key that starts what then goes on by itself. */
export function findStartKey(reading: Reading): FoundStopKey | undefined {
  return firstOf(STARTING, reading);
}

/** The key that ends what another key or the script itself started. */
export function findStopKey(reading: Reading): FoundStopKey | undefined {
  return firstOf(PATTERNS, reading);
}

function firstOf(patterns: readonly RegExp[], reading: Reading): FoundStopKey | undefined {
  const text = masked(reading);
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const start = match?.indices?.groups?.key?.[0];
    const key = reading.entities.find((entity) => entity.start === start);
    if (match && (key?.kind === 'hotkey' || key?.kind === 'key')) {
      return { start: match.index, end: match.index + match[0].length, key };
    }
  }
  return undefined;
}
