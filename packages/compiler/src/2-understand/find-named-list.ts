const NOUN =
  '(?:boxes|buttons|fields|entries|items|options|choices|things|cities|names|teams|texts|lines|questions|countries|places|tasks|steps|points|phrases|words)';
const WINDOW =
  '(?:form|menu|list|check ?list|drop-?down(?: list| menu)?|window|popup|panel|score ?board|dialog|to-?do)';
const LEADS = [
  new RegExp(
    String.raw`\b${NOUN}\b(?: to (?:tick|choose from|pick from|fill in)| off)?\s*[:,]?\s+(?:(?:for|called|named|labell?ed|saying|with|like|such as|are|the|of|namely)\s+)*`,
    'giu',
  ),
  /\b(?:tick|check|cross)\s+(?:\p{L}+\s+){0,2}off\s*:\s*/giu,
  new RegExp(
    String.raw`\b${WINDOW}\b[^.:;\n]{0,60}?(?:\bwith\b|\bfor\b|\bof\b|:|,)\s*(?:the\s+|these\s+|(?:two|three|four|five|\d)\s+\p{L}+s?\s*[:,]\s*)?`,
    'giu',
  ),
];
// What begins like this is no name in a list any more.
const NO_ITEM =
  /^(?:when|if|an?|it|its|save|each|that|which|stays?|always|with|to|then|choos|click|press|open|type|and|where|all|i|my|one|copie|show|write|every|so|in|on|at|you|they|both|also|plus|after|once|the (?:one|text|program|window|cursor|chosen|date|result))/i;
const GOES_ON =
  /\s+(?:that|which|from|with|stays?|when|so|each|on top|above|opens?|types?|copies|and|if|where|in the|on the|to|for|each|is|are|should|must|would|saves?|goes|by|then)\b.*$/i;
const BETWEEN = /\s*(?:[,/]\s*(?:and\s+|or\s+)?|\s(?:and|or)\s)\s*(?![^(]*\))/iu;
const LONGEST = 4;

/** The names that a request lists for buttons, fields, entries or teams: "with Name, Phone and Reason". */
export function findNamedList(text: string): string[] | undefined {
  const lists = LEADS.flatMap((lead) =>
    [...text.matchAll(lead)].map((match) => itemsOf(text.slice(match.index + match[0].length))),
  );
  const [best] = lists
    .filter((items) => items.length > 1)
    .sort((a, b) => capitals(b) - capitals(a) || b.length - a.length);
  return best;
}

function itemsOf(rest: string): string[] {
  const sentence = /^(?:[^.;\n:!?]|\.(?=\S))*/u.exec(rest)?.[0] ?? '';
  const items: string[] = [];
  for (const part of sentence.split(BETWEEN)) {
    const bare = part.replace(/\([^)]*\)/g, '').trim();
    const item = GOES_ON.test(bare) ? bare.replace(GOES_ON, '').trim() : part.trim();
    if (
      !bare ||
      NO_ITEM.test(bare) ||
      item
        .replace(/\([^)]*\)/g, '')
        .trim()
        .split(/\s+/).length > LONGEST
    )
      break;
    items.push(item);
    if (GOES_ON.test(bare)) break;
  }
  return items;
}

function capitals(items: readonly string[]): number {
  return items.every((item) => /^[\p{Lu}\d]/u.test(item)) ? 1 : 0;
}
