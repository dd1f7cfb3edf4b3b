import { type ClauseReader, stepOf } from '../understanding.ts';
import { isSaidAgain } from './said-again.ts';

type Told = {
  readonly id: string;
  /** All of these are said, in whatever order. */
  readonly said: readonly RegExp[];
  readonly not?: RegExp;
};

const BORDER = String.raw`(?:title ?bar|caption|frame|borders?|window frame|decorations?)`;
const SCREEN = '(?:screen|monitor|display)s?';

// Things that people tell in many words, of which a few together leave no doubt.
const TOLD: readonly Told[] = [
  {
    id: 'toggle-borderless',
    said: [
      new RegExp(
        String.raw`\bborderless\b|\b(?:strip|remov|tak|hid|los|get|drop|kill|cut)\p{L}*\b[^.;]{0,30}\b${BORDER}\b|\b(?:no|without(?: the| a| any)?) ${BORDER}\b`,
        'iu',
      ),
      /\bfull[- ]?screen\b|\b(?:whole|full|entire|complete|all of the) (?:screen|monitor|display)\b|\bfill(?:s|ing)?\b[^.;]{0,20}\b(?:screen|monitor|display)\b|\b(?:screen|monitor)(?:'s)? size\b/i,
    ],
    not: /\bf11\b[^.;]{0,20}\b(?:press|send)|\bwhenever it (?:opens|starts)\b/i,
  },
  {
    id: 'toggle-hidden-files',
    said: [
      /\bhidden (?:files?|folders?|items?|stuff|things)\b|\bhidden ones\b|\bfiles? (?:that are|which are) hidden\b/i,
      /\b(?:show|hid(?:e|es|ing)\b|toggl|visible|see|display|appear|switch|turn|on and off|on\/off|reveal)/i,
    ],
    not: /\b(?:desktop icons?|extensions?|cop(?:y|ies)|delete|move|list of)\b/i,
  },
  {
    id: 'turn-off-screen',
    said: [
      new RegExp(
        String.raw`\b(?:turn|switch|shut|power|go|make|put|get|want|blank)\p{L}*\b[^.;,]{0,25}\b${SCREEN}\b[^.;,]{0,12}\b(?:off?|dark|black|to sleep)\b|\b(?:turn|switch|shut|power)\p{L}* off?\b[^.;,]{0,20}\b${SCREEN}\b|\b${SCREEN} (?:should (?:go|be|turn) |goes |to go |gets )?(?:off|dark|black)\b|^\W*${SCREEN} off?\b`,
        'iu',
      ),
      /\b(?:only|just)\b[^.;,]{0,20}\b(?:screen|monitor|display)|\b(?:stays?|keeps?|remains?|leave|leaving|still|must|should|has to|keep)\b[^.;]{0,25}\b(?:on|running|awake|going|playing|working|downloading|connected)\b|\b(?:not|no|without|n'?t)\b[^.;]{0,20}\b(?:sleep(?:ing)?|standby|shut|lock|turn off the (?:pc|computer))\b/i,
    ],
    not: /\b(?:second|other|left|right|one of|screensaver|brightness|nobody|idle|minutes|when(?:ever)? (?:it|nobody|no one))\b/i,
  },
];

/** "strip the frame off and fill the screen", "show hidden files", "screen off, the music stays on". */
export const readToldDeed: ClauseReader = (clause, text, knowledge) => {
  const others = clause.entities.filter((entity) => !isSaidAgain(entity, text));
  if (others.some(({ kind }) => kind !== 'number' && kind !== 'program')) return undefined;
  const told = TOLD.find(({ said, not }) => said.every((pattern) => pattern.test(text)) && !not?.test(text));
  if (!told) return undefined;
  const step = stepOf(knowledge, told.id, {});
  return { steps: [step], assumed: [], used: clause.entities, score: 0.97, by: told.id };
};
