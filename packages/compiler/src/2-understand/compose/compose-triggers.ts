import type { Trigger } from '#ir/automation.ts';
import type { Entity, Reading, Span } from '#ir/entity.ts';
import { readIdleDeed } from '../clauses/idle-deed.ts';
import { readTellMe } from '../clauses/message.ts';
import { readSteps } from '../clauses/read-clause.ts';
import { masked, without } from '../mask.ts';
import { keyInstead } from '../remaps/key-instead.ts';
import { sliceReading } from '../slice-reading.ts';
import type { FoundAbbreviation } from '../triggers/find-abbreviations.ts';
import type { FoundTrigger } from '../triggers/find-triggers.ts';
import { trimmed } from '../trimmed.ts';
import type { Knowledge, Steps } from '../understanding.ts';
import { byItself } from './by-itself.ts';
import { type Composed, together } from './composed.ts';
import { AT_START, isDoneOnce } from './is-done-once.ts';
import { readPart } from './read-part.ts';
import { readReplacement } from './read-replacement.ts';
import { readStartAgain } from './start-again.ts';
import { stepsOf } from './steps-of.ts';
import { zipKeys } from './zip-keys.ts';

const FALLBACK: Trigger = { kind: 'hotkey', keys: 'F8' };

const SEPARATOR = /^[\s,/&;]*(?:(?:and|or|respectively|the|with|plus)[\s,/&;]*)*$/i;

// A key that leads to nothing was told about, or what it does is not known: the others still work.
const PARTLY = 0.5;

/** What each of the triggers does, by the words that stand beside it. */
export function composeTriggers(
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
    replacement ??
    (only.trigger.kind === 'idle' ? readIdleDeed(knowledge, body) : undefined) ??
    told ??
    readStartAgain(knowledge, body, only) ??
    stepsOf(knowledge, body, group, reading);
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
