import type { Entity } from '#ir/entity.ts';
import { markOf } from '../mask.ts';
import { fillSlots } from '../slots/fill-slots.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const PATH = markOf('path');
const VERB = '(?:cop(?:y|ies|ied)|duplicates?|moves?|moved|puts?|shifts?|transfers?|drags?)';
const BOTH = new RegExp(
  String.raw`\b${VERB}\b[^.;\ue000-\ue00b]{0,60}(?:[\ue007\ue00b]+[^.;\ue000-\ue00b]{0,30})?${PATH}[^.;\ue000-\ue00b]{2,40}(?<!\bfrom )(?<!\bin )${PATH}`,
  'iu',
);
const ALL_SAID = new RegExp(
  String.raw`${PATH}(?: (?:folder|drive|please|pls|for me|too|as well))*[^\p{L}\p{N}\ue000-\ue00b]*$`,
  'iu',
);
// A copy with its date, or of what is new only, is a backup, and packing is more than copying.
const OTHER =
  /\b(?:back ?up|dates?|dated|today|sync|synchroni[sz]e|mirror|(?<!\b(?:every|each|any|all|all the) )zip|zipped|pack|newer|changed|newest|latest|new (?:file|one|pdf|photo)s?|renam\w*|template|each of|per line|selected|shortcut|named|into it|print\w*|paste\w*|type\w*|open\w*|subfolders? by)\b/i;
const SOME =
  /\b(?:all|every|each|any|the)\b(?! (?:folder|file|directory|whole|entire|complete)\b)[^.;\ue000-\ue00b]{0,30}\b(?!of )\p{L}+s\b|\*?\.[a-z\d]{2,4}\b|\bolder than\b|\bfiles\b/iu;
// "every pdf": one word for all of a kind, where "every evening" is a time.
const EVERY =
  /\b(?:every|each|any)(?: single)? (?!(?:day|hour|minute|second|time|week|month|year|morning|evening|night|noon|\p{L}+day|folder|directory|single)\b)\p{L}/iu;
const EVERYTHING = /\b(?:everything|the contents?|all (?:the )?(?:stuff|things|contents?))\b/i;

const ALL_OF_THEM = 'Which files it is about is not said by a kind of file, so all files of the folder are taken.';

/** "copy C:\Work to E:", "move the mkv files from here to there": what, from where and to where. */
export const readTransfer: ClauseReader = (clause, text, knowledge) => {
  const paths = clause.entities.filter(({ kind }) => kind === 'path');
  if (paths.length !== 2 || !BOTH.test(text) || OTHER.test(text)) return undefined;
  const isSome = (SOME.test(text) || EVERY.test(text)) && !EVERYTHING.test(text) && !isFile(paths[0]);
  const id = isSome ? 'move-files-of-type' : 'copy-file-or-folder';
  const skill = knowledge.skills.get(id);
  const filled = skill?.kind === 'action' ? fillSlots(skill.slots, clause, []) : undefined;
  if (!filled?.ok || !paths.every((path) => filled.used.includes(path))) return undefined;
  // "… and tells me when it is done": what follows is a step of its own.
  const score = ALL_SAID.test(text) ? 0.93 : 0.75;
  const isAnyKind = 'type' in filled.values && filled.values.type === '*' && !/\bfiles?\b/i.test(text);
  const assumed = isAnyKind ? [...filled.assumed, ALL_OF_THEM] : filled.assumed;
  return { steps: [stepOf(knowledge, id, filled.values)], assumed, used: filled.used, score };
};

function isFile(path: Entity | undefined): boolean {
  return /\.(?=[a-z\d]*[a-z])[a-z\d]{2,5}$/i.test(String(path?.value));
}
