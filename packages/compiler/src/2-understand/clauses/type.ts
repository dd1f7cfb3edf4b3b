import { entityAt, GAP, markOf } from '../mask.ts';
import { type ClauseReader, type Knowledge, type Steps, stepOf } from '../understanding.ts';
import { readByRank } from './ranked.ts';

const VERB =
  '(?:typ(?:e|es|ing)|writ(?:e|es|ing)|insert(?:s|ing)?|enter(?:s|ing)?|put(?:s|ting)?(?: in| down)?|print(?:s)?|output(?:s)?|past(?:e|es|ing)|giv(?:e|es|ing)(?: me)?|send(?:s)?|spit(?:s)? out|fill(?:s)? in|produc(?:e|es)|add(?:s)?|for)';
const TYPE = new RegExp(
  String.raw`\b${VERB}\b(?:\s+(?:out|in|me|the|my|a|an|text|words?|sentence|phrase|line|message|name|user ?name|number|e?-?mail(?: address)?|address|signature|sign|symbol|character|following|literally|exactly|for me|is|string|this|code|note|letters?|standard|canned|reply|answer|comment|link|url|it))*[\s:=-]*(?<text>${markOf('text', 'email')})`,
  'diu',
);
const SITE = new RegExp(
  String.raw`\b(?:typ(?:e|es|ed)|writ(?:e|es|ten)|insert(?:s|ed)?|past(?:e|es|ed)|put(?:s)? in)\b[^\ue000-\ue00b.;]{0,40}(?<site>${markOf('site')})|(?<site2>${markOf('site')})[^\ue000-\ue00b.;]{0,12}\b(?:should|must|to|has to|needs to|be|gets)+ (?:be )?(?:typed|written|inserted|pasted)`,
  'diu',
);
const ALONE = new RegExp(
  String.raw`^${GAP}(?:(?:for|the|a|an|is|be|to|=|real|sign|symbol|letter|proper)\s+)*${markOf('text', 'email')}${GAP}(?:sign|symbol|please)?${GAP}$`,
  'iu',
);
const OTHER_MEANING =
  /\b(?:box|popup|pop-up|message box|notification|tooltip|around|both sides|before and after|select(?:ed|ion)|wrap|surround|every line|replace|menu|button|file|window (?:called|named|titled)|title|search|folder|times|slowly|clipboard|ask|copied|mail to|subject|cell|says)\b/i;
const LINE_BREAK = /<(?:enter|return|br|newline)>|\{enter\}|\[enter\]|\\n/gi;

const BELOW = String.raw`[\s,/.-]*(?:(?:and|then|with)\s+)*(?:(?:under(?:neath)?|below)(?: (?:it|that|this|each other))?|on the (?:next|second|third) line|in the next line|a new line(?: with)?|\n|/|--)[\s:,]*(?:(?:and|then)\s+)*`;
const LINES = new RegExp(`${markOf('text', 'email', 'site')}(?:${BELOW}${markOf('text', 'email', 'site')})+`, 'iu');
const LAST_LINE = new RegExp(
  String.raw`(?<first>${markOf('text')})[\s,]*(?:and|then)?\s*(?:under(?:neath)?|below)(?: it| that)\s*[:,]?\s*(?<last>\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*){0,3})\s*[.!]?\s*$`,
  'du',
);
const TOGETHER =
  /\b(?:under (?:each other|one another)|below (?:each other|one another)|on (?:separate|different|several|two|three) lines|(?:two|three|four|several|same \w+|\d) lines|line by line)\b/i;

/** ""Kind regards," and under it "Anna"": several texts, each on its own line. */
export const readLines: ClauseReader = (clause, text, knowledge) => {
  const last = LAST_LINE.exec(text);
  const texts = clause.entities.filter(
    (entity) => entity.kind === 'text' || entity.kind === 'email' || entity.kind === 'site',
  );
  const lines = texts.map((entity) =>
    entity.kind === 'site' ? clause.text.slice(entity.start, entity.end) : entity.value,
  );
  if (last?.groups?.last && texts.length === 1) lines.push(last.groups.last);
  else if (texts.length < 2 || !(LINES.test(text) || TOGETHER.test(text))) return undefined;
  const step = stepOf(knowledge, 'type-text', { text: lines.join('\n') });
  return { steps: [step], assumed: [], used: texts, score: 0.93, by: 'type-text' };
};

const GREETING =
  /^[^\p{L}\p{N}]*(?:(?:it|should|to|just|and|then)\s+)*(?:types?|writes?|inserts?|puts?|sends?)\s+(?<said>good (?:morning|afternoon|evening|day|night)(?: (?!or\b|and\b|depending|when|if|by|according|in\b|at\b)[\p{L}\p{N}'!]+){0,5}[!.,]?)\s*$/iu;

/** "types good morning": as it stands, whatever the time of day. */
export const readGreeting: ClauseReader = (clause, _text, knowledge) => {
  const text = clause.entities.length === 0 ? GREETING.exec(clause.text)?.groups?.said : undefined;
  return text
    ? { steps: [stepOf(knowledge, 'type-text', { text })], assumed: [], used: [], score: 1, by: 'type-text' }
    : undefined;
};

const WINDOW_TITLE =
  /^[^\p{L}\p{N}]*(?:(?:it|should|to|just)\s+)*(?:types?|writes?|inserts?)\s+(?:in\s+|out\s+)?(?:the )?(?:(?:title|name) of (?:the |this |my )?(?:(?:active|current|open|focused) )?window|(?:active |current )?window(?:'s)? (?:title|name))[^\p{L}\p{N}]*$/iu;

/** "types the title of the active window". */
export const readTypedTitle: ClauseReader = (clause) => {
  if (!WINDOW_TITLE.test(clause.text)) return undefined;
  const step = { title: 'Type the title of the active window', code: 'SendText(WinGetTitle("A"))', needs: '' };
  return { steps: [step], assumed: [], used: [], score: 1 };
};

/** "type "kind regards"": the words in quotes, and nothing else to be done with them. */
export const readType: ClauseReader = (clause, text, knowledge) => {
  const alone = ALONE.test(text) ? clause.entities[0] : undefined;
  if (alone?.kind === 'text' || alone?.kind === 'email') {
    const command = alone.kind === 'text' ? readQuotedCommand(alone.value, knowledge) : undefined;
    if (command) return { ...command, used: [alone] };
    return {
      steps: [stepOf(knowledge, 'type-text', { text: withLineBreaks(alone.value) })],
      assumed: [],
      used: [alone],
      score: 0.86,
      by: 'type-text',
    };
  }
  const match = TYPE.exec(text);
  const start = match?.indices?.groups?.text?.[0];
  const said = clause.entities.find((entity) => entity.start === start);
  if (!match || (said?.kind !== 'text' && said?.kind !== 'email')) return undefined;
  const around = text.slice(0, match.index) + text.slice(said.end);
  if (OTHER_MEANING.test(around)) return undefined;
  return {
    steps: [stepOf(knowledge, 'type-text', { text: withLineBreaks(said.value) })],
    assumed: [],
    used: [said],
    score:
      clause.entities.some((other) => other !== said && other.kind === 'text') || AND_DATE.test(text.slice(said.end))
        ? 0.7
        : 0.92,
    by: 'type-text',
  };
};

/** "types https://…": the address itself, and not the page. */
export const readTypedSite: ClauseReader = (clause, text, knowledge) => {
  const groups = SITE.exec(text)?.indices?.groups;
  const site = entityAt(clause, (groups?.site ?? groups?.site2)?.[0] ?? -1);
  if (site?.kind !== 'site' || /\b(?:address bar|browser|search|open|go to)\b/i.test(text)) return undefined;
  const step = stepOf(knowledge, 'type-text', { text: clause.text.slice(site.start, site.end) });
  return { steps: [step], assumed: [], used: [site], score: 0.9, by: 'type-text' };
};

const AND_DATE =
  /^[\s,.]*(?:and|then|followed by|with|plus)\b[^.;]{0,30}\b(?:date|time|day|weekday|name|clipboard|number)\b/i;

export function withLineBreaks(text: string): string {
  return text.replace(LINE_BREAK, '\n');
}

const COMMAND_WORDS =
  /\b(?:paste|copy|cut|undo|redo|save|print|mute|play|pause|next|previous|close|open|minimi[sz]e|maximi[sz]e|lock|screenshot|volume|zoom|new tab|refresh|reload)\b/;
const CERTAIN = 0.3;

// CTRL + V = "plain text paste": in quotes, and yet the name of something to do.
function readQuotedCommand(said: string, knowledge: Knowledge): Steps | undefined {
  if (said !== said.toLowerCase() || !COMMAND_WORDS.test(said) || said.split(' ').length > 5) return undefined;
  const steps = readByRank({ text: said, entities: [] }, knowledge);
  return steps && steps.score >= CERTAIN && steps.by !== 'type-text' ? { ...steps, score: 0.87 } : undefined;
}

const CODE =
  /^[^\p{L}\p{N}]*(?:(?:it|should|to|and|then|just)\s+)*(?:type|write|insert|enter|print)s?\s+(?:out\s+)?(?:the (?:words?|text|letters|sentence|phrase|name)\s+)?(?!the\b|my\b|a\b|an\b|it\b|this\b|that\b|what\b|whatever\b|today|tomorrow|yesterday|current|now\b|me\b|in\b|out\b|all\b|every\b|each\b|random|numbers?\b|something\b|from\b|one of\b)(?<text>\S*[^\p{L}\s]\S*(?:\s\S+){0,11}|\p{L}+(?:\s\S+){0,7})\s*$/u;
const CHANGES =
  /\b(?:date|time|clipboard|random|selected|selection|number|symbol|sign|spaces?|twice|times|slowly|password|email|address|signature|weekday|week|month|year|greeting)\b/i;

const COLON =
  /\b(?:type|write|insert|enter|print|say|paste|put|output)s?(?:\s+(?:in|out|my|the|this|our|a|following|text|sentence|line|message|address|home|postal|work|signature|name|email|number|phone|details|footer|note|greeting|reply|answer|standard|usual|words|whole|shop|company|office|bank|account|iban|on|in|over|two|three|four|lines?|separate|as)){0,7}\s*:\s*(?<text>\S[\s\S]{0,600}?)(?=\s*\n\s*\n|\s*$)/iu;

/** "types: Best wishes, Tom": everything behind the colon, up to an empty line. */
export const readAfterColon: ClauseReader = (clause, _text, knowledge) => {
  const said = COLON.exec(clause.text)?.groups?.text;
  if (!said || /^["']/.test(said)) return undefined;
  // "14 Rowan Close / Kendal / LA9 4QT": where lines are spoken of, the strokes stand between them.
  const lines = /\blines?\b/i.test(clause.text) ? said.replace(/\s+\/\s+/g, '\n') : said;
  const step = stepOf(knowledge, 'type-text', { text: withLineBreaks(lines) });
  return {
    steps: [step],
    assumed: [],
    used: clause.entities,
    score: /^[\p{Lu}\d]/u.test(said) ? 0.93 : 0.86,
    by: 'type-text',
  };
};

const BARE = /^[^\p{L}\p{N}]*(?<code>(?=\S*\d)(?=\S*\p{L})[\p{L}\p{N}][\p{L}\p{N}_/-]{5,40})[^\p{L}\p{N}]*$/u;

/** "NL91ABNA0417164300": letters and figures that can only be there to be typed. */
export const readBareCode: ClauseReader = (clause, _text, knowledge) => {
  const code = BARE.exec(clause.text)?.groups?.code;
  if (!code || clause.entities.some(({ kind }) => kind === 'path' || kind === 'site' || kind === 'program'))
    return undefined;
  const step = stepOf(knowledge, 'type-text', { text: code });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.88, by: 'type-text' };
};

/** "write REF-": a few words that look like what is to be typed, without quotes. */
export const readCode: ClauseReader = (clause, text, knowledge) => {
  const said = CODE.exec(clause.text)?.groups?.text;
  if (!said || CHANGES.test(said) || /[\ue003\ue004\ue005]/.test(text)) return undefined;
  return {
    steps: [stepOf(knowledge, 'type-text', { text: /^[^.!?]*\.$/.test(said) ? said.slice(0, -1) : said })],
    assumed: [],
    used: clause.entities,
    score: 0.8,
    by: 'type-text',
  };
};

const NUMBER = new RegExp(
  String.raw`^[^\p{L}\p{N}\ue000-\ue00b]*(?:(?:it|should|to|and|then|just|will)\s+)*(?:type|write|insert|enter|print|put)s?\s+(?:in\s+)?(?:(?:the\s+)?(?:number|digits?|figure)s?\s+)?(?<number>${markOf('number')})${GAP}$`,
  'diu',
);

/** "types 1": a number that is nothing but typed. */
export const readTypedNumber: ClauseReader = (clause, text, knowledge) => {
  const span = NUMBER.exec(text)?.indices?.groups?.number;
  if (!span) return undefined;
  const step = stepOf(knowledge, 'type-text', { text: clause.text.slice(span[0], span[1]) });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.9, by: 'type-text' };
};

const SIGN_AT_END = new RegExp(
  String.raw`(?:\b(?:type|write|insert|give|get|put|print|be)s?\s+(?:me\s+)?|^${GAP}(?:and\s+)?)(?:an?|the|my)\s+(?:[\p{L}-]+\s+){0,6}\(?(?<sign>${markOf('text')})${GAP}(?:sign|symbol|character)?${GAP}$`,
  'diu',
);

/** "types an upside down question mark ¿": what the sign is called, and the sign. */
export const readNamedSign: ClauseReader = (clause, text, knowledge) => {
  const sign = entityAt(clause, SIGN_AT_END.exec(text)?.indices?.groups?.sign?.[0] ?? -1);
  if (sign?.kind !== 'text' || [...sign.value].length > 2) return undefined;
  const step = stepOf(knowledge, 'type-text', { text: sign.value });
  return { steps: [step], assumed: [], used: [sign], score: 0.9, by: 'type-text' };
};
