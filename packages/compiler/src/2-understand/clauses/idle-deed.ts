import type { Reading } from '#ir/entity.ts';
import { type Knowledge, type Steps, stepOf } from '../understanding.ts';

const IT = '(?:it|itself|the|my|this|that|whole|pc|computer|laptop|machine|workstation|system|windows|one|thing| )*';
const DEEDS: readonly (readonly [string, RegExp])[] = [
  [
    'shut-down-computer',
    new RegExp(
      String.raw`\b(?:turn|switch|power)(?:s|ed)? (?:${IT}off|off\b)|\bshut(?:s|ting)? ${IT}(?:down|off)\b|\b(?:go|goes|be) (?:completely )?off\b`,
      'i',
    ),
  ],
  ['sleep-computer', /\b(?:to sleep|sleeps?|sleep mode|standby|stand-by)\b/i],
  ['lock-computer', /\block(?:s|ed|ing)?\b/i],
];
// What is turned off or locked may be something else, and what is done may be more.
const OTHER =
  /\b(?:screen|monitor|display|music|sound|volume|mute|pause|plays?|wifi|bluetooth|light|message|popup|tell|remind|warn|beep|open(?:s)?|typ(?:e|es)|minimi[sz]e|script|hibernat\w+|log ?(?:off|out)|not|n't|restart|caps|before)\b/i;
const SENTENCE = /[^.!?\n]+/gu;

/** "if nobody touches it for 45 minutes turn it off": what becomes of a computer that nobody uses. */
export function readIdleDeed(knowledge: Knowledge, body: Reading): Steps | undefined {
  if (body.entities.some(({ kind }) => kind === 'program' || kind === 'site' || kind === 'path')) return undefined;
  const sentences = [...body.text.matchAll(SENTENCE)].map(([sentence]) => sentence).filter((one) => /\p{L}/u.test(one));
  // What is wanted stands last, or is all that stands there.
  const said = sentences.at(-1) ?? '';
  const found = DEEDS.filter(([, pattern]) => pattern.test(said));
  const [only] = found;
  if (!only || found.length > 1 || OTHER.test(said)) return undefined;
  const skill = knowledge.skills.get(only[0]);
  const slots = skill && 'slots' in skill ? skill.slots : {};
  const values = Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot.otherwise]));
  return { steps: [stepOf(knowledge, only[0], values)], assumed: [], used: [], score: 0.93, by: only[0], isRead: true };
}
