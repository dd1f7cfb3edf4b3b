import { ANY_KEY, markOf } from '../mask.ts';
import { stepOf } from '../understanding.ts';
import { type PartReader, saidValue, step, withSteps } from './told.ts';

const WHAT = String.raw`(?: (?:it|that|this|the|an?|my|selected|selection|current|cells?|text|value|number|contents?|of|line|word|marked|what|is|there|in|into|here|again|file|document|everything|row|name|address|field|first|next|\ue004+))*`;
const COMMANDS: readonly (readonly [RegExp, string, string])[] = [
  [new RegExp(`^(?:cop(?:y|ies)|ctrl c)${WHAT}$`, 'i'), 'Copy', '^c'],
  [new RegExp(`^cuts?${WHAT}$`, 'i'), 'Cut', '^x'],
  [new RegExp(`^past(?:e|es)${WHAT}$`, 'i'), 'Paste', '^v'],
  [new RegExp(`^saves?${WHAT}$`, 'i'), 'Save', '^s'],
  [/^(?:selects?|marks?) (?:all|everything)(?: of it| there)?$/i, 'Select all', '^a'],
  [/^undo(?:es)?(?: it| that)?$/i, 'Undo', '^z'],
];
const PRESS = new RegExp(
  String.raw`^(?:(?:go|goes|jump|jumps|move|moves|open|opens)\b[^\ue000-\ue00b]{0,30}\b(?:with|using|via|by)\s+)?(?:(?:press|hit|push|tap|send|use|do|with|by|the|an?|it|key|keys|shortcut|them|there|again|once|another)(?:s|es|ing)?\s+)*(?:(?<count>${markOf('number')})\s*(?:times|x)?\s+(?:the )?)?(?<key>${ANY_KEY})s?(?:\s+keys?)?(?:\s+(?:(?<times>${markOf('number')})\s*(?:times|x)?|(?<twice>twice)|(?<thrice>thrice)|(?:again|once|back|there)))?(?:\s*(?:\(|\b(?:to|for|so|which|that|because|in order)\b)[^\ue000-\ue00b]{0,50})?$`,
  'diu',
);
const CELL =
  /^(?:(?:go(?:es)?|moves?|steps?|jumps?|to|the|an?|then|by|press|select)\s+)*(?:(?<count>one|1|two|2|three|3)\s+)?(?:(?:cell|row|line|field|column)s?\s+(?:further\s+|to the\s+)?(?<way>down|up|below|above|right|left|under)|next (?<next>cell|row|line)|(?<way2>down|up|right|left)(?:\s+(?:one|a|1))?(?:\s+(?:cell|row|column|line))?)(?:\s+(?:below|again|there|down|in excel))?$/i;
const ARROWS: Readonly<Record<string, string>> = { up: 'Up', above: 'Up', right: 'Right', left: 'Left' };
const COUNTS: Readonly<Record<string, number>> = { two: 2, '2': 2, three: 3, '3': 3 };

/** "paste", "save it", "select all". */
export const readUsualCommand: PartReader = (_part, text, told) => {
  const found = COMMANDS.find(([pattern]) => pattern.test(text));
  return found && withSteps(told, step(found[1], `Send("${found[2]}")`));
};

/** "tab twice", "ctrl+r to repeat it", "alt+tab back". */
export const readKeys: PartReader = (part, text, told, knowledge) => {
  const groups = PRESS.exec(text)?.groups;
  const keys = saidValue(part, 'hotkey') ?? saidValue(part, 'key');
  if (!groups || keys === undefined) return undefined;
  const number = saidValue(part, 'number') ?? 1;
  const times = groups.count || groups.times ? number : groups.twice ? 2 : groups.thrice ? 3 : 1;
  if (!Number.isInteger(times) || times < 1) return undefined;
  const pressed = stepOf(knowledge, 'press-key', { keys, times });
  // The other window is not there at once.
  return keys === '!Tab' ? withSteps(told, pressed, step('', 'Sleep(300)')) : withSteps(told, pressed);
};

/** "one cell down", "next row". */
export const readCellMove: PartReader = (_part, text, told) => {
  const groups = CELL.exec(text)?.groups;
  if (!groups) return undefined;
  const arrow = ARROWS[(groups.way ?? groups.way2 ?? '').toLowerCase()] ?? (groups.next === 'cell' ? 'Down' : 'Down');
  const count = COUNTS[groups.count?.toLowerCase() ?? ''] ?? 1;
  return withSteps(told, step('Go to another cell', `Send("{${arrow}${count > 1 ? ` ${count}` : ''}}")`));
};
