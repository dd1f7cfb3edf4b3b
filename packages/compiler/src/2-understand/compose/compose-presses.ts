import type { Rule, Step } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { deaf, keyOf, keystroke } from '#skills/keystroke.ts';
import { masked } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';
import { trimmed } from '../trimmed.ts';
import type { Knowledge, Steps } from '../understanding.ts';
import type { Composed } from './composed.ts';
import { type FoundPress, findPresses, type Manner } from './find-presses.ts';
import { readPart } from './read-part.ts';

const AGAIN = 300;
const LONG = 500;
const A_SECOND = /\b(?:about|around|like|for|over) (?:a|one) (?:full )?sec(?:ond)?\b/i;
const MODIFIER = /^[LR]?(?:Ctrl|Shift|Alt|Win)$/;
const STAYS =
  /^[^\p{L}\p{N}\ue000-\ue00b]*(?:(?:a|the|just|still|should|must|simply|be|it|does|do|is|to|work|works)\s+)*(?:stays?|remains?|keeps?|normal|as usual|usual|what it (?:does|did|always|is)|(?:the )?same as|unchanged|itself|nothing special|as (?:it is|it was|before|always|normal))\b/iu;
const INSTEAD = /[\s,]+instead[\s.!]*$/i;
const LEAST = 0.6;
const WELL = 0.7;
const SAID = 0.2;
const SURE = 0.99;

type Press = FoundPress & { readonly from: number };
type Deeds = { readonly steps: ReadonlyMap<Manner, Steps>; readonly score: number };

/** "F9 pressed once mutes, pressed twice locks the pc": one key with a meaning for each way to press it. */
export function composePresses(knowledge: Knowledge, reading: Reading): Composed | undefined {
  const said = findPresses(reading);
  if (said.length === 0) return undefined;
  const key = keyOfAll(reading, said);
  if (!key || /^Wheel/.test(keyOf(key.value))) return undefined;
  const presses = withPlain(reading, said, key);
  const manners = new Set(presses.map(({ manner }) => manner));
  if (manners.size < 2 || manners.size < presses.length) return undefined;
  // "open it when I press F4 once and close it when I press it twice": then nothing follows the last.
  const isBefore = !/\p{L}{2}.*\p{L}{2}/su.test(reading.text.slice(presses.at(-1)?.end));
  const deeds = (isBefore ? (['first', 'last'] as const) : (['first'] as const))
    .flatMap((order) => deedsIn(knowledge, reading, presses, key, order) ?? [])
    .sort((a, b) => b.score - a.score)[0];
  if (!deeds || deeds.score < LEAST) return undefined;
  const all = [...deeds.steps.values()];
  const time = reading.entities.find(({ kind }) => kind === 'duration');
  const held = time?.kind === 'duration' && deeds.steps.has('held') ? time : undefined;
  const usual = A_SECOND.test(reading.text) ? 1000 : LONG;
  const rules = [ruleFor(key, deeds.steps, held?.kind === 'duration' ? held.value : usual)];
  const used: Entity[] = [...all.flatMap(({ used }) => used), ...spoken(reading, presses), ...(held ? [held] : [])];
  return {
    rules,
    assumed: all.flatMap(({ assumed }) => assumed),
    used: [key, ...used],
    // How it is pressed was read in words of its own; what each does is then mostly what it resembles.
    score: Math.min(SURE, deeds.score + SAID),
    isRead: all.every(({ isRead, score }) => isRead || score >= WELL),
  };
}

// The key may be named with any of them, or before them all; two keys are two stories.
function keyOfAll(reading: Reading, presses: readonly FoundPress[]): KeyEntity | undefined {
  const named = presses.flatMap(({ key }) => key ?? []);
  if (new Set(named.map(({ value }) => value)).size > 1) return undefined;
  return named[0] ?? keysIn(reading, [0, presses[0]?.start ?? 0]).at(-1);
}

// "F8 pauses the music. Hit F8 twice = next song": what stands with the bare key is one press.
function withPlain(reading: Reading, presses: readonly FoundPress[], key: KeyEntity): Press[] {
  const starting = presses.map((press) => ({ ...press, from: press.end }));
  if (presses.some(({ manner }) => manner === 'once')) return starting;
  const plain = findTriggers(reading).find(
    ({ trigger, end }) =>
      trigger.kind === 'hotkey' && trigger.keys === key.value && end <= (presses[0]?.start ?? 0) && end > 0,
  );
  const isTold = plain && /\p{L}{3}/u.test(reading.text.slice(plain.end, presses[0]?.start));
  return isTold ? [{ ...plain, manner: 'once', key, from: plain.end }, ...starting] : starting;
}

function deedsIn(
  knowledge: Knowledge,
  reading: Reading,
  presses: readonly Press[],
  key: KeyEntity,
  order: 'first' | 'last',
): Deeds | undefined {
  const steps = new Map<Manner, Steps>();
  let model: Steps | undefined;
  for (const [index, press] of presses.entries()) {
    const from = order === 'first' ? press.from : (presses[index - 1]?.end ?? 0);
    const to = order === 'first' ? (presses[index + 1]?.start ?? reading.text.length) : press.start;
    const body = trimmed(sliceReading(reading, from, Math.max(from, endOfDeed(reading, key, to))));
    const read = itself(body, key, press) ?? readPart(knowledge, body, model, reading, 'last') ?? bareKey(body);
    if (!read) return undefined;
    model ??= read;
    steps.set(press.manner, read);
  }
  const held = steps.get('held')?.used[0];
  // "ctrl when held, escape when tapped" is a modifier while it is down, and nothing that is done after a while.
  if (held?.kind === 'key' && MODIFIER.test(held.value)) return undefined;
  return { steps, score: Math.min(...[...steps.values()].map(({ score }) => score)) };
}

// "F8 types hello. F8 pressed twice types bye instead": neither the key of the next press nor the last word is done.
function endOfDeed({ text, entities }: Reading, key: KeyEntity, to: number): number {
  const named = entities.find(
    ({ end, value }) => value === key.value && end <= to && !/[^\s(]/.test(text.slice(end, to)),
  );
  const end = named?.start ?? to;
  return end - (INSTEAD.exec(text.slice(0, end))?.[0].length ?? 0);
}

// "one press should stay play/pause": then it is what it always was.
function itself(body: Reading, key: KeyEntity, { manner }: Press): Steps | undefined {
  const keys = keysIn(body, [0, body.text.length]);
  const isSame = keys.length === 1 && keys[0]?.value === key.value && ONLY_KEY.test(masked(body));
  if (manner !== 'once' || !(STAYS.test(masked(body)) || isSame)) return undefined;
  return { steps: [pressOf(key.value)], assumed: [], used: body.entities, score: 0.9, isRead: true };
}

const ONLY_KEY = /^[^\p{L}\p{N}]*(?:(?:is|be|gives?|does|do|a|an|the)\s+)*[\ue005\ue006]+[^\p{L}\p{N}]*$/iu;

function bareKey(body: Reading): Steps | undefined {
  const [key] = keysIn(body, [0, body.text.length]);
  if (!key || !ONLY_KEY.test(masked(body))) return undefined;
  return { steps: [pressOf(key.value)], assumed: [], used: [key], score: 0.9, isRead: true };
}

function pressOf(keys: string): Step {
  return { title: 'Press a key or a key combination', code: `Send("${keystroke(keys)}")`, needs: '' };
}

function ruleFor(key: KeyEntity, deeds: ReadonlyMap<Manner, Steps>, long: number): Rule {
  const [held, once] = [deeds.get('held'), deeds.get('once')];
  if (deeds.size === 2 && held && once && key.kind === 'key')
    return {
      kind: 'steps',
      trigger: { kind: 'long-press', key: key.value, after: long, tap: once.steps },
      steps: held.steps,
    };
  return { kind: 'steps', trigger: { kind: 'hotkey', keys: deaf(key.value) }, steps: stepsFor(key, deeds, long) };
}

function stepsFor({ value }: KeyEntity, deeds: ReadonlyMap<Manner, Steps>, long: number): Step[] {
  const key = keyOf(value);
  const line = (code: string): Step => ({ title: '', code, needs: '' });
  const inside = (steps: readonly Step[], depth: number): Step[] =>
    steps.map((step) => ({ ...step, code: step.code.replace(/^(?=.)/gm, '    '.repeat(depth)) }));
  const [held, once, twice, thrice] = (['held', 'once', 'twice', 'thrice'] as const).map(
    (manner) => deeds.get(manner)?.steps,
  );
  const isSecond = `if KeyWait("${key}", "D T${AGAIN / 1000}") {`;
  const third = thrice
    ? [
        line(`    KeyWait("${key}")\n    ${isSecond} ; and a third time`),
        ...inside(thrice, 2),
        line('        return\n    }'),
      ]
    : [];
  return [
    ...(held
      ? [
          line(`if !KeyWait("${key}", "T${long / 1000}") { ; still down after ${long} milliseconds`),
          ...inside(held, 1),
          line(`    KeyWait("${key}")\n    return\n}`),
        ]
      : [line(`KeyWait("${key}")`)]),
    ...(twice || thrice
      ? [
          line(`${isSecond} ; pressed again within ${AGAIN} milliseconds`),
          ...third,
          ...inside(twice ?? [], 1),
          line('    return\n}'),
        ]
      : []),
    ...(once ?? []),
  ];
}

function spoken(reading: Reading, presses: readonly FoundPress[]): Entity[] {
  return reading.entities.filter((one) => presses.some(({ start, end }) => one.start >= start && one.end <= end));
}
