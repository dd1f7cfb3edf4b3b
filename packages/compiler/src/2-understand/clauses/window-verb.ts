import { markOf } from '../mask.ts';
import { fillSlots } from '../slots/fill-slots.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const WINDOW = String.raw`(?:(?:it|that|this|the|my|its|active|current|whole|window|one|i'?m (?:in|on|using)|in front|${markOf('program')})\s*)+`;
const LEAD = String.raw`^[^\p{L}\ue000-\ue00b]*(?:(?:and|then|also|it|to|should|please|is|gets|be|just)\s+)*`;
const END = String.raw`[^\p{L}\ue000-\ue00b]*(?:too|then|please|again|at once|right away)?[^\p{L}\ue000-\ue00b]*$`;
const SCREEN = String.raw`(?:\s*(?:of|on) (?:the|my) (?:main |whole )?(?:screen|monitor|display))?`;

const SAID: readonly (readonly [string, RegExp])[] = [
  [
    'maximize-window',
    clause(
      String.raw`(?:maximi[sz](?:e|es|ed|ing)\s*(?:${WINDOW})?|makes? ${WINDOW}(?:full[- ]?(?:size|screen)|as big as possible))`,
    ),
  ],
  ['minimize-window', clause(String.raw`minimi[sz](?:e|es|ed|ing)\s*(?:${WINDOW})?`)],
  [
    'keep-window-on-top',
    clause(
      String.raw`(?:(?:keep|put|pin|make|set|stay)s? (?:${WINDOW})?(?:always[- ]on[- ]top|on top(?: of (?:everything|all|the others?|all (?:other )?windows))?)|pins? ${WINDOW})`,
    ),
  ],
  [
    'center-window',
    clause(
      String.raw`(?:cent(?:er|re)s? ${WINDOW}|(?:put|move|place)s? ${WINDOW}(?:in|to|into) the (?:middle|cent(?:er|re)))${SCREEN}`,
    ),
  ],
  [
    'snap-window',
    clause(
      String.raw`(?:put|move|place|snap|send|dock|arrange)s? ${WINDOW}(?:on|to|onto|at|in)\s*(?:the )?(?:left|right|top|upper|bottom|lower)(?: half| side|[- ]hand side)?${SCREEN}`,
    ),
  ],
  [
    'snap-window-to-corner',
    clause(
      String.raw`(?:put|move|place|snap|send|dock)s? ${WINDOW}(?:on|to|into|in|at)\s*(?:the )?(?:top|upper|bottom|lower)[ -](?:left|right)(?: corner| quarter)?${SCREEN}`,
    ),
  ],
];

function clause(pattern: string): RegExp {
  return new RegExp(`${LEAD}${pattern}${END}`, 'iu');
}

/** "maximize it", "keep it on top", "put chrome on the left half": one short order about a window. */
export const readWindowVerb: ClauseReader = (reading, text, knowledge) => {
  const id = SAID.find(([, pattern]) => pattern.test(text))?.[0];
  const skill = id ? knowledge.skills.get(id) : undefined;
  if (!id || skill?.kind !== 'action') return undefined;
  const filled = fillSlots(skill.slots, reading, []);
  if (!filled.ok) return undefined;
  return { steps: [stepOf(knowledge, id, filled.values)], assumed: [], used: filled.used, score: 0.93, by: id };
};
