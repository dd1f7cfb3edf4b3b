import type { Context } from '#ir/automation.ts';
import type { Entity, Program, Reading, Span } from '#ir/entity.ts';
import { markOf, masked } from './mask.ts';

export type FoundContext = Span & { readonly context: Context; readonly used: readonly Entity[] };

const NAMES = markOf('program');
const LIST = String.raw`(?:the |my |ms |microsoft |google )*(${NAMES}(?:\s*(?:,|and|or|&|\/)\s*(?:in |inside |the |ms |microsoft |google )*${NAMES})*)`;
const TAIL = String.raw`(?:\s+(?:window|app|program|documents?|only|is (?:the )?(?:active(?: window)?|open|focused|in (?:the )?(?:front|foreground|focus)|on top|(?:the )?window in front)|has (?:the )?focus))*`;
const INSIDE = new RegExp(
  String.raw`,?\s*\b(?:but )?(?:please )?(?:(?:it should |should |must )?(?:only |just )?(?:work(?:s|ing)? )?(?:while|when(?:ever)?|if) (?:i'?m |i am |im |we are |it'?s )?(?:in |inside |using |working in |on |currently in )|(?:only|just|but only|works? only|limited to) (?:for |in |inside |within |when(?: i'?m| i am| im)?(?: in| using)? |while(?: i'?m| im)?(?: in| using)? |if )+|inside (?:of )?|within |in )${LIST}${TAIL}|^\s*(?:in )?${LIST}(?: on (?:the|my) pc| app| program)?\s*:|(?:\b(?:only |but only |just )?(?:while|when(?:ever)?|if) )?${LIST}\s+(?:window )?(?:only|is (?:the )?(?:active(?: window)?|focused|in (?:the )?(?:front|foreground|focus)|window in front|on top)|has (?:the )?focus)\s*:?`,
  'giu',
);
const OUTSIDE = new RegExp(
  String.raw`,?\s*\b(?:(?:but )?not (?:in|for|when i'?m in|while in)|except(?: for)?(?: in| when i'?m in| when in)?|outside(?: of)?|everywhere (?:but|except)(?: in| for)?|anywhere (?:but|except)(?: in| for)?|unless (?:i'?m |im )?(?:in|using)|(?:other than|apart from|besides)(?: in)?)\s+${LIST}`,
  'giu',
);
const OPENING =
  /\b(?:open|launch|start|run|search|go to|paste|put|load|tabs?|switch|window|show|type)\w*\b[^.,;]{0,40}$/i;

/** The programs that it is limited to, or kept out of, as often as that is said. */
export function findContexts(reading: Reading): FoundContext[] {
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
  return found;
}

export function findContext(reading: Reading): FoundContext | undefined {
  return findContexts(reading)[0];
}
