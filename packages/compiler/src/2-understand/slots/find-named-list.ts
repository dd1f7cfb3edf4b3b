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
    String.raw`\b${WINDOW}\b[^.:;\n]{0,60}?(?:\bwith\b|\bw/|\basks?(?: me)?(?: for)?\b|\bfor\b|\bof\b|:|,)\s*(?:the\s+|these\s+|(?:two|three|four|five|\d)\s+\p{L}+s?\s*[:,]\s*)?`,
    'giu',
  ),
];
// What begins like this is no name in a list any more.
const NO_ITEM =
  /^(?:(?:when|if|an?|it|its|each|that|which|stays?|always|with|to|then|and|where|all|i|my|one|every|so|in|on|at|you|they|both|also|plus|after|once|(?:save|click|press|open|type|show|write)(?:s|es|ing)?|the (?:one|text|program|window|cursor|chosen|date|result))\b|choos|copie)/i;
const GOES_ON =
  /\s+(?:that|which|from|with|stays?|when|so|each|on top|above|opens?|types?|copies|and|if|where|in the|on the|to|for|each|is|are|should|must|would|saves?|goes|by|then|plus)\b.*$/i;
const BETWEEN = /\s*(?:[,/]\s*(?:and\s+|or\s+)?|\s(?:and|or)\s)\s*(?![^(]*\))/iu;
const IN_BRACKETS = /^(?<name>[^()]*)(?<inside>\([^)]*\))?(?<more>[\s\S]*)$/u;
const TICK_BOX = /^an? (?:tick|check) ?box\s+\p{L}/iu;
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
    // "priority (low, normal, urgent) plus a button": what stands in brackets belongs to the name before it.
    const { name = '', inside = '', more = '' } = IN_BRACKETS.exec(part.trim())?.groups ?? {};
    const bare = `${name}${more}`.trim();
    const item = `${name.replace(GOES_ON, '').trim()}${GOES_ON.test(name) ? '' : ` ${inside}`}`.trim();
    const isField = TICK_BOX.test(name) || (inside !== '' && /^\p{L}+\s*$/u.test(name));
    const isLong = name.replace(GOES_ON, '').trim().split(/\s+/).length > LONGEST;
    if (!bare || (NO_ITEM.test(bare) && !isField) || isLong) break;
    items.push(item);
    if (GOES_ON.test(bare)) break;
  }
  return items;
}

function capitals(items: readonly string[]): number {
  return items.every((item) => /^[\p{Lu}\d]/u.test(item)) ? 1 : 0;
}
