import type { Language } from '#knowledge/languages/language.ts';
import { PROGRAMS } from '#knowledge/programs.ts';
import { glossWords } from './gloss-words.ts';
import { vocabularyOf } from './vocabulary.ts';

// "cuando escriba BTW": what stands behind this is typed by the user.
const BY_USER =
  /(?<!\p{L})(?:cuando|si|siempre que|cada vez que|al|wenn|sobald|falls|quand|lorsque|dès que|des que|quando|sempre que|toda vez que|assim que|ao|appena|ogni volta che)\s+(?:(?:yo|ich|man|je|on|tu|eu|io)\s+|j['’]\s?)?$/iu;
const KEY =
  /^(?:ctrl|control|strg|steuerung|alt(?:gr)?|shift|umschalt|maj|mayús?|maiusc|win(?:dows)?|enter|intro|entrée|invio|eingabe|return|esc(?:ape)?|tab|f\d{1,2}|supr|entf|canc|bloq|feststell|leertaste|espacio|espace|spazio)(?![\p{L}\p{N}])/iu;
// What is written anew each time, or is the thing that the request is about.
const CHANGES =
  /\b(?:dates?|clipboard|(?:the|current) time|yesterday|tomorrow|today's|selected|volume|percent|(?:seconds?|minutes?|hours?|times|pixels?))\b|^(?:time|window|windows|text)\b/i;
// What begins like this is a further step, and no part of the text.
const STEP =
  /^(?:(?:and|then|after(?: that)?|it|also|to|that|should|me|in)\s+)*(?:press|hit|open|close|wait|type|insert|paste|copy|click|save|show|start|run|go to|jump|minimi[sz]e|maximi[sz]e|send|move|when|if|every|tab|enter|escape|ctrl|without|but|so that|because|(?:with )?F\d)\b|^(?:then|after that|please|thanks?|automatically|immediately)\W*$/i;
const JOINT = /[,;]\s+|\s+(?=(?:y|e|et|und|ed)\s)/giu;
const SENTENCE =
  /^(?:(?![!?]\s+(?:aber|nur|pero|solo|sólo|mais|seulement|mas|só|ma|apenas)\s)[^\n.\uE000-\uF8FF]|\.(?=\S)|(?<=(?<!\p{L})(?:\p{L}{0,12}str|nr|no|núm|av|avda|c|apt|tel|tlf|pl|st|dr|dra|sr|sra|prof|ing|p|v)|\d)\.(?=\s)){2,200}/iu;

/** Where a text to be written stands that nobody put in quotes: it begins with a capital or a figure. */
export function spokenTexts(text: string, language: Language): { start: number; end: number }[] {
  const lead = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${language.leads})\\s+(?=\\p{Lu}\\p{L}|\\d[\\p{L}\\d]*\\s+[\\p{L}\\d])`,
    'gu',
  );
  return [...text.matchAll(lead)].flatMap((match) => {
    const before = text.slice(0, match.index);
    // Spanish "se ponga" is written by the script, Italian "se scrivo" by the user.
    if (BY_USER.test(before) || (/(?<!\p{L})se\s+$/iu.test(before) && /o\s+$/.test(match[0]))) return [];
    const start = match.index + match[0].length;
    const said = textAt(text.slice(start), language);
    return said ? [{ start, end: start + said.length }] : [];
  });
}

function textAt(rest: string, language: Language): string | undefined {
  const sentence = SENTENCE.exec(rest)?.[0] ?? '';
  const cut = new RegExp(`\\s+(?:${language.ends})(?![\\p{L}\\p{N}])`, 'iu').exec(sentence);
  const said = withoutSteps(cut ? sentence.slice(0, cut.index) : sentence, language).trimEnd();
  const [first = '', second = ''] = said.toLowerCase().split(/[\s,]+/);
  const isName = PROGRAMS.has(first) || PROGRAMS.has(`${first} ${second}`) || KEY.test(said);
  const isLong = said.length > 2 && said.split(/\s+/).length < 30;
  return isLong && !isName && !CHANGES.test(inEnglish(said, language)) ? said : undefined;
}

function withoutSteps(said: string, language: Language): string {
  for (const joint of said.matchAll(JOINT)) {
    const next = said.slice(joint.index + joint[0].length);
    if (STEP.test(inEnglish(next, language)) || KEY.test(next)) return said.slice(0, joint.index);
  }
  return said;
}

function inEnglish(said: string, language: Language): string {
  return glossWords(said, vocabularyOf(language)).replace(/[▸◂▹◃]/g, '');
}
