import type { Reading } from '#ir/entity.ts';
import type { Slots } from '#skills/slot.ts';
import { findStartKey, findStopKey } from '../triggers/find-stop-key.ts';
import { type KeyEntity, keysByLikelihood, PRESSED_FIRST } from '../triggers/key-likelihood.ts';

// "press q every second while I hold F8": what is pressed for the user, and not by him.
const PRESSED_OVER =
  /(?<!\b(?:i|you|to|when|if) )\b(?:press(?:es|ing)?|spam(?:s|ming)?|send(?:s|ing)?|hit(?:s|ting)?|repeat(?:s|ing)?|tap(?:s|ping)?|hold(?:s|ing)? down|keep(?:s)?|mash(?:es)?)\s+(?:the\s+)?(?:key\s+|letter\s+)?$/i;
// "space every 1.2 seconds, F8 on and off"
const EACH_TIME = /^(?:\s+key)?\s+(?:every|each)\s+(?:\d|\p{L}+ ?(?:second|minute)|half|second|minute)/iu;
const HOLDING = /\bhold(?:ing|s)?(?: down)?\s+(?:the\s+|my\s+|key\s+)*$/i;
const STRONG = 3;

// Words that mean the same when they tell the keys of one automation apart.
const SENSES: readonly RegExp[] = [
  /\b(?:up|louder|raise|increase|more|bigger|brighter|higher|plus|grow)\w*\b/i,
  /\b(?:down|quieter|lower|decrease|less|smaller|dimmer|darker|minus|shrink)\w*\b/i,
  /\b(?:next|forward|right|skip)\w*\b/i,
  /\b(?:previous|prev|back(?:ward)?|left)\w*\b/i,
  /\b(?:mute|silence)\w*\b/i,
  /\b(?:play|pause)\w*\b/i,
  /\b(?:start|begin|record|save|store|remember|add|copy|mark)\w*\b/i,
  /\b(?:stop|end|off|quit)\w*\b/i,
  /\b(?:reset|clear|forget|zero)\w*\b/i,
  /\b(?:restore|return|paste|play back|go back|put (?:it )?(?:back|again)|bring|get)\w*\b/i,
];

/** Which of the keys in a request belongs to which slot for a key: by the words around it, else in order. */
export function assignKeys(slots: Slots, reading: Reading): ReadonlyMap<string, KeyEntity> {
  const names = Object.entries(slots).filter(([, { kind }]) => kind === 'hotkey');
  // A key that is to be pressed and cannot be done without comes before one that starts it.
  const needed = Object.values(slots).filter(({ kind, otherwise }) => kind === 'key' && otherwise === undefined).length;
  const all = keysByLikelihood(reading);
  const likely = all.slice(0, Math.max(0, distinct(all.map(({ entity }) => entity)).length - needed));
  // "caps lock is ctrl when held and escape when tapped": all keys of the slots are named, in their order.
  const keySlots = Object.entries(slots).filter(([, { kind }]) => kind === 'hotkey' || kind === 'key');
  const named = distinct(all.map(({ entity }) => entity)).sort((a, b) => a.start - b.start);
  if (names.length === 1 && keySlots.length > 1 && keySlots[0]?.[1].kind === 'key' && named.length >= keySlots.length) {
    return new Map(keySlots.flatMap(([name], index) => (named[index] ? [[name, named[index]] as const] : [])));
  }
  if (names.length < 2) return assignOne(slots, reading, all, likely);
  const keys = distinct(likely.slice(0, names.length).map(({ entity }) => entity)).sort((a, b) => a.start - b.start);
  const assigned = new Map<string, KeyEntity>();
  // "press and hold F for half a second = L": the key that is held is said to be.
  const [toHold] = names.find(([, { is }]) => /^key to hold\b/.test(is)) ?? [];
  const isHeld = ({ start }: KeyEntity) => HOLDING.test(reading.text.slice(Math.max(0, start - 25), start));
  const held = keys.find(({ value }) => all.some(({ entity }) => entity.value === value && isHeld(entity)));
  if (toHold && held) assigned.set(toHold, held);
  for (const key of keys.filter((one) => one !== held || !toHold)) {
    const near = wordsAround(reading, key, keys);
    const [name] =
      names.find(
        ([slot, { is }]) =>
          !assigned.has(slot) && SENSES.some((sense) => sense.test(`${slot} ${is}`) && sense.test(near)),
      ) ?? [];
    if (name) assigned.set(name, key);
  }
  const left = names.filter(([name]) => !assigned.has(name));
  for (const key of keys.filter((one) => ![...assigned.values()].includes(one))) {
    const next = left.shift();
    if (next) assigned.set(next[0], key);
  }
  return assigned;
}

type Likely = ReturnType<typeof keysByLikelihood>;

// One slot for the key that starts it, and perhaps one for the key that is pressed.
function assignOne(slots: Slots, reading: Reading, all: Likely, likely: Likely): ReadonlyMap<string, KeyEntity> {
  const [name] = Object.entries(slots).find(([, { kind }]) => kind === 'hotkey') ?? [];
  if (!name) return new Map();
  const sent = sentKey(reading, all);
  const [pressed] = Object.entries(slots).find(([, { kind }]) => kind === 'key') ?? [];
  const stop = name === 'toggle' ? findStopKey(reading)?.key : undefined;
  const start = name === 'toggle' ? findStartKey(reading)?.key : undefined;
  const others = all.map(({ entity }) => entity).filter(({ value }) => value !== sent?.value);
  // "F8 keeps pressing it, F9 stops it": what only ends it does not start it, where another key can.
  const other =
    (start && start.value !== sent?.value && start.value !== stop?.value ? start : undefined) ??
    others.find(({ value }) => value !== stop?.value) ??
    others[0];
  if (sent && other) {
    return new Map([[name, other] as const, ...(pressed ? [[pressed, sent] as const] : [])]);
  }
  // "press e every 12 seconds until I hit End": what ends it also starts it, where no other key is named for that.
  if (stop && !all.some(({ score }) => score >= STRONG)) return new Map([[name, stop]]);
  // "when it appears press enter": what the script presses does not turn it off and on.
  const isSwitch = /^key that turns it off/.test(slots[name]?.is ?? '');
  const [best] = likely.filter(
    ({ entity, score }) => !isSwitch || (entity !== sent && score >= 2 && score !== PRESSED_FIRST),
  );
  return new Map(best ? [[name, best.entity]] : []);
}

// "press F8 and it presses enter": of two that are pressed, the user presses the first.
function sentKey({ text }: Reading, all: Likely): KeyEntity | undefined {
  const keys = all.map(({ entity }) => entity).sort((a, b) => a.start - b.start);
  return (
    keys.find(({ end }) => EACH_TIME.test(text.slice(end, end + 15))) ??
    keys.findLast(({ start }) => PRESSED_OVER.test(text.slice(Math.max(0, start - 30), start)))
  );
}

function distinct(keys: readonly KeyEntity[]): KeyEntity[] {
  return keys.filter((key, index) => keys.findIndex(({ value }) => value === key.value) === index);
}

// From the key to the next one, and back to the one before, but no further than its own clause.
function wordsAround({ text }: Reading, key: KeyEntity, keys: readonly KeyEntity[]): string {
  const before = keys.filter(({ end }) => end <= key.start).at(-1)?.end ?? 0;
  const after = keys.find(({ start }) => start >= key.end)?.start ?? text.length;
  const behind = text.slice(key.end, Math.min(after, key.end + 40)).split(/[,;.]|\band\b/i)[0] ?? '';
  const ahead =
    text
      .slice(Math.max(before, key.start - 30), key.start)
      .split(/[,;.]|\band\b/i)
      .at(-1) ?? '';
  return `${ahead} ${behind}`;
}
