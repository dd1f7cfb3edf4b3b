import type { Trigger } from '#ir/automation.ts';
import type { Entity, Reading, Span } from '#ir/entity.ts';
import { byItself } from './by-itself.ts';
import { readTellMe } from './clauses/message.ts';
import { composeCapitals } from './compose-capitals.ts';
import { composeDated, composeTold } from './compose-dated.ts';
import { composeDelayed } from './compose-delayed.ts';
import { brakeOf, composeEach } from './compose-each.ts';
import { composeHoldToggle } from './compose-hold-toggle.ts';
import { composeRepeatUntil } from './compose-repeat-until.ts';
import { composeWhileHeld } from './compose-while-held.ts';
import { type Composed, inContext, onceEach, together, withinHours, withQuestion } from './composed.ts';
import { asideSentences } from './core-of.ts';
import type { FoundAbbreviation } from './find-abbreviations.ts';
import { findContexts } from './find-context.ts';
import { findHours } from './find-hours.ts';
import { findQuestion } from './find-question.ts';
import { type FoundRemap, findRemaps } from './find-remaps.ts';
import { findRepetition, repeated } from './find-repetition.ts';
import { findSidePair } from './find-side-pair.ts';
import { type FoundStopKey, findStartKey, findStopKey } from './find-stop-key.ts';
import { type FoundTrigger, findTriggers } from './find-triggers.ts';
import { findWheelPair } from './find-wheel-pair.ts';
import { AT_START, isDoneOnce } from './is-done-once.ts';
import { keyInstead } from './key-instead.ts';
import { masked, without } from './mask.ts';
import { readSteps } from './read-clause.ts';
import { readPart } from './read-part.ts';
import { readReplacement } from './read-replacement.ts';
import { sliceReading } from './slice-reading.ts';
import { readStartAgain } from './start-again.ts';
import { stepsOf } from './steps-of.ts';
import { trimmed } from './trimmed.ts';
import type { Knowledge, Steps } from './understanding.ts';
import { zipKeys } from './zip-keys.ts';

const FALLBACK: Trigger = { kind: 'hotkey', keys: 'F8' };
const ASIDE =
  /\((?:next to|the one|which is|near|that is|above|below|left of|right of|under|beside|i\.?e\.?)[^)]{0,60}\)|(?<=,) the (?:key|one|button) (?:next to|beside|near|left of|right of|under|above|below|between|by)[^,.;()]{0,40},/giu;
// "…, a short click stays a middle click": what a key that is held does besides is what it always did.
const HELD_LONG = /\b(?:held|hold(?:ing)?|long|longer|keep(?:ing)?)\b/i;
const TAP_STAYS =
  /[,;.]\s*(?:but |and )?(?:a |the )?(?:(?:short|quick|normal|single|brief) )?(?:\p{L}+ )?(?:press|tap|click)(?:ing)?(?: it)?(?: alone)? (?:should |must )?(?:still )?(?:stays?|remains?|is still|does what it|works as|is (?:the )?(?:normal|usual)|be normal)[^.;]*/giu;
// "wheel up presses Q (heal)": a word or two that only say what it is for.
// What is to be filled in there is no remark: "Date: (today)".
const REMARK =
  /\((?!(?:the |todays? |today's |current )?(?:date|time|today|clipboard|cursor|enter|tab)\b)(?:\p{L}{3,} ?){1,2}\)/giu;
const SEPARATOR = /^[\s,/&;]*(?:(?:and|or|respectively|the|with|plus)[\s,/&;]*)*$/i;

// "right click the green H icon …, an entry that opens": the click is on the icon, and its menu is no step.
const TRAY_ENTRY =
  /\b(?:green h|h icon|tray icon|tray menu|icon (?:near|next to|by|beside) the clock|system tray)\b[^.]{0,60}\b(?:entry|entries|items?|menu|options?)\b/i;

// A key that leads to nothing was told about, or what it does is not known: the others still work.
const PARTLY = 0.5;

/** The request as triggers and what each of them does. */
export function compose(knowledge: Knowledge, whole: Reading): Composed | undefined {
  if (TRAY_ENTRY.test(whole.text)) return undefined;
  const asides = [
    ...whole.text.matchAll(ASIDE),
    ...masked(whole).matchAll(REMARK),
    ...(HELD_LONG.test(whole.text) ? whole.text.matchAll(TAP_STAYS) : []),
  ].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const reading = without(whole, [...asides, ...asideSentences(whole)]);
  const question = findQuestion(reading);
  const asked = question ? without(reading, [question]) : reading;
  // Hours belong to what runs by itself; of a key they say nothing.
  const isTimedAtAll = findTriggers(asked).some(({ trigger }) => trigger.kind === 'timer' || trigger.kind === 'daily');
  const hours = isTimedAtAll ? findHours(asked) : undefined;
  const timed = hours ? without(asked, [hours]) : asked;
  const contexts = findContexts(timed);
  const [context] = contexts;
  const inside = without(timed, contexts);
  const dated = composeDated(inside) ?? composeTold(knowledge, inside);
  if (dated) return withQuestion(knowledge, inContext(dated, context), question);
  const each =
    composeEach(knowledge, inside) ??
    composeCapitals(knowledge, inside) ??
    composeWhileHeld(inside) ??
    composeRepeatUntil(knowledge, inside) ??
    composeHoldToggle(inside);
  if (each) return withQuestion(knowledge, inContext(each, context), question);
  const again = composeRepeated(knowledge, inside);
  if (again) return withQuestion(knowledge, inContext(again, context), question);
  const delayed = composeDelayed(knowledge, inside, compose);
  if (delayed) return withQuestion(knowledge, inContext(delayed, context), question);
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
    triggers.length > 0 || remaps.length === 0 ? fromTriggers(knowledge, rest, triggers, remaps) : undefined;
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

// "… then one cell down. Do that 20 times, esc stops it": the rest is read as if it were done once.
function composeRepeated(knowledge: Knowledge, reading: Reading): Composed | undefined {
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

function fromTriggers(
  knowledge: Knowledge,
  reading: Reading,
  triggers: readonly FoundTrigger[],
  remaps: readonly Span[],
): Composed | undefined {
  const groups = grouped(reading, triggers);
  if (groups.length === 0) {
    const steps = readSteps(knowledge, reading);
    if (steps && isDoneOnce(steps.steps)) return ruleOf(steps, [{ kind: 'start' }], [AT_START], []);
    return steps && ruleOf(steps, [FALLBACK], [keyInstead(reading.text)], []);
  }
  if (groups.length === 1 && groups[0]) return oneGroup(knowledge, reading, groups[0], remaps.length > 0);
  // What an abbreviation stands for always follows it; and what stands first has nothing before it.
  const isFirst = triggers.every(isKey) && !/\p{L}{2}/u.test(reading.text.slice(0, groups[0]?.start));
  const orders = isFirst || triggers.some(isAbbreviation) ? (['first'] as const) : (['first', 'last'] as const);
  const attempts = orders.map((order) => severalGroups(knowledge, reading, groups, order));
  return attempts.filter((attempt) => attempt !== undefined).sort((a, b) => b.score - a.score)[0];
}

type Group = Span & { readonly triggers: readonly FoundTrigger[] };

// "F9, F10 and F11 …": keys that are named together share what follows.
function grouped({ text }: Reading, triggers: readonly FoundTrigger[]): Group[] {
  const groups: Group[] = [];
  for (const trigger of triggers) {
    const last = groups.at(-1);
    const isList =
      last &&
      isKey(trigger) &&
      last.triggers.every(isKey) &&
      !isNextSentence(text, last, trigger) &&
      SEPARATOR.test(text.slice(last.end, entityStart(trigger)));
    if (last && isList)
      groups[groups.length - 1] = { start: last.start, end: trigger.end, triggers: [...last.triggers, trigger] };
    else groups.push({ start: trigger.start, end: trigger.end, triggers: [trigger] });
  }
  return groups;
}

const DOES = /^(?!(?:is|was|as|this|thanks|pls|keys|buttons|please)\b)\p{L}{2,}s\b/iu;

// "read it aloud with F9, shift+F9 stops it": the first key ends what is said of it, the second begins.
function isNextSentence(text: string, before: Span, { end }: Span): boolean {
  const said = text.slice(before.start, before.end);
  return /^(?:with|on|using|via|by)\b/i.test(said) && /[,;.]\s*$/.test(said) && DOES.test(text.slice(end));
}

function isKey({ trigger }: FoundTrigger): boolean {
  return trigger.kind === 'hotkey';
}

function entityStart({ used, start }: FoundTrigger): number {
  return used[0]?.start ?? start;
}

function oneGroup(knowledge: Knowledge, reading: Reading, group: Group, afterRemaps: boolean): Composed | undefined {
  const [only] = group.triggers;
  if (group.triggers.length > 1) {
    const zipped = zipKeys(knowledge, without(reading, [group]), group.triggers);
    if (zipped) return zipped;
  }
  if (!only) return undefined;
  const body = withCopied(without(reading, [group]), only);
  const after = sliceReading(reading, group.end, reading.text.length);
  const replacement = isAbbreviation(only) ? readReplacement(knowledge, after, only) : undefined;
  const told = isKey(only) || isAbbreviation(only) ? undefined : readTellMe(body, masked(body), knowledge);
  const steps =
    replacement ?? told ?? readStartAgain(knowledge, body, only) ?? stepsOf(knowledge, body, group, reading);
  if (!steps || (afterRemaps && steps.score < 0.5)) return undefined;
  const triggers = group.triggers.map(({ trigger }) => trigger);
  return ruleOf(
    byItself(steps, only.trigger, body.text),
    triggers,
    [],
    group.triggers.flatMap(({ used }) => used),
  );
}

// "whenever I copy something, remove …": what was copied is what is changed.
function withCopied(body: Reading, { trigger }: FoundTrigger): Reading {
  return trigger.kind === 'clipboard' ? { ...body, text: `${body.text} of the copied text` } : body;
}

function severalGroups(
  knowledge: Knowledge,
  reading: Reading,
  groups: readonly Group[],
  order: 'first' | 'last',
): Composed | undefined {
  const parts: Composed[] = [];
  let model: Steps | undefined;
  let missed = 0;
  for (const [index, group] of groups.entries()) {
    const from = order === 'first' ? group.end : (groups[index - 1]?.end ?? 0);
    const to = order === 'first' ? (groups[index + 1]?.start ?? reading.text.length) : group.start;
    const own = sliceReading(reading, from, Math.max(from, to));
    // "read it aloud with F9, shift+F9 stops it": what the first does is said before it, what the second does behind.
    const isEmpty = own.entities.length === 0 && !/[\p{L}\p{N}]/u.test(own.text);
    const isBefore = order === 'first' && index === 0 && isEmpty;
    const said = isBefore ? sliceReading(reading, 0, group.start) : own;
    if (order === 'last' && index > 0 && isEmpty) return undefined;
    const within = trimmed(said);
    // "adn = and": here the word that mostly leads on is all there is.
    const body = within.text.trim() ? within : said;
    const [only] = group.triggers;
    const zipped = group.triggers.length > 1 ? zipKeys(knowledge, body, group.triggers) : undefined;
    if (zipped) {
      parts.push(zipped);
      continue;
    }
    const steps =
      only && isAbbreviation(only)
        ? readReplacement(knowledge, body, only)
        : readPart(knowledge, body, model, reading, order);
    if (!steps && only && isAbbreviation(only)) return undefined;
    if (!steps) {
      missed += 1;
      continue;
    }
    model ??= steps;
    const rule = ruleOf(
      steps,
      group.triggers.map(({ trigger }) => trigger),
      [],
      group.triggers.flatMap(({ used }) => used),
    );
    parts.push(rule);
  }
  if (parts.length === 0 || missed > 1) return undefined;
  const all = together(parts);
  return missed > 0 ? { ...all, score: all.score * PARTLY, isRead: false } : all;
}

function isAbbreviation(found: FoundTrigger): found is FoundAbbreviation {
  return found.trigger.kind === 'hotstring';
}

function ruleOf(
  { steps, assumed, used, score, isRead = false }: Steps,
  triggers: readonly Trigger[],
  more: readonly string[],
  keys: readonly Entity[],
): Composed {
  return {
    rules: triggers.map((trigger) => ({ kind: 'steps', trigger, steps })),
    assumed: [...more, ...assumed],
    used: [...keys, ...used],
    score,
    isRead,
  };
}
