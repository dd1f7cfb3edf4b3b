import type { Entity, Reading, Span } from '#ir/entity.ts';

export type FoundToldText = Span & { readonly text: string; readonly used: readonly Entity[] };

const ASKED =
  /(?<!\d):\s+(?<text>["']?[^\s"'][^\n]{5,300}?)["']?(?<=[.!?"'\p{L}\d])\s+(?<ask>(?:can|could|would|will|please|i'd|i|is|let|so|now|make|put|have)\b[^.?!\n]*\b(?:types?|writes?|inserts?|puts?|pastes?|enters?|do(?:es)?|have|get|typed|written)\b[^.?!\n]{0,30}?\b(?:that|it|this|those|the whole thing)\b[^.?!\n]*)[.?!\s]*$/iu;

// "Our account number DE89 3704 … is what I write all day. Win+I could write it": a number is told by its name.
const NAMED =
  /\b(?:my|our|the) (?:[\p{L}-]+ ){0,2}(?:number|no|iban|code|id|vat|reference|account|phone|mobile)\s*(?:is|:|,|=)?\s+(?<text>(?=[^.;\n]*\d{3})(?:\p{Lu}{1,4}[ -]?)?\+?\d[\d /().-]{3,40}\d(?![\d]|\s?(?:times|seconds?|minutes?)))(?=[\s,.;)])[\s\S]*\b(?:types?|writes?|inserts?|puts?|pastes?|enters?|do(?:es)?|have)\b[^.?!\n]{0,20}?\b(?:it|that|this)\b(?: in| for me| out| there)?[^\p{L}]*(?:please\W*)?$/iu;

/** "I always write: Good effort, see me. Could F6 type that": the text is told first, and asked for behind. */
export function findToldText({ text, entities }: Reading): FoundToldText | undefined {
  const named = NAMED.exec(text);
  const match = named ?? ASKED.exec(text);
  const said = match?.groups?.text;
  if (!match || !said) return undefined;
  if (
    !named &&
    !/\b(?:types?|writes?|wrote|say|text|comment|sentence|line|reply|answer|note|phrase|message|write|typing|writing)\b/i.test(
      text.slice(0, match.index),
    )
  )
    return undefined;
  const start = named ? text.indexOf(said, match.index) : match.index;
  const end = text.indexOf(said, start) + said.length;
  return {
    start,
    end,
    text: said.replace(/^["']/, ''),
    used: entities.filter((entity) => entity.start >= start && entity.end <= end),
  };
}
