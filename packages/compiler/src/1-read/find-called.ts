import type { Entity } from '#ir/entity.ts';
import { PROGRAMS } from '#knowledge/programs.ts';

// "HP Colour Library", "Shift Plan 2025", "Bill of Materials": capitals tell where a name ends.
const CAPITALS =
  /(?!I\b|I'|The\b|It\b|When\b|If\b|And\b|Then\b|Please\b)[\p{Lu}][\p{L}\p{N}_&'./-]*(?:[ ](?:(?:of|and|for|the|&|-) )?(?!I\b|Win\b|Ctrl\b|Alt\b|Shift\b|F\d)[\p{Lu}\p{N}][\p{L}\p{N}_&'./-]*){0,5}/uy;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}_-]{2,30}/uy;
const NO_NAME =
  /^(?:the|its?|that|this|these|those|them|each|every|all|any|some|something|same|with|from|and|for|when|what|whatever|like|only|not|new|other|another|differently|after|by|in|on|at|to|windows?|words?|text)$/iu;

const THING = String.raw`(?:windows?|dialogs?|dialogue|pop-?ups?|message box(?:es)?|boxes)`;
const WINDOW_CALLED = new RegExp(
  String.raw`\b${THING},?(?: box(?:es)?)?\s+(?:\(?(?:that(?:'s| is| are)|which (?:is|are)|it'?s|they(?:'re| are)|is|are)\s+)?(?:(?:all|always|simply|just)\s+)?(?:called|named|titled|entitled|labell?ed|with (?:the|a) (?:window )?(?:title|name|caption)(?: of| containing| like| that (?:contains|has|says))?|whose (?:window )?(?:title|name|caption)s? (?:is|contains?|has|have|includes?|starts? with|begins? with|says?|reads?)|where the title (?:is|contains|has|says))\s+(?:the words? |something like |the text )?`,
  'giu',
);
// "the patient list … that window (it's called Patientenliste)"
const IT_IS_CALLED = new RegExp(
  String.raw`\b${THING}\b[^.\n]{0,12}\((?:it'?s|it is|which is|that is)?\s*(?:called|named|titled)\s+`,
  'giu',
);
const IN_TITLE =
  /\b(?:with|has|have|having|says?|saying|contains?|containing|shows?|reads?|includes?|including)\s+(?:the )?(?:words? |text )?(?=[^.,;\n]{2,40} (?:somewhere )?(?:in|on) (?:its|the|their) (?:window )?(?:title|caption)s?\b)/giu;
const THE_WINDOW =
  /\b(?:the|a|in|of|to) (?:window|dialog|popup)\s+(?=\p{Lu})(?!I\b|[A-Z]{1,2}\b|Ctrl|Alt|Win|Shift|Windows)/gu;
// "wait until the Export window is there", "back to the Lager window"
const NAMED_WINDOW =
  /(?<=\b(?:to|for|until|till|when|whenever|if|once|as soon as|of) (?:the|a|our|my) )(?!(?:I|The|Windows?|Run|Save|Open|Start|Settings|File|Explorer|Task|Control|Find|Print|Alt|Ctrl|Shift|Win|Active|Current|New|Same|Other|Next|Right|Left)\b)(\p{Lu}[\p{L}\p{N}_-]+(?: \p{Lu}[\p{L}\p{N}_-]+){0,3}) (?:window|dialog|pop-?up)\b/gu;
// "a window first, Session expiring, with a button"
const WINDOW_COMMA = /\b(?:window|dialog|pop-?up)(?: first| then| there)?,\s+(?=\p{Lu}[^,.;]{2,40},)/gu;
const DEFAULT_PRINTER =
  /\b(?:mak(?:es?|ing)|set(?:s|ting)?|us(?:es?|ing)|choos(?:es?|ing)|select(?:s|ing)?|pick(?:s|ing)?|want)\s+(?:the )?(?:printer )?(?=[^,;\n]{2,45}? (?:as |be |to be )*(?:the|my|our) (?:default|standard|main|normal)\b)/giu;
const PRINTER = /\bprinters?,?\s+(?:(?:is|to|be|=|becomes|should be)\s+)*(?:called |named )?/giu;
const PRINTER_TOO = /\b(?:make(?:s)? it|to|becomes|the other(?: one)?(?: is)?(?: called)?|is called)\s+/giu;

// "with the subject Shift swap, ready to type": a key's name in it is only a word.
const SUBJECT =
  /\b(?:with|and|has|having|use)\s+(?:the |a )?subject(?: line)?(?: of| is|:)?\s+(?=\p{Lu})(\p{Lu}[^,.;"'\n]{1,60}?)(?=[,.;]|$|\s+(?:and|ready|with|so|to|then|addressed|but|the body|when|if|in)\b)/gu;

/** Windows and printers that are called by their name, without quotes. */
export function findCalled(text: string): Entity[] {
  const windows = [
    ...named(text, WINDOW_CALLED, true).filter(isNoProgram),
    ...named(text, IT_IS_CALLED, true).filter(isNoProgram),
    ...named(text, IN_TITLE, true),
    ...named(text, THE_WINDOW, false).filter(isNoProgram),
    ...named(text, WINDOW_COMMA, false).filter(isNoProgram),
    ...[...text.matchAll(NAMED_WINDOW)].map(titleOf).filter(isNoProgram),
    ...[...text.matchAll(SUBJECT)].map(subjectOf),
  ];
  if (!/\bprinters?\b/i.test(text)) return windows;
  const printers = [
    ...named(text, DEFAULT_PRINTER, false),
    ...named(text, PRINTER, false),
    ...named(text, PRINTER_TOO, false).filter(({ value }) => /[ \d_-]/.test(String(value))),
  ];
  return [...windows, ...printers];
}

function subjectOf(match: RegExpExecArray): Entity {
  const value = match[1] ?? '';
  const start = match.index + match[0].length - value.length;
  return { kind: 'text', value, start, end: start + value.length };
}

function titleOf(match: RegExpExecArray): Entity {
  const value = match[1] ?? '';
  return { kind: 'text', value, start: match.index, end: match.index + value.length };
}

// "the window called Notepad" is better found by its program.
function isNoProgram({ value }: Entity): boolean {
  return !PROGRAMS.has(String(value).toLowerCase());
}

function named(text: string, pattern: RegExp, isWordEnough: boolean): Entity[] {
  return [...text.matchAll(pattern)].flatMap((match): Entity[] => {
    const start = match.index + match[0].length;
    const value = nameAt(text, start, isWordEnough)?.replace(/[.'/-]+$/, '');
    return value ? [{ kind: 'text', value, start, end: start + value.length }] : [];
  });
}

// "Payment failed shows up", "Session expiring, with a button": what the window does, or a comma, ends its name.
const UP_TO =
  /(?!I\b|I'|The\b|It\b|When\b|If\b)[\p{Lu}][\p{L}\p{N}_&'/-]*(?: (?!(?:and|or|to|in|on|at|with|when|if|every|then|that|which|is|has|gets|comes?|shows?|pops?|opens?|appears?|closes?|should|must|it|so|for|from|until|while|again|only|press|click|type|by)\b)[\p{L}\p{N}_&'/-]+){1,4}(?= (?:comes? up|shows?(?: up)?|pops? up|opens?|appears?|closes?|turns up|is (?:there|open|shown|up|gone|visible|closed))\b|[,.;)]|$)/uy;

function nameAt(text: string, start: number, isWordEnough: boolean): string | undefined {
  UP_TO.lastIndex = start;
  const sentence = UP_TO.exec(text)?.[0];
  if (sentence) return sentence;
  CAPITALS.lastIndex = start;
  const capitals = CAPITALS.exec(text)?.[0];
  if (capitals && capitals.length > 1) return capitals;
  WORD.lastIndex = start;
  const word = isWordEnough ? WORD.exec(text)?.[0] : undefined;
  return word && !NO_NAME.test(word) ? word : undefined;
}
