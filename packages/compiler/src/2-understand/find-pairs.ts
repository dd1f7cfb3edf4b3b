import type { Entity, Reading } from '#ir/entity.ts';

export type Pair =
  | { readonly kind: 'replacement'; readonly from: string; readonly to: string }
  | { readonly kind: 'remap'; readonly from: string; readonly to: string };

const BECOMES = String.raw`(?:->|=>|→|⇒|=|\bbecomes?\b|\bturns? into\b|\bexpands? (?:to|into)\b|\bchanges? (?:to|into)\b|\bshould (?:become|be|turn into|expand to|write|type|give)\b|\bto (?:turn into|become|expand (?:to|into)|write|type|be replaced (?:with|by))\b|\bis replaced (?:with|by)\b)`;
const PAIR = new RegExp(
  String.raw`(?<from>[^\s,;"'.]{1,25}|"[^"]{1,40}"|'[^']{1,40}')\s*(?:it |that )?${BECOMES}\s*(?<to>"[^"]+"|'[^']+'|.+?)(?=\s*(?:$|\n|;|,\s*(?:and\s+)?(?:when i type\s+)?[^\s,]{1,25}\s*(?:${BECOMES})|\.?\s+(?:and|also)\s+(?:when i type\s+)?[^\s,]{1,25}\s+(?:${BECOMES})|\.\s+(?=\p{Lu})|,?\s+(?:it )?should work|\s+(?:automatically|everywhere|straight away|exactly)))`,
  'dgiu',
);
const REPLACE =
  /\breplace\s+(?<from>"[^"]+"|'[^']+'|\S+)\s+(?:with|by)\s+(?<to>"[^"]+"|'[^']+'|.+?)(?=\s*(?:$|\n|;|,\s|\.\s|\s+and\s+\S+\s+with\b))/dgiu;
const TYPING =
  /\b(?:when(?:ever)? (?:i|you) (?:type|write)|typing|if i type|type)\s+(?<from>"[^"]+"|'[^']+'|[^\s,]{1,25})\s*,?\s*(?:it\s+)?(?:should\s+|to\s+)?(?:becomes?|gets? replaced (?:with|by)|types?|writes?|inserts?|gives?(?: me)?|puts?|expands? to|turns? into|be replaced (?:with|by)|i (?:want|get)|->|=>|→)\s+(?<to>"[^"]+"|'[^']+'|.+?)(?=\s*(?:$|\n|;|\.\s|,\s*(?:and\s+)?\S{1,25}\s*(?:->|=>|→|becomes)))/dgiu;

/** Several "this becomes that" in one request: abbreviations and their texts, or keys and what they turn into. */
export function findPairs({ text, entities }: Reading): Pair[] {
  const found = [TYPING, REPLACE, PAIR].flatMap((pattern) => [...text.matchAll(pattern)]);
  const kept: { start: number; end: number; pair: Pair }[] = [];
  for (const match of found) {
    const span = { start: match.index, end: match.index + match[0].length };
    const [from, to] = [sideOf(match, 'from', entities), sideOf(match, 'to', entities)];
    const pair = from && to ? pairOf(from, to) : undefined;
    if (pair && !kept.some((other) => span.start < other.end && other.start < span.end)) kept.push({ ...span, pair });
  }
  return kept.sort((a, b) => a.start - b.start).map(({ pair }) => pair);
}

type Side = { readonly text: string; readonly key: string | undefined };

function sideOf(match: RegExpExecArray, name: 'from' | 'to', entities: readonly Entity[]): Side | undefined {
  const [start, end] = match.indices?.groups?.[name] ?? [];
  const said = match.groups?.[name];
  if (start === undefined || end === undefined || !said) return undefined;
  const key = entities.find(
    (entity) =>
      (entity.kind === 'key' || entity.kind === 'hotkey') && entity.start <= start + 1 && entity.end >= end - 1,
  );
  return { text: unquoted(said), key: key ? String(key.value) : undefined };
}

function pairOf(from: Side, to: Side): Pair | undefined {
  if (from.key && to.key) return { kind: 'remap', from: from.key, to: to.key };
  if (from.key || /^(?:it|that|this|which|key|should|and|then|i|you|window|script)$/i.test(from.text)) return undefined;
  return { kind: 'replacement', from: from.text, to: to.text };
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim();
}
