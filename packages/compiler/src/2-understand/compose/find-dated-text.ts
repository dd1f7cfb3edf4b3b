import type { Entity, Reading, Span } from '#ir/entity.ts';
import { withPresentDates } from '../example-dates.ts';

export type FoundDatedText = Span & { readonly code: string; readonly used: readonly Entity[] };

const NOW = "(?:current|actual|real|right|correct|present|exact|today'?s|todays)";
const WHEN = '(?:time|date|hour)(?: and (?:the )?(?:time|date))?';
const SAYS_SO = new RegExp(
  String.raw`[\s,;.(-]*\(?(?:(?:but|and|only|just|of course|obviously)\s+)*(?:(?:with|using|showing)\s+(?:the\s+)?(?:${NOW}\s+${WHEN}|whatever\s+(?:the\s+)?${WHEN})|whatever\s+(?:the\s+)?${WHEN}|(?:the\s+|its?\s+)?${WHEN}\s+(?:there\s+|in it\s+)?(?:should|must|has to|needs to|being|is|changes|obviously|of course|always)\b[^.;)\n]{0,40})[^.;)\n]{0,30}\)?\.?`,
  'iu',
);
const WRITES =
  /\b(?:types?|writes?|inserts?|puts?|enters?|prints?|pastes?|adds?|say|says|log|logs)\b(?: in| out| down| me| this| the following| (?:a|the|this) (?:line|text|note))*\s*:?\s+(?=\S)/giu;
const TRIGGER =
  /[,;.]?\s+(?:when(?:ever)?|if|every time|each time|with|on|by|using|at the press of)\s+(?:i\s+|you\s+)?(?:press|hit|push|tap|use)?(?:ing)?\s*(?:the\s+)?(?:ctrl|alt|win|shift|f\d{1,2}\b|control|pause|insert|numpad)[\s\S]*$/iu;

/** "Rounded at 03:15, all well - with the current time": a text whose times and dates are examples. */
export function findDatedText(reading: Reading): FoundDatedText | undefined {
  const { text } = reading;
  const said = SAYS_SO.exec(text);
  if (!said) return undefined;
  const before = text.slice(0, said.index);
  // "I type the same line. F5 should put: …": the last verb that has the whole example behind it.
  const written = [...before.matchAll(WRITES)]
    .filter((match) => withPresentDates(before.slice(match.index)) !== undefined)
    .at(-1);
  if (!written) return undefined;
  const from = written.index + written[0].length;
  const words = before.slice(from);
  const own = words.replace(TRIGGER, '');
  const code = withPresentDates(own.trim().replace(/^["'“]|["'”]$/g, ''));
  // "types 14:05 with the current time": an example alone is read as one.
  if (!code || !/\p{L}{2}/u.test(own.replace(/\d\S*/g, ''))) return undefined;
  const span = { start: written.index, end: from + own.length };
  const inside =
    ({ start, end }: Span) =>
    (entity: Entity) =>
      entity.start >= start && entity.end <= end;
  const rest = { start: said.index, end: said.index + said[0].length };
  return { ...span, code, used: [...reading.entities.filter(inside(span)), ...reading.entities.filter(inside(rest))] };
}
