import type { Action } from '../facts/action.ts';
import type { Facts } from '../facts/facts-of.ts';
import type { Trigger } from '../facts/trigger.ts';
import type { ExplainedTrigger, Explanation } from './explanation.ts';
import { closed, inOrder } from './in-order.ts';
import { sayActions } from './say-action.ts';
import { keycaps, sayCombination } from './say-combination.ts';
import { sayCondition } from './say-condition.ts';
import { sayReplacement } from './say-replacement.ts';
import { sayStart } from './say-start.ts';
import { sayStop } from './say-stop.ts';
import { isOnce, sayTrigger } from './say-trigger.ts';
import { sayContent } from './say-value.ts';

/** What the script does, in plain English, from its facts alone. */
export function explain(facts: Facts): Explanation {
  return { lines: facts.triggers.filter(isTold).flatMap(explainTrigger), stop: sayStop(facts) };
}

// A timer that a shortcut starts is told where it is started; told again by itself it would seem to run always.
function isTold(trigger: Trigger): boolean {
  return trigger.kind !== 'timer' || (trigger.startedBy === 'start' && !isOnce(trigger));
}

function explainTrigger(trigger: Trigger): ExplainedTrigger[] {
  const said = sayOutcome(trigger).map((phrase) => toldIn(trigger, phrase));
  if (said.length === 0 && trigger.kind === 'start') return [];
  const does = said.length > 0 ? said : [sayNothing(trigger)];
  return [
    {
      when: sayTrigger(trigger),
      keys: keysOf(trigger),
      context: trigger.context && `only while ${sayCondition(trigger.context)}`,
      does: does.map(closed),
      sentence: inOrder(does),
      start: trigger.start,
      end: trigger.end,
    },
  ];
}

// What was “the current item” while a menu was made is, once it is chosen, the entry that belongs to it.
function toldIn({ kind }: Trigger, phrase: string): string {
  if (kind === 'computed-hotkey') return phrase.replaceAll('the repetition number', 'the number');
  const chosen = kind === 'menu-item' || kind === 'gui-event' || kind === 'computed-hotstring';
  return chosen ? phrase.replaceAll('the current item', 'the matching entry') : phrase;
}

function sayNothing(trigger: Trigger): string {
  const off = trigger.kind === 'hotkey' && trigger.keys.every((key) => !key.passesThrough);
  const empty = trigger.actions.every((action) => action.kind === 'leave');
  if (!empty && notes(trigger.actions)) return 'remembers something for later';
  return off && empty ? 'does nothing, so the key is turned off' : 'does nothing you would see';
}

function notes(actions: Action[]): boolean {
  return actions.some(
    (action) =>
      action.kind === 'assign' ||
      action.kind === 'method' ||
      (action.kind === 'own-call' && notes(action.actions ?? [])),
  );
}

function keysOf(trigger: Trigger): string[][] {
  if (trigger.kind === 'hotkey') return trigger.keys.map(keycaps);
  return trigger.kind === 'remap' ? [keycaps(trigger.from)] : [];
}

function sayOutcome(trigger: Trigger): string[] {
  switch (trigger.kind) {
    case 'start':
      return sayStart(trigger.actions);
    case 'remap':
      return [sayRemap(trigger)];
    case 'hotstring':
      return trigger.replacement === null
        ? [...(trigger.options.keepsTyped ? [] : ['erases what you typed']), ...sayActions(trigger.actions)]
        : sayReplacement(trigger.replacement, trigger.options);
    case 'computed-hotstring':
      return trigger.replacement ? [`turns into ${sayContent(trigger.replacement)}`] : sayActions(trigger.actions);
    case 'hotkey':
      return sayActions(trigger.actions);
    default:
      return sayActions(trigger.actions);
  }
}

function sayRemap({ from, to }: Extract<Trigger, { kind: 'remap' }>): string {
  if (/^(?:alttab|shiftalttab|alttabmenu\w*|alttabandmenu)$/i.test(to.key))
    return 'switches between windows, as Alt+Tab does';
  const pair = from.modifiers.length === 0 && from.heldKey === null ? 'acts as' : 'presses';
  return `${pair} ${sayCombination(to)} instead`;
}
