import type { Reading } from '#ir/entity.ts';
import type { Slot } from '#skills/slot.ts';
import { findListedThings } from './find-listed.ts';
import { findNamedList } from './find-named-list.ts';

const WRITES =
  /\b(?:types?|writes?|inserts?|enters?|pastes?|outputs?|puts? in|prints?|typing|turns? into|becomes?|expands? (?:to|into)|should (?:write|type|say))\s*:?\s+(?!for me\b|it\b|a (?:message|box|popup|window|menu)|the (?:date|time|clipboard|current)|my (?:clipboard|(?:home |postal |work |full |e-?mail )?address|(?:full |first |last |user )?name|e-?mail|phone(?: number)?|signature|(?:phone |account |mobile )?number|details|iban|initials)\b|me\b|whether|something|what)/gi;
const SAYS =
  /(?<!\b(?:doctor|boss|wife|husband|he|she|they|everyone|everybody|mom|dad|teacher|manager|colleague|it|people|who|somebody|someone|physio|dentist) )\b(?:says?|saying|reads?|that reads|displays?|shows? (?:me )?(?:the (?:text|words|message)|a message)|with the (?:text|words|message)|(?:text|message|words|reminder|popup|note|notification|warning)(?=\s*:))\s*:?\s+(?!me\b|it\b|what\b|the (?:date|time)|if\b|whether\b|on\b|in\b|how\b|my\b|when\b|whenever\b|every\b|as soon\b|once\b)/giu;
// A capital behind the noun begins the text: "show a message Fill in your hours".
const CALLED =
  /\b(?:[Tt]ext|[Mm]essage|[Rr]eminder|[Pp]opup|[Nn]ote|[Nn]otification|[Ww]arning|[Ww]ords?)\s+(?=\p{Lu}\p{L}+ )/gu;
const UNTIL =
  /\s*(?:[,;]?\s+(?:when(?:ever)?|if|every time|each time|with|using|on|by) (?:i |you |the user )?(?:press|hit|push|type|click|use|<|hotkey|shortcut|ctrl|alt|win|shift|f\d)|[,;]?\s+(?:and then|then|every|at \d|and (?:press|hit|plays?|makes? (?:a|some)|beeps?|opens?|locks?|rings?|it stays|stays?|todays?|today's))\b|\.\s|\n|$)/i;
const LIST = /\(((?:[^(),]{1,60},\s*){1,}[^(),]{1,60})\)/u;
// "a checklist: lights off, alarm on, till counted": several things behind a colon.
const COLON_LIST = /:\s*([^.:;\n,]{2,40}(?:,\s*(?:and\s+)?[^.:;\n,]{1,40}){1,12})(?=[.;\n]|$)/u;
const SEVERAL = /\b(?:items|entries|things|tasks|fields|texts|buttons|values|names|lines|teams|places|words|points)\b/i;
const NUMBERED = /\b(?:to|as|like|called|named)\s+([\p{L}][\p{L} _-]{1,30}?)[ _-]?0*1\b/iu;
const PREFIX = /(?<![\p{L}\p{N}])([\p{L}]{1,10}[-_/# ]?)0*1(?![\p{N}])/u;
const REMINDER =
  /\bremind(?:s|er)?(?: me| us| him| her)?(?: (?:in|every|each|at|on) [^.,;]{1,25}?)?(?: (?:that )?i (?:have|need) to| to| about| of| that|:)\s+([^.,;\n]{3,80}?)(?=\s+(?:every|each|at|in|on|when|whenever|after|once|daily|by|before|with)\b|[.,;\n]|$)/i;
// "remind me bins out": said without any word that leads on.
const BARE_REMINDER =
  /\bremind me:? (?!(?:in|at|every|each|on|when|whenever|if|once|daily|again|with|by|after|before|for|as|of|about|to|that|and|a|an|it|this|so|how|what|later|hourly|regularly|please|automatically|via|using)\b)([^.,;\n]{3,60}?)(?=\s+(?:every|each|at|when|whenever|once|daily|with)\b|[.,;\n]|$)/i;
// "when all are ticked it says Well done!"
const CLOSING = /\b(?:says?|shows?|saying|tells? (?:me|us|them)|message)\s+["']?(?<said>\p{Lu}[^.;\n"']{1,60})/u;
const ENTRY =
  /\b(?:entry|item|option)\s+(?:called |named |saying )?["']?(?<said>\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*){0,3})/u;
// "click its Stay button", "with a button Continue", "press OK"
const BUTTON =
  /\b(?:the|its|a|on)\s+["']?(\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)?)["']?\s+button\b|\bbutton\s+(?:called |named |labell?ed |that says |with )?["']?(\p{Lu}\p{L}*(?: \p{L}+)?)(?=["']?(?:[,.;]|$| (?:when|if|on|in|for|is|and|as|that|which|to)\b))|\b(?:[Cc]lick|[Pp]ress|[Hh]it|[Cc]hoose|[Pp]ush|[Aa]nswer)(?:s|es)?\s+(?:on )?(\p{Lu}\p{L}+)\b(?! ?\+)/u;
// "an appointment tomorrow at 9 called Team call, 30 minutes"
const CALLED_SO =
  /\b(?:called|named|titled|entitled)\s+["']?(?!by\b|after\b|with\b)([\p{L}\p{N}][^,.;:\n"']{1,50}?)(?=["']?(?:[,.;:\n]|$|\s+(?:at|on|in|for|from|tomorrow|today|next|due|with|every|when|and|to)\b))/iu;
// "search youtube for lofi music", "google the weather in Oslo"
const SEARCHED =
  /\b(?:search(?:es|ing)?|looks?|googles?)\b(?:\s+(?!for\b)[\p{L}.]+){0,3}?\s+for\s+(?!me\b|it\b|that\b|this\b|the (?:selected|copied|clipboard)\b|what)(?<said>[^.,;\n]{2,60}?)(?=\s+(?:on|in|at|with|using|via) (?:google|youtube|bing|amazon|the|my|duckduckgo|wikipedia|ebay|reddit|chrome|firefox|edge)\b|\s+(?:when(?:ever)?|if|with|every|and then|then)\b|\s{2,}|[.,;\n]|$)/iu;
const CELLS =
  /(?<![\p{L}\p{N}+])[A-Z]{1,2}\d{1,5}(?:\s?(?::|-|to)\s?[A-Z]{1,2}\d{1,5})?(?![\p{L}\p{N}])(?<!\bF\d{1,2})/u;
const LABELS = [
  'subject',
  'title',
  'question',
  'user name',
  'username',
  'label',
  'macro',
  'cell',
  'font',
  'body',
  'prefix',
  'name',
];

/** A text that the user did not put in quotes, for this slot. */
export function unquotedText(reading: Reading, { is, otherwise }: Slot<unknown>): string | undefined {
  const prefix = /\bprefix|before the number|in front of the number/i.test(is)
    ? PREFIX.exec(reading.text)?.[1]
    : undefined;
  if (prefix) return prefix;
  if (is === 'words to search for') return SEARCHED.exec(reading.text)?.groups?.said?.trim();
  if (is === 'range of cells') return CELLS.exec(reading.text)?.[0];
  const button = /\bbutton\b/i.test(is) ? BUTTON.exec(reading.text) : undefined;
  if (button) return button[1] ?? button[2] ?? button[3];
  const reminder = /message|remind/i.test(is)
    ? (REMINDER.exec(reading.text) ?? BARE_REMINDER.exec(reading.text))?.[1]
    : undefined;
  if (reminder) return reminder.trim();
  if (/^closing message/.test(is)) return CLOSING.exec(reading.text)?.groups?.said?.trim();
  if (/^name of the menu entry/.test(is)) return ENTRY.exec(reading.text)?.groups?.said;
  const called = /^(?:subject|name)\b/i.test(is) ? CALLED_SO.exec(reading.text)?.[1] : undefined;
  const labelled = afterLabel(reading, is) ?? called;
  if (labelled) return labelled;
  if (/^things\b/.test(is)) return findListedThings(reading) ?? LIST.exec(reading.text)?.[1];
  const names = SEVERAL.test(is) && otherwise !== undefined ? findNamedList(reading.text) : undefined;
  if (names) return names.join('\n');
  const said =
    after(SAYS, reading) ??
    after(CALLED, reading) ??
    LIST.exec(reading.text)?.[1] ??
    (SEVERAL.test(is) ? COLON_LIST.exec(reading.text)?.[1] : undefined) ??
    NUMBERED.exec(reading.text)?.[1];
  // Only what cannot be done without is looked for behind every "write".
  return said ?? (otherwise === undefined || /\btext\b|message|sentence/.test(is) ? after(WRITES, reading) : undefined);
}

// "with subject Daily numbers": the slot is called by its name.
function afterLabel({ text }: Reading, is: string): string | undefined {
  const label = LABELS.find((name) => is.toLowerCase().includes(name));
  if (!label) return undefined;
  const pattern = new RegExp(
    `\\b${label}s?\\s*(?:is|:|=|called|of|saying|should be|line)?\\s*:?\\s+(?!of\\b|to\\b|in\\b|and\\b|is\\b|it\\b|for\\b|from\\b|with\\b)([^\\s,.;][^,.;\\n]{1,60}?)(?=\\s+(?:and|with|in|then|to|press|followed)\\b|[,.;\\n]|$)`,
    'iu',
  );
  return pattern.exec(text)?.[1];
}

function after(pattern: RegExp, { text, entities }: Reading): string | undefined {
  for (const match of text.matchAll(pattern)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from);
    const cut = UNTIL.exec(rest);
    const words = rest.slice(0, cut ? cut.index : undefined).trim();
    const isEntity = entities.some(
      ({ start, end, kind }) => kind !== 'text' && start === from && end >= from + words.length,
    );
    if (words.length > 1 && !isEntity) return words.replace(/[.,;]$/, '');
  }
  return undefined;
}
