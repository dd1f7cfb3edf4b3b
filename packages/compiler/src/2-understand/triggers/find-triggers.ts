import type { Trigger } from '#ir/automation.ts';
import type { Entity, Reading, Span } from '#ir/entity.ts';
import { criterion } from '#skills/windows/target.ts';
import { ANY_KEY, entityAt, markOf, masked } from '../mask.ts';
import { oncePerReading } from '../once-per-reading.ts';
import { findAbbreviations } from './find-abbreviations.ts';
import { findRepeatedSigns } from './find-repeated-signs.ts';
import { sessionTriggers } from './find-session.ts';
import { newFileTriggers, pixelTriggers } from './find-watched.ts';
import { type KeyEntity, keysByLikelihood, PRESSED_FIRST } from './key-likelihood.ts';
import { daysSaid } from './weekdays.ts';

/** Something that sets an automation off, with the whole phrase that says so: "when I press ctrl+n". */
export type FoundTrigger = Span & {
  readonly trigger: Trigger;
  readonly used: readonly Entity[];
  readonly score: number;
};

const CERTAIN = 2;
const STOP_KEY = 'F8';
const WHO = `(?:i|you|we|the user|someone|he|she)(?:'m| am)?`;
const WHEN = '(?:when(?:ever)?|if|once|every time|each time|any ?time|as soon as|after|while|upon|on)';
const PRESSING =
  '(?:press(?:es|ing|ed)?|hit(?:s|ting)?|push(?:es|ing)?|tap(?:s|ping)?|click(?:s|ing)?|use|using|do|hold(?:s|ing)?(?: down)?|(?:double|triple)[- ]?(?:tap|press|click|hit)(?:s|ping|ing)?|long[- ]?press)';
const ARTICLE = '(?:the |my |a |an |this |that |key |button |combo |keys )*';
const BEFORE = new RegExp(
  String.raw`(?:\b(?:${WHEN}\s+)?(?:${WHO}\s+)?(?:quickly\s+)?${PRESSING}\s+(?:on\s+)?(?:both\s+)?|\b(?:with|using|via|on|by|through|under|to|for|at|hotkey|shortcut|trigger|key(?: for it)?|combo|keybind)[\s:=(-]+(?:is\s+|be\s+|the\s+(?:hotkey|shortcut|key)\s+)?|\b(?:bind|assign|set|make|have|let|use|map|want|need|like|put)\s+(?:it\s+)?(?:(?:on|to)\s+)?)?${ARTICLE}$`,
  'i',
);
const AFTER =
  /^(?:\s*(?:keys?|buttons?|hotkeys?|shortcut|combo|combination|together|twice(?: (?:quickly|fast|in a row))?|two times|2x|quickly|fast|or so|for it|is pressed|pressed|tapped|gets pressed|is hit|at (?:the same|once) time|(?:on|of) (?:the|my) (?:mouse|keyboard)|for example|e\.?g\.?|for instance)\b)*\s*(?:[)\]]\s*)?(?:(?:,|:|;|->|=>|→|=|-|\.)\s*)?(?:(?:then|to|should|shall|would|could|must|will|can|it|that|which|so that|i want it to|i'd like it to|for|be|and)\s+)*/i;
const THRICE =
  /^(?: key| button)?,? (?:\ue00b+ ?(?:times|x)|thrice)(?: (?:quickly|fast|in a row|rapidly|really|very))*/i;
const TWICE = /\b(?:twice|double|two times|2x|2 times)\b/i;
// "double click with F8": the key is pressed once.
const CLICKED_WITH = /\bdouble[- ]?click(?:s|ing)?\b(?=[^.;]*\b(?:with|using|via|when(?:ever)?|if)\b)/i;
// "the wheel should be a double click": what it does, and not how it is pressed.
const TWICE_AFTER = /\b(?:twice|two times|2x|2 times)\b|^\W*double(?![- ]click)/i;
const LONG = new RegExp(
  String.raw`\b(?:hold(?:ing)?|keep(?:ing)?|held|press and hold|long)\b[^.,;]{0,25}${ANY_KEY}(?: key| button)?(?: down| pressed| held)*[^.,;]{0,20}?(${markOf('duration')})|\blong[- ]?press(?:ing)?\b[^.,;]{0,15}${ANY_KEY}`,
  'i',
);
const START = new RegExp(
  String.raw`\b(?:${WHEN}\s+(?:windows|the (?:pc|computer|laptop)|my (?:pc|computer|laptop)|pc|computer)\s+(?:starts?(?: up)?|boots?(?: up)?|turns? on|comes? on|is (?:on|started))|${WHEN}\s+(?:i )?(?:log(?:ging)? (?:in|on)|sign(?:ing)? in|boot(?: up)?|start (?:windows|my|the|up)(?: \w+)?|turn on (?:the|my) \w+|turn (?:the|my) \w+ on)(?: to windows)?|(?:at|on|upon|after) (?:windows )?(?:start-? ?up|login|log-?in|logon|boot))\b`,
  'i',
);
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week ?days?|work(?:ing)? ?days?|school days?|weekends?|day|morning|evening|night|afternoon)';
const DAYS = String.raw`${DAY}(?:(?:\s*(?:,|&|-|and|or|to|till|until|through))+\s*(?:on )?${DAY})*`;
const DAILY = new RegExp(
  String.raw`(?:\b(?:(?:every|each|on|all|from)\s+(?:single\s+)?)?(${DAYS})\b[^.;\n]{0,15}?)?(?:\b(?:at|around|by|um)\s*)?(${markOf('clock')})(?:\s+(?:(?:every|each|on|from)\s+(?:single\s+)?)?(${DAYS})\b|\s+daily\b)?`,
  'i',
);
// "an appointment tomorrow at 9": when that is, and not when the script runs.
const APPOINTED = /\b(?:appointment|meeting|calendar|event)\b|\b(?:for )?tomorrow $/i;
// "22:30: popup", "Fridays 16:30": said shortly, but said.
const TIMED = /\b(?:at|every|each|daily|on|by|around)\b|days\b/i;
const EVERY = new RegExp(String.raw`(?:\b(?:every|each|once)\s+)?(${markOf('duration')})`, 'gi');
const UNUSED = String.raw`(?:idle|inactive|inactivity|untouched|unused|unattended|not (?:being )?(?:touch(?:ed|ing)?|us(?:ed|ing))|no (?:input|activity)|away(?: from)?|(?:haven'?t|hasn'?t|has not|have not) (?:been )?(?:touched|used|moved)|don'?t (?:touch|use|move)|(?:nobody|no ?one|no-one) (?:has |is |was )?(?:been )?(?:touch(?:ed|es|ing)?|us(?:ed|es|ing)?|mov(?:ed|es|ing)?|at|near|typ(?:ed|es|ing)|there|(?:press|click)(?:ed|es|s)?)|nothing (?:is |has been )?(?:touched|happens?|happened|pressed|typed|moves?|moved)|leave (?:my desk|the (?:desk|pc|computer|room)|it alone|my (?:pc|computer|laptop)))`;
const NO_USE = String.raw`(?:of\s+|with\s+)?(?:idle|inactivity|being idle|nothing(?: happening)?|no (?:activity|input|use|movement|mouse|keyboard|typing)|without (?:any |a )?(?:input|activity|touch(?:ing)?|us(?:e|ing)|mouse|keyboard|movement|anyone|anybody|key))\b(?:(?: or| and|\/)?(?: the| any)? ?(?:mouse|keyboard|key ?press(?:es)?|keys|movement|activity|input|use|it|the (?:pc|computer)|touching))*`;
const IDLE = new RegExp(
  String.raw`\b(?:${WHEN}\s+)?[^.;\ue000-\ue00b]{0,40}?\b${UNUSED}(?![\p{L}])[^.;]{0,40}?(${markOf('duration')})|(?:\bafter\s+(?:about\s+)?)?(${markOf('duration')})\s+${NO_USE}`,
  'iu',
);
const COPIED =
  /\b(?:when(?:ever)?|every ?time|each time|as soon as|if|any ?time|after|once)\s+(?:(?:i|you)(?:'ve| have)?\s+(?:copy|copied)\s+(?:something(?: new)?|anything|text|stuff|a text|some text|any text)?\b|(?:the |my )?clipboard(?:'s contents?| contents?| text)? (?:changes|changed|has changed|is (?:changed|updated|filled)|gets (?:changed|updated|something new))|(?:something|anything|(?:a |some |new |any )*text) (?:new )?(?:is|gets|was|has been) (?:copied|put (?:on|in) the clipboard))/i;
const EVENT = new RegExp(
  String.raw`\b${WHEN}\s+(?:${WHO}\s+)?(?:(open(?:ing)?|start(?:ing)?|launch(?:ing)?|run(?:ning)?|close|closing|quit|exit|switch to|go to|activate)\s+)?(?:the |my |a |an |any |some |this |that |little |small )*(?:(?:window|dialog|popup|message)(?: box)? (?:(?:that is |which is )?(?:called |named |titled |with (?:the title |the name )?|that (?:has|says|contains) |whose title (?:is|contains|has|says) |saying |containing ))?)?(${markOf('program', 'text')})(?: (?:somewhere )?in (?:its|the) title(?: bar)?)?(?:\s+(?:window|app|program|game|dialog|popup|box))?(?:\s+(?:is |gets |has )?(opens?|opened|starts?|started|launches|launched|runs|appears?|shows up|pops up|comes up|closes?|closed|exits?|quits?|ends?|ended|crash(?:es|ed)|dies|died|gone|disappears?|vanish(?:es)?|stops? running|stops|finish(?:es|ed)|activated|active|in front|focused|gets focus|shut))?`,
  'i',
);

/** Everything that may set something off, in the order in which it is said. */
export const findTriggers = oncePerReading(triggersIn);

function triggersIn(reading: Reading): readonly FoundTrigger[] {
  const text = masked(reading);
  const watched = [
    ...clockTriggers(reading, text),
    ...copiedTriggers(text),
    ...idleTriggers(reading, text),
    ...windowTriggers(reading, text),
    ...pixelTriggers(reading, text),
    ...newFileTriggers(reading, text),
    ...sessionTriggers(text),
    ...startTriggers(text),
  ];
  // "when it turns green press space": a key to be pressed starts something only where nothing else does.
  const isWatched = watched.some(({ trigger: { kind } }) => kind !== 'clipboard' && kind !== 'start');
  const keys = pronounTriggers(reading, text).filter(({ score }) => !isWatched || score !== PRESSED_FIRST);
  const found = [...findRepeatedSigns(reading, text), ...findAbbreviations(reading), ...keys, ...watched];
  return withoutRepeats(withoutOverlaps(found).sort((a, b) => a.start - b.start));
}

// "F11 does it, F11 again puts it back": a key that is named again is still one key.
function withoutRepeats(found: readonly FoundTrigger[]): FoundTrigger[] {
  const nameOf = ({ trigger }: FoundTrigger) => JSON.stringify(trigger);
  return found.filter((one, index) => found.findIndex((other) => nameOf(other) === nameOf(one)) === index);
}

function withoutOverlaps(found: readonly FoundTrigger[]): FoundTrigger[] {
  const kept: FoundTrigger[] = [];
  for (const one of found) {
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  }
  return kept;
}

function keyTriggers(reading: Reading, text: string): FoundTrigger[] {
  return keysByLikelihood(reading)
    .filter(({ score }) => score >= CERTAIN)
    .map(({ entity, score }) => {
      const { start, end } = phraseAround(text, entity);
      const trigger = keyTrigger(reading, text, entity);
      const thrice = trigger.kind === 'double-tap' && trigger.times ? THRICE.exec(text.slice(entity.end)) : undefined;
      if (thrice) {
        const times = { start: entity.start, end: entity.end + thrice[0].length };
        const used = reading.entities.filter((one) => one.start >= times.start && one.end <= times.end);
        return { start, end: phraseAround(text, times).end, score, trigger, used };
      }
      const held = trigger.kind === 'long-press' ? heldFor(reading, entity) : undefined;
      if (held) return { start, end: phraseAround(text, held).end, score, trigger, used: [entity, held] };
      return { start, end, score, trigger, used: [entity] };
    });
}

function heldFor({ entities }: Reading, { end }: Span): Entity | undefined {
  return entities.find((entity) => entity.kind === 'duration' && entity.start >= end && entity.start - end < 30);
}

/** The words around a key that only say that it is pressed. */
export function phraseAround(text: string, { start, end }: Span): Span {
  const before = BEFORE.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? '';
  const after = AFTER.exec(text.slice(end, end + 80))?.[0] ?? '';
  const begin = start - before.length;
  // "when F8 is pressed"
  const when = /^\s*(?:key\s+|button\s+)?(?:is|gets|was) (?:pressed|hit|tapped|pushed)/i.test(text.slice(end, end + 30))
    ? (WHEN_KEY.exec(text.slice(Math.max(0, begin - 20), begin))?.[0].length ?? 0)
    : 0;
  return { start: begin - when, end: end + after.length };
}

const WHEN_KEY = new RegExp(String.raw`\b${WHEN}\s+$`, 'i');

function keyTrigger(reading: Reading, text: string, { kind, value, start, end }: KeyEntity): Trigger {
  if (kind !== 'key') return { kind: 'hotkey', keys: value };
  const isThrice =
    /\btriple[- ]?(?:tap|press|click|hit)(?:ping|ing|ting|s)? (?:on )?(?:the |my )?$/i.test(text.slice(0, start)) ||
    /^3\D|^three\b|^thrice\b/i.test(reading.text.slice(end, end + 20).replace(/^(?: key| button)?,? /, ''));
  if (isThrice && (THRICE.test(text.slice(end)) || /triple/i.test(text.slice(Math.max(0, start - 25), start))))
    return { kind: 'double-tap', key: value, times: 3 };
  const isTwice =
    TWICE.test(reading.text.slice(Math.max(0, start - 25), end).replace(CLICKED_WITH, '')) ||
    TWICE_AFTER.test(reading.text.slice(end, end + 25));
  if (isTwice) return { kind: 'double-tap', key: value };
  const long = LONG.exec(text.slice(Math.max(0, start - 30), end + 40));
  const longer = LONGER.exec(text.slice(start, end + 40))?.[0] ?? '';
  if (!long && /\b(?:bit|little|while|moment|longer|long)$/i.test(longer))
    return { kind: 'long-press', key: value, after: 500 };
  if (!long) return { kind: 'hotkey', keys: value };
  const at = long[1] ? Math.max(0, start - 30) + long.index + long[0].length - long[1].length : -1;
  const time = entityAt(reading, at);
  return { kind: 'long-press', key: value, after: time?.kind === 'duration' ? time.value : 500 };
}

const LONGER = new RegExp(
  `${ANY_KEY}(?: key| button)?(?: (?:is|being|gets))? (?:held|hold|kept|pressed)(?: down)?(?: for)?(?: a (?:bit|little|while|moment))?(?: longer| long)?`,
  'i',
);
const TAPPING_IT =
  /\b(?:(?:when(?:ever)?|if)\s+(?:i|you|he)\s+)?(?:only\s+|just\s+|quickly\s+|briefly\s+)?(?:tap(?:s|ping)?|press(?:es|ing)?|click(?:s|ing)?)\s+(?:on\s+)?(?:it|that key|that button)(?:\s+(?:once|shortly|briefly|quickly|alone))*(?:\s+(?:should|to|then|it|,|:|=))*|(?<=[,;.] (?:a )?|\b(?:and|but) (?:a )?)tap(?:ping)?(?: (?:should|will|must|shall|to|just|still|simply))*(?= (?:opens?|closes?|shows?|starts?|plays?|mutes?|types?|sends?|press(?:es)?|runs?|do(?:es)?|gives?|=|:|->))|\b(?:a )?(?:short|quick|single|normal)[- ](?:press|tap|click)(?:\s+(?:should|to|=|:|->|,|does|do|is))*/giu;

// "Tapping it plays, keeping it down skips": what "it" is was said before, and that mention starts nothing itself.
function pronounTriggers(reading: Reading, text: string): FoundTrigger[] {
  const held = heldTriggers(reading, text);
  const plain = keyTriggers(reading, text);
  if (held.length === 0 && !plain.some(({ trigger }) => trigger.kind === 'long-press')) return plain;
  const tapped = [...text.matchAll(TAPPING_IT)].flatMap((match): FoundTrigger[] => {
    const key = reading.entities
      .filter(({ kind, end }) => kind === 'key' && end <= match.index + match[0].length)
      .at(-1);
    if (key?.kind !== 'key') return [];
    return [{ ...spanOf(match), trigger: { kind: 'hotkey', keys: key.value }, used: [key], score: CERTAIN }];
  });
  const isSpoken = ({ trigger }: FoundTrigger) =>
    trigger.kind === 'hotkey' &&
    tapped.some((tap) => tap.trigger.kind === 'hotkey' && tap.trigger.keys === trigger.keys);
  return [...tapped, ...held, ...plain.filter((found) => !isSpoken(found))];
}

const HOLDING_IT = new RegExp(
  String.raw`\b(?:(?:when(?:ever)?|if|while)\s+)?(?:i\s+|you\s+)?(?:keep(?:ing)?|hold(?:ing)?)\s+(?:it|that|the key|the button|them)(?:\s+(?:down|pressed|longer|held))*(?:\s+(?:for|about|at least|more than|over))*\s*(${markOf('duration')})(?:\s+(?:or (?:longer|more)|it|should|then|and|to|,|:|=))*|\b(?:long|longer)[- ]press(?:ing)?(?:\s+(?:it|should|to|=|:|->|,|does|do|is))*|\bhold(?:ing)? it(?: down)?(?:\s+(?:longer|should|=|:|->|,|does))*|\b(?:when(?:ever)?|if|while)\s+(?:i\s+|you\s+)?(?:hold|keep it|press)(?:\s+(?:it|down))*\s+(?:for|about|at least|more than|over|longer than)+\s*(${markOf('duration')})(?:\s+(?:or (?:longer|more)|it|should|then|and|to|,|:|=))*`,
  'giu',
);

// "keep it down for a second": the key named before, held.
function heldTriggers(reading: Reading, text: string): FoundTrigger[] {
  return [...text.matchAll(HOLDING_IT)].flatMap((match) => {
    const span = spanOf(match);
    const key = reading.entities.filter(({ kind, end }) => kind === 'key' && end <= span.start).at(-1);
    const time = reading.entities.find(
      ({ kind, start, end }) => kind === 'duration' && start >= span.start && end <= span.end,
    );
    if (key?.kind !== 'key') return [];
    const after = time?.kind === 'duration' ? time.value : 500;
    const trigger: Trigger = { kind: 'long-press', key: key.value, after };
    return [{ ...span, trigger, used: time ? [time] : [], score: CERTAIN }];
  });
}

function clockTriggers(reading: Reading, text: string): FoundTrigger[] {
  const daily = DAILY.exec(text);
  const clock = daily && reading.entities.find(({ kind, start }) => kind === 'clock' && start >= daily.index);
  const isLabel = daily && (/^\W*$/.test(text.slice(0, daily.index)) || /^\s*[:=]/.test(text.slice(spanOf(daily).end)));
  const isOneDay =
    daily && APPOINTED.test(text.slice(Math.max(0, daily.index - 60), daily.index)) && !/\bevery\b/i.test(daily[0]);
  if (daily && clock?.kind === 'clock' && !isOneDay && (isLabel || TIMED.test(daily[0]))) {
    const said = daily[1] ?? daily[3] ?? '';
    const days = daysSaid(said) ?? 'daily';
    const trigger: Trigger = { kind: 'daily', at: clock.value, days };
    return [{ start: daily.index, end: daily.index + daily[0].length, trigger, used: [clock], score: CERTAIN }];
  }
  return [...text.matchAll(EVERY)].flatMap((match) => {
    const length = match[1]?.length ?? 0;
    const duration = entityAt(reading, match.index + match[0].length - length);
    if (duration?.kind !== 'duration' || !duration.every) return [];
    const trigger: Trigger = { kind: 'timer', every: duration.value, stop: STOP_KEY };
    return [{ start: match.index, end: match.index + match[0].length, trigger, used: [duration], score: CERTAIN }];
  });
}

function copiedTriggers(text: string): FoundTrigger[] {
  const match = COPIED.exec(text);
  return match ? [{ ...spanOf(match), trigger: { kind: 'clipboard' }, used: [], score: CERTAIN }] : [];
}

function idleTriggers(reading: Reading, text: string): FoundTrigger[] {
  const match = IDLE.exec(text);
  if (!match) return [];
  const { start, end } = spanOf(match);
  const time = reading.entities.find(
    (entity) => entity.kind === 'duration' && entity.start >= start && entity.end <= end,
  );
  if (time?.kind !== 'duration') return [];
  return [{ start, end, trigger: { kind: 'idle', after: time.value }, used: [time], score: CERTAIN }];
}

function windowTriggers(reading: Reading, text: string): FoundTrigger[] {
  const match = EVENT.exec(text);
  if (!match || (!match[1] && !match[3])) return [];
  const at = match.index + match[0].indexOf(match[2] ?? '');
  const named = entityAt(reading, at);
  if (named?.kind !== 'program' && named?.kind !== 'text') return [];
  const said = `${match[1] ?? ''} ${match[3] ?? ''}`;
  const event = /clos|quit|exit|end|shut|crash|die|gone|disappear|vanish|stop|finish/i.test(said)
    ? 'closes'
    : /activ|front|focus|switch|go to/i.test(said)
      ? 'activates'
      : 'appears';
  const window =
    named.kind === 'program'
      ? { name: named.value.name, criterion: criterion(named.value) }
      : { name: named.value, criterion: `"${named.value.replace(/[`"]/g, '`$&')}"` };
  return [{ ...spanOf(match), trigger: { kind: 'window', event, window }, used: [named], score: CERTAIN }];
}

function startTriggers(text: string): FoundTrigger[] {
  const match = START.exec(text);
  return match ? [{ ...spanOf(match), trigger: { kind: 'start' }, used: [], score: CERTAIN }] : [];
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}
