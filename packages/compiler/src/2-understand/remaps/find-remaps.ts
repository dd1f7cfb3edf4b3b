import type { Rule } from '#ir/automation.ts';
import type { Entity, Reading, Span } from '#ir/entity.ts';
import { markOf, masked } from '../mask.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';
import { findArrowRemap } from './find-arrow-remap.ts';
import { findHeldRemap } from './find-held-remap.ts';
import { findPronounRemap } from './find-pronoun-remap.ts';
import { findToldShortcuts } from './find-told-shortcut.ts';

export type FoundRemap = Span & { readonly rules: readonly Rule[]; readonly used: readonly Entity[] };

const KEY = markOf('hotkey', 'key');
// Blanks are taken in one way only: a row of keys far apart would be tried in all the others before it is given up.
const LINK = String.raw`(?:\s*(?:,|/|and|&|or)\s*|\s+)(?:the )?`;
const LIST = String.raw`${KEY}(?:${LINK}${KEY})*`;
// "j = up, k = down": a key that becomes something itself is not what the one before it becomes.
const ALONE = String.raw`${KEY}(?![\ue005\ue006]|\s*(?:=|->|=>|→|:|should\b|becomes?\b|is\b|does\b|gives?\b|acts?\b|sends?\b|press(?:es)?\b|tapped\b|pressed\b|twice\b|2x|alone\b|on its own\b|by itself\b|still\b|stays?\b))`;
const TARGETS = String.raw`${KEY}(?:(?:\s+there)?${LINK}${ALONE})*`;
// No filler is made of others: "arrow keys" said thirty times could be taken apart in a billion ways.
const FILLER =
  '(?:keys?|buttons?|arrows?|itself|alone|on its own|there|now|just|always|also|please|respectively|be|it|the|my|a|an|another|second|extra|normal|letters?|instead|i want it|one|of the mouse|on my mouse|on the mouse|of my mouse|on the keyboard|on my keyboard|in games?)';
const BECOMES =
  '(?:->|=>|→|⇒|-->|=|:|should (?:be|become|act (?:as|like)|work (?:as|like)|send|press|do|give(?: me)?|type|trigger|function as|behave like|count as|mean|do what)|acts? (?:as|like)|to act (?:as|like)|acting as|to (?:be|become|work (?:as|like)|function as|send|do|behave like)|be(?:comes?)?|into|to|works? (?:as|like)|as|do(?:es)? what|sends?|press(?:es)?|gives?|for|functions? as|behaves? like|mapped to|remapped to|is|does|do(?=(?: the)? [\\ue005\\ue006]+(?: there\\b|(?:,| and) (?:the )?[\\ue005\\ue006]))|means|triggers?|simulates?|as if i (?:pressed|press|hit))';
const PAIR = new RegExp(
  String.raw`(?<![\ue005\ue006])(?<from>${LIST})(?<tapped>[\s(]*(?:(?:tapped|pressed|hit|clicked)\s+)?(?:twice|2x|two times|double)[\s)]*(?:quickly|fast|in a row)?)?(?:\s+${FILLER})*\s*[,]?\s*(?<how>${BECOMES})(?:\s+${FILLER})*\s*(?:[\p{L}]+\s(?:\p{L}+\s)?\(|\()?\s*(?<to>${TARGETS})(?=(?<rest>[^.,;\n]{0,30}))`,
  'dgiu',
);
const MAKE = new RegExp(
  String.raw`\b(?:make|turn|map|remap|change|set|have|and|,)\s+(?:the )?(?<from>${KEY})(?:\s+keys?)?\s+(?:(?:a|the|my|into|to|act as)\s+)?(?<to>${KEY})(?!\s*[,/]?\s*${KEY})(?=(?<rest>[^.,;\n]{0,30}))`,
  'dgiu',
);
const INSTEAD = new RegExp(
  String.raw`\b(?:use|want|have|make|press(?:ing)?|like)\s+(?:the )?(?<from>${KEY})(?:\s+${FILLER})*\s+(?:instead of|in place of|rather than)\s+(?:the )?(?<to>${KEY})`,
  'diu',
);
const SWAP = new RegExp(
  String.raw`\b(?:swap|exchange|interchange|switch|flip|trade|reverse)(?:ping|ed|s)?\s+(?:around\s+)?(?:(?:the|my|places of|positions of|keys?|letters?)\s+)*(?<from>${KEY})(?:\s+(?:keys?|buttons?))?\s*(?:and|with|&|/|<->|for|,)\s*(?:(?:the|my)\s+)*(?<to>${KEY})|(?<from2>${KEY})\s*(?:and|&|/)\s*(?:the\s+)?(?<to2>${KEY})(?:\s+(?:keys?|buttons?))?\s+(?:(?:are|should be|to be|have to be|get|must be|need to be)\s+)?(?:swapped|switched(?: around)?|exchanged|the wrong way (?:a?round)|reversed|interchanged|mixed up|change places|trade places|swap(?: places)?)`,
  'diu',
);
const OFF = new RegExp(
  String.raw`\b(?:disabl(?:e|es|ing)|block(?:s|ing)?|kill(?:s)?|turn(?:ing)? off|deactivat(?:e|es)|switch(?:ing)? off|stop(?:s)?|ignor(?:e|es|ing)|get rid of|remov(?:e|es|ing)|suppress|prevent(?:s)?|(?:(?:do not|don'?t|never) let|stop|keep|prevent) me (?:from )?(?:press(?:ing)?|hit(?:ting)?|us(?:e|ing)|turn(?:ing)? on)(?: accidentally| by accident)?|make nothing happen (?:on|with)|take away)\s+(?:(?:the|my|both|pressing|that|this|annoying|keys?|completely|accidental)\s+)*(?<key>${KEY}(?:\s*(?:,|and|&|/|or)\s*(?:the )?${KEY})*)(?:\s+(?:keys?|buttons?))?(?=(?<rest>[^.,;\n]{0,30}))|(?<key2>${KEY}(?:\s*(?:,|and|&|/|or)\s*(?:the )?${KEY})*)(?:\s+(?:keys?|buttons?))?\s+(?:(?:should|must|to|shall|will|be|has to|completely|just|please|gar|not)\s+)*(?:disable\b|do(?:es)? (?:absolutely )?nothing(?! (?:useful|for me|important|good))|do(?:es)? not do anything|do(?:es)?n'?t do anything|not (?:work|do anything)|be made (?:dead|useless)|be killed|be(?:ing)? (?:disabled|blocked|ignored|dead|off|turned off|switched off|deactivated)|disabled|stop working|dead|no longer (?:work|do anything)|nothing)`,
  'dgiu',
);
// "F1 should not open help any more", "no right click on this terminal": what a key does now it shall not do.
const NOT_ANY_MORE = new RegExp(
  String.raw`(?<key>${KEY}(?:\s*(?:,|and|&|/|or)\s*(?:the )?${KEY})*)(?:\s+(?:keys?|buttons?))?\s+(?:(?:should|must|shall|may|can)(?:n'?t| not)|(?:should|must|shall|may) (?:never|no longer)|to (?:not|never)|to no longer)\s+(?:ever |always )?(?:open|do|show|start|bring|toggle|trigger|put|turn|launch|send|pop|work|interrupt|minimi[sz]e|close|go|change|make|react|have)\b(?<rest>[^.;\n]*)|(?:^|[.,;:!?\n]\s*|\band\s+|\bso\s+)no (?:more )?(?:accidental )?(?<key2>${KEY}(?:\s*(?:,|and|&|/|or)\s*(?:no )?(?:the )?${KEY})*)(?:s|ing)?(?:\s+(?:keys?|buttons?))?(?=\s*(?:$|[.,;!?]|in|on|when|while|any|at|please|allowed|possible|there)\b)`,
  'dgiu',
);
// "stop ctrl+q from closing firefox": what the key does now, and where.
const FROM_DOING = /^\s*from (?:\p{L}+ )?\p{L}+ing\b[^.,;\n]*?(?=\s+(?:unless|but|when|while|except|if)\b|[.,;\n]|$)/iu;
const ENDING_OFF =
  /\b(?:after|timer|when|every|shutdown|alarm|music|playing|sound|to (?:start|stop)|for \S+ (?:minutes|seconds)|once)\b/i;
const LASTING =
  /^\s*(?:key\s+)?(?:is |be |being )?(?:hold|held|hold(?:ing)? down|down|for\b|at\b|times|repeated|until (?:i|you|it|released|let)\b|while|over and over|every|again and again|\+)|\b(?:times|repeatedly|every)\b/i;
const GOES_ON = /^\s*(?:key\s*)?[,;]?\s*(?:then|wait|and then|and (?:press|hit|type|wait)|, \S\b|twice)/i;
const TAPPED = /\b(?:tap(?:s|ped|ping)?|alone|on its own|by itself|short press)\b/i;
const HELD = /\b(?:hold(?:s|ing)?|held|together with|with another|with other keys|kept down)\b/i;
const HOLDS = /\b(?:hold|holds|held|holding|hold down|keep)\b/i;

/** Keys that become other keys, change places or do nothing, with the words that say so. */
export function findRemaps(reading: Reading): FoundRemap[] {
  const text = masked(reading);
  const arrows = findArrowRemap(reading);
  if (arrows) return [arrows];
  const held = findHeldRemap(reading, (rest) => plainRemaps(rest, masked(rest)));
  if (held) return [held];
  // A key with two roles is not simply another key.
  if (TAPPED.test(text) && HELD.test(text)) return [];
  const swap = swapped(reading, text) ?? findPronounRemap(reading, text);
  if (swap) return [swap];
  return plainRemaps(reading, text);
}

function plainRemaps(reading: Reading, text: string): FoundRemap[] {
  const found = [
    ...findToldShortcuts(reading, text),
    ...inTurn(reading, text),
    ...pairs(reading, text),
    ...switchedOff(reading, text),
    ...notAnyMore(reading, text),
  ];
  const kept: FoundRemap[] = [];
  for (const one of found) {
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  }
  return kept;
}

function swapped(reading: Reading, text: string): FoundRemap | undefined {
  const match = SWAP.exec(text);
  const groups = match?.indices?.groups;
  const [from, to] = [groups?.from ?? groups?.from2, groups?.to ?? groups?.to2].map((span) => keysIn(reading, span)[0]);
  if (!match || !from || !to) return undefined;
  const end = match.index + match[0].length;
  const more = swappedToo(reading, text, end);
  return {
    start: match.index,
    end: more?.end ?? end,
    rules: [
      { kind: 'remap', from: from.value, to: to.value },
      { kind: 'remap', from: to.value, to: from.value },
      ...(more?.rules ?? []),
    ],
    used: [from, to, ...(more?.used ?? [])],
  };
}

const SWAPPED_TOO = new RegExp(
  String.raw`^(?:\s+keys?)?\s*(?:,|;|and|plus|also|,\s*and)\s+(?:also\s+)?(?:the\s+)?(?<from>${KEY})\s*(?:with|for|<->|and|/)\s*(?:the\s+)?(?<to>${KEY})`,
  'diu',
);

// "swap w with z and q with a": the verb is said once.
function swappedToo(reading: Reading, text: string, from: number): FoundRemap | undefined {
  const match = SWAPPED_TOO.exec(text.slice(from));
  const [one, other] = [match?.indices?.groups?.from, match?.indices?.groups?.to].map(
    (span) => span && keysIn(reading, [span[0] + from, span[1] + from])[0],
  );
  if (!match || !one || !other) return undefined;
  const end = from + match[0].length;
  const more = swappedToo(reading, text, end);
  const rules: Rule[] = [
    { kind: 'remap', from: one.value, to: other.value },
    { kind: 'remap', from: other.value, to: one.value },
  ];
  return {
    start: from,
    end: more?.end ?? end,
    rules: [...rules, ...(more?.rules ?? [])],
    used: [one, other, ...(more?.used ?? [])],
  };
}

const IN_TURN = new RegExp(
  String.raw`(?<from>${KEY}\s*(?:,|and|&|/)\s*(?:the )?${KEY})[^\ue000-\ue00b]{0,40}?\b(?:the )?(?:first|one|left one)(?: one)? (?:should be|should|is|be|=|as|for|to be|becomes?)\s*(?:the |a )?(?<one>${KEY})[^\ue000-\ue00b]{0,25}?\b(?:the )?(?:other|second|right one)(?: one)?(?: (?:should be|should|is|be|=|as|for|to be|becomes?))?\s*(?:the |a )?(?<two>${KEY})`,
  'diu',
);

// "F13 and F14: the first should be page down, the other page up".
function inTurn(reading: Reading, text: string): FoundRemap[] {
  const match = IN_TURN.exec(text);
  const groups = match?.indices?.groups;
  const from = keysIn(reading, groups?.from);
  const to = [...keysIn(reading, groups?.one), ...keysIn(reading, groups?.two)];
  if (!match || from.length !== 2 || to.length !== 2) return [];
  const rules = from.map((key, index) => ruleFor(key.value, to[index]?.value ?? '', false));
  return [{ start: match.index, end: match.index + match[0].length, rules, used: [...from, ...to] }];
}

function pairs(reading: Reading, text: string): FoundRemap[] {
  // Two keys side by side mean one becomes the other only where something is being made of keys.
  const made = /\b(?:make|turn|re?map|change|set)\s+(?:the )?[\ue005\ue006]/i.test(text)
    ? [...text.matchAll(MAKE)]
    : [];
  const matches = [...text.matchAll(PAIR), ...made];
  const instead = INSTEAD.exec(text);
  if (instead) matches.unshift(instead);
  return matches.flatMap((match) => {
    const groups = match.indices?.groups;
    const named = keysIn(reading, groups?.to);
    const list = withHolder(keysIn(reading, groups?.from));
    const rest = match.groups?.rest ?? '';
    const more = pairsIn(named.slice(list.length));
    if (list.length === 0 || named.length < list.length || !more) return [];
    const from = [...list, ...more.map(([key]) => key)];
    const to = [...named.slice(0, list.length), ...more.map(([, key]) => key)];
    // "holding caps lock with h j k l": what is held belongs to it, and is not in the pair.
    if (/\bhold(?:ing|s)?\b[^.;]{0,40}$/i.test(text.slice(0, match.index))) return [];
    if (LASTING.test(rest) || HOLDS.test(match[0])) return [];
    if (from.some((key, index) => key.value === to[index]?.value)) return [];
    if (GOES_ON.test(text.slice(match.index + match[0].length))) return [];
    // "F5 for a second" and "shift to tab" of a sentence about something else.
    if (/^for$/i.test(match.groups?.how ?? '') && !isModified(from[0])) return [];
    // "every time I press q also press w": the key still does what it does.
    if (/\b(?:also|as well|too)\b/i.test(match[0])) return [];
    const rules = from.map((key, index) => ruleFor(key.value, to[index]?.value ?? '', Boolean(match.groups?.tapped)));
    return [{ start: match.index, end: match.index + match[0].length, rules, used: [...from, ...to] }];
  });
}

// "alt+j should be left, alt+u home, alt+o end": what follows goes on in pairs, a combination and what it becomes.
function pairsIn(keys: readonly KeyEntity[]): (readonly [KeyEntity, KeyEntity])[] | undefined {
  const pairs: (readonly [KeyEntity, KeyEntity])[] = [];
  for (let at = 0; at < keys.length; at += 2) {
    const [from, to] = [keys[at], keys[at + 1]];
    // "right arrow does ctrl+right and left arrow ctrl+left": a plain key, where it becomes a combination.
    const isPlain = from?.kind === 'key' && to?.kind === 'hotkey';
    if (!from || !to || !(isModified(from) || isPlain)) return undefined;
    pairs.push([from, to]);
  }
  return pairs;
}

function isModified(key: KeyEntity | undefined): boolean {
  return key?.kind === 'hotkey' || /^F\d|Button|^Wheel/.test(key?.value ?? '');
}

function ruleFor(from: string, to: string, tapped: boolean): Rule {
  if (!tapped) return { kind: 'remap', from, to };
  const keys = /^[\^!+#]+/.test(to) ? to : `{${to}}`;
  const step = { title: `${from} twice presses ${to}`, code: `Send("${keys}")`, needs: '' };
  return { kind: 'steps', trigger: { kind: 'double-tap', key: from }, steps: [step] };
}

// "caps lock + h, j, k, l": what is held for the first is held for all.
function withHolder(keys: readonly KeyEntity[]): KeyEntity[] {
  const holder = /^(.+ & )/.exec(keys[0]?.value ?? '')?.[1];
  return keys.map((key) => (holder && !key.value.includes(' & ') ? { ...key, value: holder + key.value } : key));
}

function switchedOff(reading: Reading, text: string): FoundRemap[] {
  return [...text.matchAll(OFF)].flatMap((match) => {
    const groups = match.indices?.groups;
    const keys = keysIn(reading, groups?.key ?? groups?.key2);
    const rest = match.groups?.rest ?? '';
    if (
      keys.length === 0 ||
      /^\s*(?:from (?:doing|opening|making|starting)\b.{0,20}but|to\b|after\b|when\b)/i.test(rest)
    )
      return [];
    // "the X does nothing any more" tells of a button on the screen; a letter is a key where it is called one.
    const called = reading.text.slice(keys[0]?.end ?? 0, (keys[0]?.end ?? 0) + 8);
    if (groups?.key2 && keys[0]?.value.length === 1 && !/^\s*(?:key|button)/i.test(called)) return [];
    // "start stop F10" is about what the key starts.
    if (/\bstart(?:s|ing)?\b[\s/]*(?:and |or )?$/i.test(text.slice(0, match.index))) return [];
    if (ENDING_OFF.test(rest) || /\bwith\s*$/i.test(text.slice(0, match.index))) return [];
    const end = match.index + match[0].length;
    const deed = FROM_DOING.exec(text.slice(end))?.[0].length ?? 0;
    const there = reading.entities.filter((one) => one.kind === 'program' && one.start >= end && one.end <= end + deed);
    const programs = there.flatMap((one) => (one.kind === 'program' ? [one.value] : []));
    const context = programs.length > 0 ? { context: { programs, active: true } } : {};
    const rules = keys.flatMap(({ value, start, end }) =>
      offBothSides(value, reading.text.slice(start, end)).map((rule) => ({ ...rule, ...context })),
    );
    return [{ start: match.index, end: end + deed, rules, used: [...keys, ...there] }];
  });
}

const WITH_CONDITION = /\b(?:but|instead|only|unless|except|when|if|before|until|twice|without|while)\b/i;

function notAnyMore(reading: Reading, text: string): FoundRemap[] {
  return [...text.matchAll(NOT_ANY_MORE)].flatMap((match) => {
    const groups = match.indices?.groups;
    const keys = keysIn(reading, groups?.key ?? groups?.key2);
    if (keys.length === 0 || WITH_CONDITION.test(match.groups?.rest ?? '')) return [];
    // A keyboard without a key wishes for one: "no numpad enter on this laptop".
    const isLack =
      groups?.key2 && /\b(?:laptop|keyboard|board|notebook)\b/i.test(text.slice(match.index, match.index + 70));
    if (isLack || /\bunless\b/i.test(text)) return [];
    const rules = keys.flatMap(({ value }) => (value === 'LWin' ? [off('LWin'), off('RWin')] : [off(value)]));
    return [{ start: match.index, end: match.index + match[0].length, rules, used: keys }];
  });
}

// "the windows key" is both of them.
function offBothSides(key: string, said: string): Rule[] {
  return key === 'LWin' && !/left|lwin/i.test(said) ? [off('LWin'), off('RWin')] : [off(key)];
}

function off(from: string): Rule {
  return { kind: 'remap', from, to: '' };
}
