import type { Reading } from '#ir/entity.ts';
import { masked, without } from '../mask.ts';
import { type FoundRemap, findRemaps } from '../remaps/find-remaps.ts';
import { findSidePair } from '../remaps/find-side-pair.ts';
import { findWheelPair } from '../remaps/find-wheel-pair.ts';
import { findContexts } from '../triggers/find-context.ts';
import { findHours } from '../triggers/find-hours.ts';
import { findQuestion } from '../triggers/find-question.ts';
import { type FoundStopKey, findStartKey, findStopKey } from '../triggers/find-stop-key.ts';
import { type FoundTrigger, findTriggers } from '../triggers/find-triggers.ts';
import type { Knowledge } from '../understanding.ts';
import { composeAgain } from './compose-again.ts';
import { composeAskedText } from './compose-asked-text.ts';
import { composeCapitals } from './compose-capitals.ts';
import { composeChangedText } from './compose-changed-text.ts';
import { composeDated, composeTold, composeWithCursor } from './compose-dated.ts';
import { composeDelayed } from './compose-delayed.ts';
import { brakeOf, composeEach } from './compose-each.ts';
import { composeExcelCells } from './compose-excel-cells.ts';
import { composeFolderUp } from './compose-folder-up.ts';
import { composeHoldToggle, composeRunOn } from './compose-hold-toggle.ts';
import { composeLater } from './compose-later.ts';
import { composePresses } from './compose-presses.ts';
import { composeRepeatUntil } from './compose-repeat-until.ts';
import { composeSequence } from './compose-sequence.ts';
import { composeTappedModifier } from './compose-tapped-modifier.ts';
import { composeTriggers } from './compose-triggers.ts';
import { composeWheelCycle } from './compose-wheel-cycle.ts';
import { composeWhileHeld } from './compose-while-held.ts';
import { type Compose, type Composed, inContext, onceEach, together, withinHours, withQuestion } from './composed.ts';
import { asideSentences } from './core-of.ts';
import { findRepetition, repeated } from './find-repetition.ts';

const ASIDE =
  /\((?:next to|the one|which is|near|that is|above|below|left of|right of|under|beside|i\.?e\.?)[^)]{0,60}\)|(?<=,) the (?:key|one|button) (?:next to|beside|near|left of|right of|under|above|below|between|by)[^,.;()]{0,40},/giu;
// "…, a short click stays a middle click": what a key that is held does besides is what it always did.
const HELD_LONG = /\b(?:held|hold(?:ing)?|long|longer|keep(?:ing)?)\b/i;
const TAP_STAYS =
  /[,;.]\s*(?:but |and )?(?:a |the )?(?:(?:short|quick|normal|single|brief) )?(?:\p{L}+ )?(?:press|tap|click)(?:ing)?(?: it)?(?: alone)? (?:should |must )?(?:still )?(?:stays?|remains?|is still|does what it|works as|is (?:the )?(?:normal|usual)|be normal)[^.;]*/giu;
// "wheel up presses Q (heal)": a word or two that only say what it is for.
// What is to be filled in there is no remark: "Date: (today)".
const REMARK =
  /\((?!(?:the |todays? |today's |current )?(?:date|time|today|clipboard|cursor|enter|tab|name|first name|number)\b)(?:\p{L}{3,} ?){1,2}\)/giu;

// "right click the green H icon …, an entry that opens": the click is on the icon, and its menu is no step.
const TRAY_ENTRY =
  /\b(?:green h|h icon|tray icon|tray menu|icon (?:near|next to|by|beside) the clock|system tray)\b[^.]{0,60}\b(?:entry|entries|items?|menu|options?)\b/i;

// What is left without a delay or a repetition is read anew; of two dozen of them that would be in millions of ways.
const DEEPEST = 3;

/** The request as triggers and what each of them does. */
export function compose(knowledge: Knowledge, request: Reading): Composed | undefined {
  return composeWithin(knowledge, request, 0);
}

function composeWithin(knowledge: Knowledge, request: Reading, depth: number): Composed | undefined {
  if (TRAY_ENTRY.test(request.text)) return undefined;
  const asides = [
    ...request.text.matchAll(ASIDE),
    ...masked(request).matchAll(REMARK),
    ...(HELD_LONG.test(request.text) ? request.text.matchAll(TAP_STAYS) : []),
  ].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const reading = without(request, [...asides, ...asideSentences(request)]);
  const upwards = composeFolderUp(request, reading);
  if (upwards) return upwards;
  const question = findQuestion(reading);
  const asked = question ? without(reading, [question]) : reading;
  // Hours belong to what runs by itself; of a key they say nothing.
  const isTimedAtAll = findTriggers(asked).some(({ trigger }) => trigger.kind === 'timer' || trigger.kind === 'daily');
  const hours = isTimedAtAll ? findHours(asked) : undefined;
  const timed = hours ? without(asked, hours.spans) : asked;
  const contexts = findContexts(timed);
  const [context] = contexts;
  const inside = without(timed, contexts);
  const whole = asOne(knowledge, inside, depth);
  if (whole) return withQuestion(knowledge, inContext(whole, context), question);
  const wheel = findWheelPair(inside) ?? findSidePair(inside);
  const remaps = wheel ? [wheel] : findRemaps(inside);
  const mapped = without(inside, remaps);
  // Only what runs by itself has something to stop; elsewhere such words are part of what a key does.
  const isTimed = findTriggers(mapped).some(({ trigger }) => trigger.kind === 'timer');
  // "start and stop with F8" is one key; "stop with" alone must not be taken out of it first.
  const start = isTimed ? findStartKey(mapped) : undefined;
  const started = start ? without(mapped, [start]) : mapped;
  const stop = isTimed ? findStopKey(started) : undefined;
  const rest = stop ? without(started, [stop]) : started;
  const triggers = findTriggers(rest)
    .filter((found) => !isOneOf(found, remaps))
    .map((found) => switchedBy(found, start, stop));
  const composed =
    triggers.length > 0 || remaps.length === 0 ? composeTriggers(knowledge, rest, triggers, remaps) : undefined;
  const remapped: Composed | undefined =
    remaps.length > 0
      ? {
          rules: remaps.flatMap(({ rules }) => rules),
          assumed: [],
          used: remaps.flatMap(({ used }) => used),
          score: 0.9,
          isRead: true,
        }
      : undefined;
  const both = remapped && composed && composed.score > 0.4 ? together([remapped, composed]) : (composed ?? remapped);
  const best = remapped && composed && composed.score <= 0.4 ? remapped : both;
  return best && withQuestion(knowledge, withinHours(inContext(onceEach(best), context), hours), question);
}

// What is told as one thing, before anything in it is taken for a trigger or a remap of its own.
function asOne(knowledge: Knowledge, reading: Reading, depth: number): Composed | undefined {
  const composePart: Compose = (known, part) => (depth < DEEPEST ? composeWithin(known, part, depth + 1) : undefined);
  return (
    composeDated(reading) ??
    composeWithCursor(knowledge, reading) ??
    composeExcelCells(reading) ??
    composeAskedText(knowledge, reading) ??
    composeTold(knowledge, reading) ??
    composeEach(knowledge, reading) ??
    composeCapitals(knowledge, reading) ??
    composeTappedModifier(reading) ??
    composeWheelCycle(reading) ??
    composeRunOn(reading) ??
    composePresses(knowledge, reading) ??
    composeWhileHeld(reading) ??
    composeRepeatUntil(knowledge, reading) ??
    composeHoldToggle(reading) ??
    composeAgain(knowledge, reading) ??
    composeRepeated(knowledge, reading, composePart) ??
    composeSequence(knowledge, reading) ??
    composeLater(knowledge, reading, composePart) ??
    composeDelayed(knowledge, reading, composePart) ??
    composeChangedText(knowledge, reading)
  );
}

// "… then one cell down. Do that 20 times, esc stops it": the rest is read as if it were done once.
function composeRepeated(knowledge: Knowledge, reading: Reading, compose: Compose): Composed | undefined {
  const repetition = findRepetition(reading);
  if (!repetition) return undefined;
  const once = without(reading, [repetition]);
  const stop = brakeOf(once);
  const composed = compose(knowledge, stop ? without(once, [stop]) : once);
  return composed?.isRead ? repeated(composed, repetition, stop) : undefined;
}

// "The space bar is half dead … left alt could be a space": a key of a remap that is told about starts nothing.
function isOneOf({ trigger }: FoundTrigger, remaps: readonly FoundRemap[]): boolean {
  const keys = remaps.flatMap(({ used }) => used.map(({ value }) => value));
  return trigger.kind === 'hotkey' && keys.includes(trigger.keys);
}

function switchedBy(
  found: FoundTrigger,
  start: FoundStopKey | undefined,
  stop: FoundStopKey | undefined,
): FoundTrigger {
  if (found.trigger.kind !== 'timer' || !(start ?? stop)) return found;
  const keys = { ...(start ? { start: start.key.value } : {}), stop: (stop ?? start)?.key.value ?? found.trigger.stop };
  const used = [start?.key, stop?.key].filter((key) => key !== undefined);
  return { ...found, trigger: { ...found.trigger, ...keys }, used: [...found.used, ...used] };
}
