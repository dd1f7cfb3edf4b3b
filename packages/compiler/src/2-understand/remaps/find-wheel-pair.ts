import type { Rule } from '#ir/automation.ts';
import type { Entity, Reading, Span } from '#ir/entity.ts';
import { ANY_KEY, masked, without } from '../mask.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';
import type { FoundRemap } from './find-remaps.ts';

const TURNING =
  '(?:(?:turn(?:ing)?|roll(?:ing)?|us(?:e|ing)|mov(?:e|ing)) )?(?:the )?(?:(?:mouse|scroll) ?-?wheel|wheel|scroll(?:ing)?)(?: up(?: and |/)down)?';
const HELD = String.raw`(?:hold(?:ing)?(?: down)? |keep(?:ing)? |with |when i hold |while i hold )?(?:the )?(?<holder>${ANY_KEY}(?:\s*(?:\+|and)\s*${ANY_KEY})?)(?: key| button)?(?: (?:is |being )?(?:held|pressed|down|hold))*`;
const HELD_AND_TURNED = new RegExp(String.raw`${HELD}\s*(?:\+|&|and|,|while|when)?\s*(?:i )?${TURNING}`, 'diu');
const TURNED_WITH_HELD = new RegExp(
  String.raw`${TURNING}\s*(?:,\s*)?(?:with|while|when|and|\+|if)\s+(?:i'?m |i )?${HELD.replace('<holder>', '<after>')}`,
  'diu',
);
const MODIFIERS: Readonly<Record<string, string>> = { Ctrl: '^', Alt: '!', Shift: '+', LWin: '#', RWin: '#' };

// What people call by one word, for the wheel turned up and turned down.
const PAIRS: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/\bzoom/i, ['^WheelUp', '^WheelDown']],
  [/\b(?:volume|loud\w*|sound)\b/i, ['Volume_Up', 'Volume_Down']],
  [/\b(?:through|between|switch\w*|cycl\w*|chang\w*)\b.{0,25}\bwindows\b|\balt[ +-]?tab\b/i, ['ShiftAltTab', 'AltTab']],
  [/\bundo\w*\b.{0,12}\bredo/i, ['^z', '^y']],
  [/\b(?:switch|chang|flip|cycl|browse|go)\w*\b.{0,20}\btabs?\b/i, ['^+Tab', '^Tab']],
  [/\bpages?\b/i, ['PgUp', 'PgDn']],
  [/\bback\b.{0,12}\bforward/i, ['!Left', '!Right']],
];

// To scroll left and right names two directions, and no keys.
const SIDEWAYS = /\b(?:sideways|side to side|horizontal\w*|left (?:and|\/|or) right|left\/right)\b/i;

// "turns the volume up and down" names two directions, and no keys.
const ARROWS = /\b(?:arrows?|keys?|cursor)\b/i;

/** The wheel while something is held, where it is said which two keys that presses: "alt and the wheel: [ and ]". */
export function findWheelPair(reading: Reading): FoundRemap | undefined {
  const text = masked(reading);
  const match = HELD_AND_TURNED.exec(text) ?? TURNED_WITH_HELD.exec(text);
  const groups = match?.indices?.groups;
  const holders = keysIn(reading, groups?.holder ?? groups?.after);
  const prefix = heldWith(holders);
  if (!match || !prefix) return undefined;
  const span: Span = { start: match.index, end: match.index + match[0].length };
  const rest = without(reading, [span]);
  const said = rest.entities.filter(
    (entity): entity is KeyEntity =>
      (entity.kind === 'hotkey' || entity.kind === 'key') && !holders.some(({ value }) => value === entity.value),
  );
  const isAltTab = said.length === 1 && said[0]?.value === '!Tab';
  const sideways = SIDEWAYS.test(rest.text) ? ['WheelLeft', 'WheelRight'] : undefined;
  const named = namedPair(reading.text.slice(0, span.start) + reading.text.slice(span.end));
  const isTurned = named && said.every(({ value }) => /^(?:Up|Down)$/.test(value)) && !ARROWS.test(rest.text);
  const pair = sideways ?? (said.length === 2 && !isTurned ? said.map(({ value }) => value) : named);
  if (!pair || (said.length > 2 && !sideways) || (said.length === 1 && !isAltTab && !sideways)) return undefined;
  // AutoHotkey's own way through the windows needs a key that is held, and no modifier.
  if (pair[1] === 'AltTab' && !prefix.includes(' & ')) return undefined;
  const rules = ['WheelUp', 'WheelDown'].map(
    (turn, index): Rule => ({ kind: 'remap', from: prefix + turn, to: pair[index] ?? '' }),
  );
  const used: Entity[] = rest.entities.filter((entity) => entity.kind === 'key' || entity.kind === 'hotkey');
  return { start: 0, end: reading.text.length, rules, used: [...holders, ...used] };
}

export function namedPair(text: string): readonly string[] | undefined {
  return PAIRS.find(([pattern]) => pattern.test(text))?.[1];
}

// Modifiers stand before the wheel; any other key or button is joined to it and keeps its own press.
function heldWith(holders: readonly KeyEntity[]): string | undefined {
  if (holders.length === 0) return undefined;
  const signs = holders.map(({ value }) => MODIFIERS[value]);
  if (signs.every((sign) => sign !== undefined)) return signs.join('');
  const [only] = holders;
  return holders.length === 1 && only && /^(?:[MRX]Button\d?|\w+)$/.test(only.value) ? `${only.value} & ` : undefined;
}
