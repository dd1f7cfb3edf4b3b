import type { SessionEvent } from '#ir/automation.ts';
import type { FoundTrigger } from './find-triggers.ts';

const WHEN = '(?:when(?:ever)?|if|once|every ?time|each time|any ?time|as soon as|after|right after|upon)';
const MACHINE = '(?:(?:the|my|this) )?(?:windows|pc|computer|laptop|machine|notebook|screen|workstation|desktop)';
const EVENTS: readonly (readonly [SessionEvent, string])[] = [
  [
    'wakes',
    String.raw`${MACHINE} (?:wakes?(?: up)?|woke up|is woken(?: up)?|resumes?|comes back|returns)(?: (?:up )?(?:from|after) (?:sleep(?:ing)?|standby|hibernation))?|(?:i|you) wake (?:up )?${MACHINE}(?: up)?(?: from sleep)?|(?:waking(?: up)?|resuming)(?: from (?:sleep|standby|hibernation))`,
  ],
  ['unlocks', `(?:i|you) unlock(?: ${MACHINE}| it)?|${MACHINE} (?:is|gets) unlocked|unlocking(?: ${MACHINE})?`],
  ['locks', `(?:i|you) lock ${MACHINE}|${MACHINE} (?:is|gets) locked|${MACHINE} locks`],
];
const PATTERNS = EVENTS.map(([event, said]) => ({ event, pattern: new RegExp(`\\b${WHEN} (?:${said})\\b`, 'iu') }));
const CERTAIN = 2;

/** "when my laptop wakes up", "as soon as I unlock the pc": what happens to the whole computer. */
export function sessionTriggers(text: string): FoundTrigger[] {
  for (const { event, pattern } of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    return [{ ...span, trigger: { kind: 'session', event }, used: [], score: CERTAIN }];
  }
  return [];
}
