import type { Reading } from '#ir/entity.ts';

// Words that ask for something without saying what: what is left of a request after them is what it is about.
const EMPTY = new Set(
  `a an the my our your some any one ones few of to for in on at with and or so that this these those it its them there here
  i im id ive we you me us can could would will please pls plz dear thanks thank thx hi hello hey kindly just maybe simply also
  want wants need needs like get have has give make makes made set setup up do does doing done fix change changes write create build
  help configure adjust customise customize improve arrange organise organize sort tune program put work works working
  thing things stuff something anything everything all script scripts macro macros shortcut shortcuts hotkey hotkeys key keys
  keybind keybinds automation autohotkey ahk computer pc laptop keyboard mouse settings setup tool
  properly correctly right nicely better good nice well again usual normal normally always before new cool useful
  automatically automatic automaticaly faster easier quicker smarter way same kind sort type such how be is should must shall`
    .split(/\s+/)
    .filter(Boolean),
);
const MAKES =
  /\b(?:make|set ?up|fix|change|do|write|create|build|help|configure|adjust|customi[sz]e|improve|arrange|organi[sz]e|sort|tune|want|need|like|give|get|have|put)\b/i;
// "my grandson said this is where you ask": who sent someone here says nothing of what is wanted.
const ABOUT_ASKING =
  /\b(?:said|says|told|tells|heard|recommended|sent me|showed me|read about|asked|ask you|no idea|don'?t know|not good with|hope)\b/i;
const POLITE =
  /^(?:please|thanks?|thank you|thx|cheers|hi|hello|hey|dear|sir|ok|okay|sorry|good (?:morning|evening|day))\b[^,.;]{0,20}$/i;
// "tyfc -> Thank you", "F1 = paste": said in signs, but said.
const SIGNS = /->|=|→|:/;
const FEWEST = 3;

/** "set up my mouse properly", "change F3": a wish in which every word would fit any other wish as well. */
export function isEmptyWish({ text, entities }: Reading): boolean {
  if (entities.some(({ kind }) => kind !== 'key' && kind !== 'hotkey') || entities.length > 1 || SIGNS.test(text))
    return false;
  const clauses = text
    .split(/[,.;!?\n]+/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const wishes = clauses.filter((clause) => !ABOUT_ASKING.test(clause) && !POLITE.test(clause));
  const keys = entities.map(({ start, end }) => text.slice(start, end));
  const words = wishes.flatMap(
    (clause) =>
      keys
        .reduce((left, key) => left.replace(key, ' '), clause)
        .toLowerCase()
        .replace(/['’]/g, '')
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  const isLong = words.length + entities.length * 2 >= FEWEST;
  return isLong && wishes.some((clause) => MAKES.test(clause)) && words.every((word) => EMPTY.has(word));
}
