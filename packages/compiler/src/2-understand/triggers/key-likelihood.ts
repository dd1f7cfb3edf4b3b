import type { Entity, Reading } from '#ir/entity.ts';
import { masked } from '../mask.ts';
import { oncePerReading } from '../once-per-reading.ts';
import { isUsualKey } from './usual-keys.ts';

export type KeyEntity = Extract<Entity, { kind: 'hotkey' | 'key' }>;

const PRESSED =
  /(?:when(?:ever)?|if|once|every time|each time|as soon as|if ever|any ?time)\b[^.,;\ue005\ue006]{0,25}$/i;
// "I'd love to just mark the address and press …": what the writer wants to press.
const WISHED =
  /\b(?:i'?d (?:love|like|want)|i (?:want|would (?:love|like))) to (?:just |only |simply |be able to )[^.;\ue005\ue006]{0,60}\b(?:press|hit|push|tap)\s+(?:the\s+)?$/i;
// "when she selects some text and hits F2"
const PRESSES_THEN =
  /\b(?:when(?:ever)?|if|once|every time|each time)\s+(?:i|you|he|she|we|they|someone|the user|my \p{L}+)\b[^.;\ue005\ue006]{0,60}\band\s+(?:then\s+)?(?:press|hit|push|tap)(?:s|es)?\s+(?:the\s+)?$/iu;
// "hold left click for 3 seconds with F5"
const WITH_LAST = /\b(?:with|using|via|by pressing)\s+(?:the\s+)?[\ue005\ue006]+(?:\s+key)?[\s.!]*$/i;
const PRESS_TO =
  /^\s*(?:(?:please|i want to|i'd like to|so|just)\s+)?(?:press(?:ing)?|hit(?:ting)?|push(?:ing)?|tap(?:ping)?|hold(?:ing)?(?: down)?|double[- ]?tap(?:ping)?)\s+(?:the\s+|on\s+)?$/i;
const BOUND =
  /(?:\bwith|\bon|\busing|\bvia|\bhotkey(?: is)?|\bshortcut(?: is)?|\bbind|\bassign(?:ed)?(?: to)?|\bby pressing|\bby hitting|\bby double tapping|\bmake|\bwant|\bturn|\bchange|\bremap|\bset|\bhave|\buse|\bpress of|\bput (?:it|that|this) on|[-:(=.\n*]|\d\.)\s*(?:the\s+|my\s+|a\s+|key\s+)?$/i;
const LEADS =
  /^\s*(?:(?:key|button)\s+)?(?:together\s+|held\s+|or so\s+)?(?:=|:|->|→|=>|-(?!\s*(?:on|with|via|by|use|using|for)\b)|should|to\b|opens?\b|types?\b|makes?\b|does\b|will\b|puts?\b|takes?\b|shows?\b|starts?\b|runs?\b|sends?\b|launch(?:es)?\b|toggles?\b|writes?\b|gives?\b|moves?\b|closes?\b|brings?\b|inserts?\b|press(?:es)?\b|acts?\b|becomes?\b|be\b|into\b|works?\b|do\b|is\b|pressed\b|tapped\b|clicks?\b|locks?\b|mutes?\b|i want|i'd|must|need|could|can\b|would|that\b|doing\b|for\b|as\b|switch(?:es)?\b|jumps?\b|goes\b|copies\b|pastes\b|turns?\b|when\b|only\b|saves?\b|plays?\b|minimi[sz]es?\b|maximi[sz]es?\b|hides?\b|scrolls?\b|selects?\b|deletes?\b|empties\b|swaps?\b|sets?\b|adds?\b|wraps?\b|searches\b|in\b|[a-z]{3,}s (?:it|the|my|all|everything|what)\b|(?:changes?|controls?|adjusts?)\b|,)/i;
const SENT =
  /(?:\bsends?|\bpress(?:es)?|\btypes?|\bhits?|\bsimulates?|(?<!'d |would |i |id )\blike|\bas|\binto|\bto be|\bbecomes?|\binstead of|\brather than|\bnot|\bwithout|\bhold(?:s|ing)?(?: down)?|\bspam(?:s|ming)?|\bthan|\bnext to|\bbeside|\bnear|\bin truth it sends|\bsame as|\bkeep|\bkeeps|\btoggles?|\bturns? (?:on|off)|\bswitch(?:es)? (?:on|off)|\bthe state of|\bdoes|\bdo|\bthen|\bexcept|\bgives?|->|→|=>|=|\()\s+(?:the\s+|a\s+|an\s+|my\s+)?$/i;

/** The keys that are named within a stretch of the text, in order. */
export function keysIn({ entities }: Reading, span: readonly [number, number] | undefined): KeyEntity[] {
  if (!span) return [];
  return entities.filter(
    (entity): entity is KeyEntity =>
      (entity.kind === 'key' || entity.kind === 'hotkey') && entity.start >= span[0] && entity.end <= span[1],
  );
}

/** The score of a key that is taken because it is the first to be pressed, and no other is likelier. */
export const PRESSED_FIRST = 2.5;

/** The keys of a request, the likeliest trigger first. */
export const keysByLikelihood = oncePerReading(weighed);

function weighed(reading: Reading): readonly { entity: KeyEntity; score: number }[] {
  const { text, entities } = reading;
  const signs = masked(reading);
  const keys = entities.filter((entity): entity is KeyEntity => entity.kind === 'hotkey' || entity.kind === 'key');
  // "hold w when I press F6": where a key is said to start it, one to be held or pressed is what it does.
  const isStarted =
    keys.some(({ start }) => PRESSED.test(signs.slice(Math.max(0, start - 40), start))) ||
    (keys.length > 1 && WITH_LAST.test(signs));
  const scored = keys.map((entity) => ({ entity, score: likelihood(text, signs, entity, isStarted) }));
  // "press ctrl+d and the folder opens": where nothing else starts it, the first key to be pressed does.
  const first = scored.find(
    ({ entity, score }) =>
      score > -3 &&
      // "wait, then click the left mouse button": nobody gives that up for anything else.
      !/^[LR]Button$/.test(entity.value) &&
      PRESS_FIRST.test(text.slice(Math.max(0, entity.start - 20), entity.start)),
  );
  const none = scored.every(({ score }) => score < 2);
  // "I paste, enter, 80 times a day. I'd like to just press ctrl+m": beside a key that is surely meant, one for editing is not.
  const isSure = scored.some(({ entity, score }) => score >= 4 && !EDITING.test(entity.value));
  return scored
    .map(({ entity, score }) => ({ entity, score: isSure && score < 3 && EDITING.test(entity.value) ? 0 : score }))
    .map(({ entity, score }) => ({ entity, score: none && entity === first?.entity ? PRESSED_FIRST : score }))
    .sort((a, b) => b.score - a.score);
}

const PRESS_FIRST =
  /\b(?:press(?:es|ing)?|hit(?:s|ting)?|push(?:es|ing)?|tap(?:s|ping)?|click(?:s|ing)?)(?: on)?(?: the)? $/i;

function likelihood(text: string, signs: string, { kind, value, start, end }: KeyEntity, isStarted: boolean): number {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 25);
  const ahead = signs.slice(Math.max(0, start - 40), start);
  const pressed =
    PRESSED.test(ahead) ||
    PRESSES_THEN.test(signs.slice(Math.max(0, start - 90), start)) ||
    WISHED.test(signs.slice(Math.max(0, start - 90), start)) ||
    (!isStarted && start < 40 && PRESS_TO.test(ahead));
  return (
    (pressed ? 3 : 0) +
    (BOUND.test(before) ? 2 : 0) +
    (start <= 4 ? 2 : 0) +
    (LEADS.test(after) ? 2 : 0) +
    (/^[\s.!)]*$/.test(after) ? 1 : 0) +
    (isDealtOut(signs, value, start, end) ? 2 : 0) +
    readiness(kind, value) -
    (ALREADY.test(text.slice(end, end + 45)) ? 7 : 0) -
    (BROKEN.test(text.slice(end, end + 60)) ? 7 : 0) -
    (SPARED.test(before) ? 7 : 0) -
    (REPEATED.test(after) || (/^Wheel/.test(value) && SCROLLED.test(after)) ? 6 : 0) -
    (COMPLAINT.test(text.slice(end, end + 50)) ? 7 : 0) -
    (isExplained(signs, start, end) ? 5 : 0) -
    (isUsualKey(value, before) && !pressed ? 5 : 0) -
    (isInSequence(signs, value, start, end) ? 4 : 0) -
    (/click$/i.test(text.slice(start, end)) && !CLICK_STARTS.test(after) && !pressed ? 2 : 0) -
    (SENT.test(before) && !pressed ? 3 : 0) -
    (/^.$/.test(value) && !pressed ? 1 : 0)
  );
}

// "press ctrl+s every 10 minutes": nobody presses it himself.
const REPEATED =
  /^\s*(?:key |button )?(?:again )?(?:every (?!time\b)|once (?:a|every) |each (?:minute|second|hour)\b)/i;

// "scroll down 5 notches": what is done, and no turn of the user's wheel.
const SCROLLED =
  /^\s*(?:\d|by\b|then\b|until\b|slowly\b|to the\b|(?:a|one|two|three|five|ten|some) (?:bit|little|pages?|notch|notches|lines?|clicks?|steps?)\b)/i;

// Further away than this nothing is looked for: a text of nothing but keys would take its square.
const NEAR = 40;

function isAfterKey(signs: string, start: number): boolean {
  const first = signs.search(/[\ue005\ue006]/);
  return first >= 0 && first < start;
}

// "F2 opens the overview (win+tab)": the keys in brackets say how it is done, where another key was named before.
function isExplained(signs: string, start: number, end: number): boolean {
  const before = signs.slice(Math.max(0, start - NEAR), start);
  return (
    /\p{L}\s*\(\s*(?:(?:it'?s|thats?|that is|so|i\.?e\.?|the|shortcut|is|key)\s+)*$/iu.test(before) &&
    /^\s*\)/.test(signs.slice(end, end + NEAR)) &&
    isAfterKey(signs, start)
  );
}

const EDITING = /^(?:Enter|Tab|Space|Esc(?:ape)?|Backspace|Delete|Up|Down|Left|Right|Home|End|PgUp|PgDn|.)$/;

const AFTER_PAUSE = /\ue007\s*(?:,|;|\bthen\b|\band\b)[\s,]*(?:(?:press|hit|the|and|then)\s+)*$/i;

// "F6: Anna, tab, 3 and enter": a key for editing in a row of steps is pressed by the script.
function isInSequence(signs: string, value: string, start: number, end: number): boolean {
  const isListed =
    /(?:,|;|\bthen|\band)\s+(?:(?:press|hit|the|and|then)\s+)*$/i.test(signs.slice(Math.max(0, start - NEAR), start)) &&
    /^(?:\s*(?:twice|again|once))?\s*(?:,|;|\.|$|\bthen\b|\band\b)/i.test(signs.slice(end, end + NEAR));
  // "…, wait 3 seconds, ctrl+w": what follows a pause is done by the script, whatever the key.
  const isAfterPause = AFTER_PAUSE.test(signs.slice(Math.max(0, start - NEAR), start));
  return (EDITING.test(value) || isAfterPause) && isListed && isAfterKey(signs, start);
}

// "numpad 1 plays a.wav, numpad 2 b.wav": behind another key, with a value of its own and no verb.
function isDealtOut(signs: string, value: string, start: number, end: number): boolean {
  return (
    !EDITING.test(value) &&
    /(?:[,;.]|\band)\s*$/i.test(signs.slice(Math.max(0, start - NEAR), start)) &&
    /^ [\ue000-\ue004]/.test(signs.slice(end, end + 2)) &&
    isAfterKey(signs, start)
  );
}

// "ctrl+shift+esc opens it already" tells what is, and not what should be.
const ALREADY = /^[^.,;\n]{0,40}\balready\b(?=\s*(?:[.,;!]|$|and\b|but\b))/i;

// "alt tab is too much for her hands": what is hard to press is what should be pressed no longer.
const COMPLAINT =
  /^(?:\s+(?:keys?|buttons?|combo))?\s+(?:is|are|was|feels?|gets?|takes?|needs?|hurts?|drives? me)\s+(?:(?:just|simply|really|so|way|far|a|an|bit|quite|very|pretty|always|my|two|both)\s+)*(?:too|hard|difficult|annoying|impossible|pain|painful|finger|fingers|hands?|useless|awkward|tiring|far|slow|uncomfortable|tedious|nightmare|mess|stupid|terrible|hell|clumsy|nuts|crazy|mad|old|forever|ages|wrist|yoga|acrobatics)\b/i;

// "the calculator button on this keyboard gave up": what cannot be pressed starts nothing.
const BROKEN =
  /^(?:\s+(?:key|button))?(?:\s+(?:on|of) (?:this|the|my) (?:\p{L}+ )?(?:keyboard|laptop|board|notebook|mouse))?\s+(?:is |has |just )*(?:gave up|broken|broke|dead(?! slow)|died|stopped working|stuck|does(?:n'?t| not) work|no longer works|fell off|missing|gone|worn)\b/iu;

// "without having to hit space"
const SPARED =
  /\b(?:without|no need (?:to|for)|not have to|don'?t (?:have|want) to)\b(?:\s+(?:me|having|to|even|press(?:ing)?|hit(?:ting)?|type|typing|use|using|the|a|any|needing))*\s*$/i;

// "right click with F8" is what is done; "middle click = paste" is what starts it.
const CLICK_STARTS =
  /^\s*(?:=|:|->|→|=>|should|opens?|to\b|does|on\b|closes?|makes?|will|must|pastes?|minimi[sz]es?|a (?:double|triple|left|right|middle)|toggles?|plays?|pauses?|mutes?|fits?)/i;

// A combination or an F-key is hardly ever named for anything else than to be pressed by the user.
function readiness(kind: KeyEntity['kind'], value: string): number {
  if (kind === 'hotkey' || /^(?:F\d|XButton|Pause$|ScrollLock$)/.test(value)) return 2;
  return /^(?:CapsLock|NumLock|PrintScreen|Insert|AppsKey|MButton|RAlt|RCtrl|SC029|Numpad)/.test(value) ? 1 : 0;
}
