import type { Context } from '#ir/automation.ts';
import type { Entity, Program, Reading, Span } from '#ir/entity.ts';
import { markOf, masked } from '../mask.ts';
import { oncePerReading } from '../once-per-reading.ts';
import { findTitledContext } from './find-titled-context.ts';

export type FoundContext = Span & { readonly context: Context; readonly used: readonly Entity[] };

const NAMES = markOf('program');
const LIST = String.raw`(?:the |my |ms |microsoft |google )*(${NAMES}(?:\s*(?:,|and|or|&|\/)\s*(?:in |inside |the |ms |microsoft |google )*${NAMES})*)`;
const TAIL = String.raw`(?:\s+(?:window|app|program|documents?|only|is (?:the )?(?:active(?: window)?|open|focused|in (?:the )?(?:front|foreground|focus)|on top|(?:the )?window in front)|has (?:the )?focus))*`;
const INSIDE = new RegExp(
  String.raw`,?\s*\b(?:but )?(?:please )?(?:(?:it should |should |must )?(?:only |just )?(?:work(?:s|ing)? )?(?:while|when(?:ever)?|if) (?:i'?m |i am |im |we are |it'?s )?(?:in |inside |using |working in |on |currently in )|(?:only|just|but only|works? only|limited to) (?:for |in |inside |within |when(?: i'?m| i am| im)?(?: in| using)? |while(?: i'?m| im)?(?: in| using)? |if )+|inside (?:of )?|within |in )${LIST}${TAIL}|\bwhile (?:an? )?${LIST}(?: slide ?show| presentation| show| meeting| call| video| game)? is (?:open|running|up|on|going on|playing)|\b(?:only |just )?(?:in|inside|within) (?:(?:our|the|my|this|an?) )?(?:[\p{L}\p{N}'-]+ ){1,4}\(\s*${LIST}\s*\):?|^\s*(?:in )?${LIST}(?: on (?:the|my) pc| app| program)?\s*:|(?:\b(?:only |but only |just )?(?:while|when(?:ever)?|if) )?${LIST}\s+(?:window )?(?:only|is (?:the )?(?:active(?: window)?|focused|in (?:the )?(?:front|foreground|focus)|window in front|on top)|has (?:the )?focus)\s*:?|\b(?:while|when(?:ever)?|if) ${LIST} is (?:the (?:window|program|app|one)|what) (?:that )?(?:i'?m|i am|i) (?:in|using|use|work(?:ing)? (?:in|with)|on)\b|${LIST},? (?:(?:and|but) )?(?:in |for )?(?:no other (?:program|app|application|window)s?|nothing else|nowhere else|only there)\s*:?`,
  'giu',
);
const OUTSIDE = new RegExp(
  String.raw`,?\s*\b(?:(?:but )?not (?:in|for|when i'?m in|while in)|except(?: for)?(?: in| when i'?m in| when in)?|outside(?: of)?|everywhere (?:but|except)(?: in| for)?|anywhere (?:but|except)(?: in| for)?|unless (?:i'?m |im )?(?:in|using)|(?:other than|apart from|besides)(?: in)?)\s+${LIST}`,
  'giu',
);
const BLOCKING = /\b(?:disabl|block|deactivat|ignor|turn(?:s|ing)? off|switch(?:es|ing)? off)\p{L}*/iu;
const OPENING =
  /\b(?:open|launch|start|run|search|go to|paste|put|load|tabs?|switch|window|show|type)\w*\b[^.,;]{0,40}$/i;

// A game or program that is not on our list, called by its name where only a program can be meant.
const UNKNOWN = [
  /,?\s*\b(?:but )?(?:only|just) (?:when|while|if|whenever) (?:the )?(?:game |program |window )?(?:called |named |titled )?(?<name>[\p{L}\p{N}][\p{L}\p{N} '-]{2,30}?) (?:window )?is (?:the )?(?:in (?:the )?(?:front|foreground|focus)|active(?: window)?|focused|on top|open|the window in front)/giu,
  /,?\s*\b(?:[Ww]hile|[Ww]hen(?:ever)?|[Ii]f) (?:the )?(?:game |program |app )?(?<name>\p{Lu}[\p{L}\p{N}']*(?: [\p{Lu}\p{N}][\p{L}\p{N}']*){0,3}) (?:window )?is (?:the )?(?:in (?:the )?(?:front|foreground|focus)|active(?: window)?|focused|on top),?/gu,
  /,?\s*\b(?:while|when(?:ever)?|if) (?:the game )?(?<name>\p{L}{4,}) is (?:in (?:the )?(?:front|foreground|focus)|active|focused|open|running|on top),?/giu,
  /,?\s*\b(?:[Ww]hile|[Ww]hen(?:ever)?|[Ii]f) (?:[Ii]'?m |[Ii] am |[Ii] )?play(?:ing)? (?<name>\p{Lu}[\p{L}\p{N}']{2,}(?: [\p{Lu}\d][\p{L}\p{N}']*){0,2})/gu,
  /,?\s*\b(?:while|when(?:ever)?|if) (?:i'?m |i am |i )?play(?:ing)? (?<name>\p{L}[\p{L}\p{N}']{2,})(?=\s*(?:[,.;:]|$|[\ue005\ue006]))/giu,
  /,?\s*\b(?:but )?(?:only|just) (?:in|inside|within) (?:the |a )?(?:game|program|app|software|window) (?:called |named |titled )?(?<name>[\p{L}\p{N}][\p{L}\p{N}'-]{2,20}(?: [\p{Lu}\p{N}][\p{L}\p{N}'-]*){0,2})/giu,
  /(?:^|[.!?\n]\s*)(?:[Ii]n|[Ff]or|[Ii]nside) (?<name>\p{Lu}[\p{L}\p{N}']+(?: \p{Lu}[\p{L}\p{N}']*| \d+){1,3})(?=\s*[,:]|\s+(?:I|the|my|i)\b)/gu,
];
const THERE =
  /\b(?:only|just) there\b|\b(?:while|when|whenever|if) it'?s? (?:is )?(?:in (?:the )?front|active|open|running)|\bin (?:that|this) (?:game|program|app)\b|\bnot (?:when|while|if) (?:i'?m |im |i am )?in (?:another|other|any other) (?:window|program|app)s?\b/i;
const NAMED_BEFORE =
  /\b(?:play(?:s|ing)?|lov(?:e|es|ing)|us(?:e|es|ing)|in|of|for) (?<name>\p{Lu}[\p{L}\p{N}']+(?: \p{Lu}[\p{L}\p{N}']*| \d+){0,3})/gu;
const NAMED_FIRST = /^\s*(?<name>\p{L}[\p{L}\p{N} ']{3,25}?)\s*(?::|\s-\s)/gu;
const NO_NAME =
  /^(?:it|that|this|the|game|windows?|screen|pc|computer|one|a|an|my|i|scroll|caps|num|english|german|spanish|french|music|sound|audio|video|something|anything|nothing|mouse|keyboard|internet|wifi|script|timer|which|what|there|battery|games?|songs?|menu|dialog|popup)\b|\b(?:lock|key|mouse|button|light)\b/i;

function unknownNames(text: string): FoundContext[] {
  const before = THERE.test(text) ? [NAMED_FIRST, NAMED_BEFORE] : [];
  return [...UNKNOWN, ...before]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => {
      const said = match.groups?.name?.trim() ?? '';
      if (said.length < 3 || NO_NAME.test(said) || /[\ue000-\ue00b]/.test(said)) return [];
      // Titles are told apart by their capitals.
      const name = /\p{Lu}/u.test(said) ? said : said.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
      const start = match.index + match[0].search(/\S/);
      const program: Program = { name, run: '', exe: '' };
      return [{ start, end: match.index + match[0].length, context: { programs: [program], active: true }, used: [] }];
    });
}

const LOCKED = new RegExp(
  String.raw`,?\s*\b(?:but )?(?:only )?(?:with|when(?:ever)?|while|if|as long as) (?:the )?(?<key>${markOf('key')})(?: is)?(?: (?:switched|turned))? (?<state>on|off)\b`,
  'diu',
);
const OTHERWISE = /,?\s*(?:and )?(?:with|when|while|if) (?:the )?[\ue005\ue006]+(?: is)? (?:on|off)\b[^.;\n]{0,60}$/iu;

// "with scroll lock on": the state of a lock key, which also says what is so otherwise.
function whileLocked(reading: Reading, text: string): FoundContext | undefined {
  const match = LOCKED.exec(text);
  const key = reading.entities.find(({ start }) => start === match?.indices?.groups?.key?.[0]);
  if (!match || key?.kind !== 'key' || !/Lock$/.test(key.value)) return undefined;
  const rest = OTHERWISE.exec(text.slice(match.index + match[0].length));
  const lock = { key: key.value, on: match.groups?.state?.toLowerCase() === 'on' };
  const end = rest ? text.length : match.index + match[0].length;
  const used = reading.entities.filter(({ kind, value }) => kind === 'key' && value === key.value);
  // What stands between the two states is what is wanted: only the words that name them are taken out.
  return {
    start: match.index,
    end: rest && rest.index < 3 ? end : match.index + match[0].length,
    context: { programs: [], active: true, lock },
    used,
  };
}

/** The programs that it is limited to, or kept out of, as often as that is said. */
export const findContexts = oncePerReading(contextsIn);

function contextsIn(reading: Reading): readonly FoundContext[] {
  const found: FoundContext[] = [];
  const text = masked(reading);
  for (const [pattern, active] of [
    [OUTSIDE, false],
    [INSIDE, true],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      // "open it in chrome" says what opens it, and not where the key works.
      const isPlainIn = /^,?\s*in\s/i.test(match[0]) && OPENING.test(text.slice(0, span.start));
      // "while vlc is running keep the screen on" is no place for keys; a key is blocked where it disturbs.
      if (
        /\bis (?:open|running|up|on|going on|playing)$/i.test(match[0]) &&
        /\bwhile\b/i.test(match[0]) &&
        !BLOCKING.test(text)
      )
        continue;
      if (active && isPlainIn) continue;
      const used = reading.entities.filter(
        ({ start, end, kind }) => kind === 'program' && start >= span.start && end <= span.end,
      );
      const programs = used.map((entity) => entity.value as Program);
      const [first] = found;
      const isSame =
        !first ||
        (first.context.active === active &&
          programs.every(({ exe }) => first.context.programs.some((one) => one.exe === exe)));
      if (programs.length > 0 && isSame) found.push({ ...span, context: { programs, active }, used });
    }
  }
  if (found.length > 0) return found;
  const titled = findTitledContext(reading);
  if (titled) return [titled];
  const lock = whileLocked(reading, text);
  return lock ? [lock] : unknownNames(text).slice(0, 1);
}

export function findContext(reading: Reading): FoundContext | undefined {
  return findContexts(reading)[0];
}
