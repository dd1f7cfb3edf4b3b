import type { Entity } from '#ir/entity.ts';

const BEFORE = String.raw`(?:\b(?:types?|typing|writes?|inserts?|puts?(?: in)?|gives?(?: me)?|makes?|get|want|be|becomes?|into|to|for|an?|the|my|real|proper|long|short|single|right|left|up|down|double|dash|hyphen|arrow|bullet|ellipsis|dots?|one|sign|symbol|character|is|with)\s+\(?|\()`;
const AFTER = String.raw`(?=\s*(?:[.,;:!?)/]|$|\n)|\s+(?:and|with|on|when|whenever|if|instead|please|for|sign|symbol|character|using|by|via|from|everywhere|straight|automatically|as|right away|immediately)\b)`;
const LONE = new RegExp(`(?<=${BEFORE})[–—−→←⇒…•·]${AFTER}`, 'giu');

// Two to four signs before a word that says what becomes of them; "tbd -> to be done" has its own word before.
const CODE =
  /(?<=^|[,;:.(]\s|\b(?:want|need|like|typing|types?|typed|write|and|turn|replace|convert|change|make|signs?|for|that|also|have|is|or)\s)(?:[-+<>=!~:;.()*^|/\\]{2,4}|<3)(?=\s+(?:(?:should|to|must|shall|will|that)\s+)*(?:(?:be\s+)?(?:becomes?|turns?|turned|changes?|changed|expands?|converted|replaced|gives?)\b|be\s+(?!\p{L})|(?:into|with|to)\s+(?!\p{L}|\d))|\s+[^\p{ASCII}\s\ue000-\uf8ff](?=[\s,.;]|$))/gimu;

/** Signs that are to be typed, or that are typed and replaced: "alt+minus gives me —", "<- becomes ←". */
export function findLoneSigns(written: string): Entity[] {
  return [...written.matchAll(LONE), ...written.matchAll(CODE)].map(({ index, 0: value }) => ({
    kind: 'text',
    value,
    start: index,
    end: index + value.length,
  }));
}

/** What stands in quotes is typed as it was written, with its own dashes and quotes. */
export function asWritten(entity: Entity, written: string, text: string): Entity {
  if (entity.kind !== 'text') return entity;
  const at = text.indexOf(entity.value, entity.start);
  const isInside = at >= 0 && at + entity.value.length <= entity.end;
  return isInside
    ? { ...entity, value: written.slice(at, at + entity.value.length).replace(/[\u00a0\t]/g, ' ') }
    : entity;
}
