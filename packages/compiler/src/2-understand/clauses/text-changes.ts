import { quoteString } from '@hotscribe/ahk';
import { CHANGED_NUMBERS } from '#skills/clipboard/convert-number.ts';
import { changesAtSigns } from './changes-at-signs.ts';
import { changesByExample } from './changes-by-example.ts';

/** A change of a text as an AutoHotkey expression around the one it is given, and where the request names it. */
export type TextChange = {
  readonly at: number;
  readonly of: (text: string) => string;
  readonly needs?: string;
  /** Whether signs or an example say just what is done. */
  readonly isExact?: boolean;
};

const SIGN = String.raw`(?:"[^"\n]{1,20}"|'[^'\n]{1,20}'|\x60[^\x60\n]{1,20}\x60|<[^<>\s]{1,20}>|[^\p{L}\p{N}\s,.;"'()\ue000-\uf8ff]{1,6}|\(\(?|\)\)?)`;
const AND = String.raw`(?:\s*(?:,|and|\.\.\.?|…|then)\s*|\s+)(?:a |an )?`;
const AROUND = String.raw`(?:around|round|on (?:both|either) sides?|before and after|at both ends|in front and behind|either side)`;
const WRAPS = [
  new RegExp(String.raw`(?<=\s|^)(?<before>${SIGN})${AND}(?<after>${SIGN})\s+${AROUND}`, 'iu'),
  new RegExp(String.raw`(?<=\s|^)(?<before>${SIGN})\s+${AROUND}`, 'iu'),
  new RegExp(
    String.raw`(?:between|inside|wrap\w*[^.]{0,30}?(?:in|with|by)|surround\w*[^.]{0,30}?(?:with|by)|enclose\w*[^.]{0,30}?(?:in|with|by)|put[^.]{0,30}?\bin)\s+(?<before>${SIGN})${AND}(?<after>${SIGN})(?=[\s,.;]|$)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<=\s|^)(?<before>${SIGN})\s+(?:in front|before|at the (?:start|beginning)|to the left)(?: of it)?,?\s+and\s+(?<after>${SIGN})\s+(?:behind|after|at the end|to the right)`,
    'iu',
  ),
  new RegExp(String.raw`(?:wrap|surround|enclose)\w*[^.]{0,30}?(?:in|with|by)\s+(?<before>${SIGN})(?=[\s,.;]|$)`, 'iu'),
];
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>', '«': '»', '„': '“' };

const NAMED = String.raw`(?:a |an )?(?:dash|hyphen|bullet(?: point)?|star|asterisk|hash|hashtag|tab|greater[- ]than sign|arrow|number sign|slash)(?: and (?:a )?space| plus (?:a )?space)?`;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/dash|hyphen/i, '-'],
  [/bullet/i, '•'],
  [/star|asterisk/i, '*'],
  [/hash|number sign/i, '#'],
  [/\btab/i, '`t'],
  [/greater|arrow/i, '>'],
  [/slash/i, '/'],
];
const FRONT = String.raw`(?:in front of|before|at the (?:start|beginning|front) of|to the start of)`;
const EACH_LINE = '(?:each|every|all|the) (?:of the |single )?lines?';
const LINES = [
  new RegExp(String.raw`(?<=\s|^)(?<sign>${SIGN}|${NAMED})\s+${FRONT} ${EACH_LINE}`, 'iu'),
  new RegExp(
    String.raw`${EACH_LINE} (?:should |must |to )?(?:gets?|have|has|starts? with|begins? with|with)\s+(?<sign>${SIGN}|${NAMED})(?=[\s,.;]|$)`,
    'iu',
  ),
];
const JOINS =
  /\b(?:remov\w+|without|strip\w*|delet\w+|get rid of|tak\w+ out|replac\w+|drop\w*|no)\s+(?:\p{L}+\s+){0,3}?(?:line ?breaks?|newlines?|new lines|breaks|hard returns)\b|\b(?:line ?breaks?|newlines?|breaks)\s+(?:are|become|turn(?:ed)? into|to|into|replaced (?:by|with)|should be|removed)\b|\b(?:in|into|on|to|as) (?:one|a single) (?:line|paragraph)\b|\b(?:one|a|a single) (?:single |long )?(?:flowing|running|continuous|unbroken|long|joined) (?:line|paragraph|text|sentence|block|piece)\b/iu;

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:blank )?spaces?$|^blanks$|^whitespace$/i, ' \\t'],
  [/^dash(?:es)?$|^hyphens?$/i, '–—-'],
  [/^dots?$|^periods?$|^points?$|^full stops?$/i, '.'],
  [/^commas?$/i, ','],
  [/^(?:slash(?:es)?|forward slashes)$/i, '/'],
  [/^underscores?$/i, '_'],
  [/^(?:brackets?|parenthes[ei]s)$/i, '()[\\]'],
  [/^(?:quotes?|quotation marks)$/i, '\\x22“”'],
  [/^apostrophes?$/i, "'’"],
  [/^(?:digits?|numbers?)$/i, '\\d'],
  [/^letters?$/i, '\\pL'],
  [/^colons?$/i, ':'],
  [/^semicolons?$/i, ';'],
  [/^tabs?$/i, '\\t'],
  [/^(?:dollar|currency) signs?$/i, '$€£'],
];
const KIND =
  '(?:blank )?spaces?|blanks|whitespace|dash(?:es)?|hyphens?|dots?|periods?|full stops?|commas?|forward slashes|slash(?:es)?|underscores?|brackets?|parenthes[ei]s|quotes?|quotation marks|apostrophes?|digits?|numbers?|letters?|colons?|semicolons?|tabs?|dollar signs?|currency signs?';
const REMOVES = new RegExp(
  String.raw`\b(?:remov(?:e|es|ing)|strip(?:s|ping)?|delet(?:e|es|ing)|without|get(?:s)? rid of|tak(?:e|es) out|drop(?:s)?|no)\s+(?:(?:out|all|the|any|every|of|its)\s+)*(?<kinds>(?:${KIND})(?:(?:\s*,\s*|\s+(?:and|or|&)\s+)(?:the\s+|all\s+)?(?:${KIND}))*)\b`,
  'iu',
);
const KEEPS =
  /\b(?:only|just|nothing but)(?: (?:the|its|keep(?:s)?|leave(?:s)?|want(?:s)?))* (?<kind>digits|numbers|letters)\b/iu;
const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/\bbold\b[^.]{0,30}\bmarkdown\b|\bmarkdown\b[^.]{0,30}\bbold\b/i, '**'],
  [/\bitalics?\b[^.]{0,30}\bmarkdown\b|\bmarkdown\b[^.]{0,30}\bitalics?\b/i, '*'],
];
const TIMES =
  /(?:\btimes|\bmultipl\w+(?: it| that| the number)?(?: by| with)|\s[x×*])\s+(?<factor>\d+(?:\.\d+)?)\b(?! times)/i;
const UPPER = /\b(?:in|to|into|all) (?:all )?(?:capitals?|caps|capital letters|upper ?case)\b/i;
const LOWER = /\b(?:in|to|into|all) (?:all )?(?:small letters|lower ?case)\b/i;

/** The changes that a request names, in the order in which they are said. */
export function textChanges(said: string): TextChange[] {
  // An example says all of it: "without the sign and the commas" is only told besides.
  const shown = changesByExample(said);
  if (shown.length > 0) return shown;
  const atSigns = changesAtSigns(said);
  if (atSigns.length > 0) return atSigns;
  const found = [wrap(said), lines(said), joins(said), removes(said), keeps(said), ...cases(said), times(said)];
  return found.filter((change) => change !== undefined).sort((a, b) => a.at - b.at);
}

function wrap(said: string): TextChange | undefined {
  const marked = MARKDOWN.find(([pattern]) => pattern.test(said))?.[1];
  for (const pattern of WRAPS) {
    const match = pattern.exec(said);
    if (!match?.groups?.before) continue;
    const before = bare(match.groups.before);
    const after = match.groups.after ? bare(match.groups.after) : mirrored(before);
    return { at: match.index, of: (text) => `${quoteString(before)} ${text} ${quoteString(after)}` };
  }
  return marked ? { at: 0, of: (text) => `${quoteString(marked)} ${text} ${quoteString(marked)}` } : undefined;
}

function lines(said: string): TextChange | undefined {
  for (const pattern of LINES) {
    const match = pattern.exec(said);
    const sign = match?.groups?.sign;
    if (!match || !sign) continue;
    const named = /\p{L}{3}/u.test(sign) ? SIGNS.find(([name]) => name.test(sign))?.[1] : undefined;
    const added = named ? (named === '`t' ? named : `${named} `) : /^["'`]/.test(sign) ? bare(sign) : `${bare(sign)} `;
    const put = named === '`t' ? '"`t"' : quoteString(added.replaceAll('$', '$$$$'));
    return { at: match.index, of: (text) => `RegExReplace(${text}, "m\`a)^", ${put})` };
  }
  return undefined;
}

function joins(said: string): TextChange | undefined {
  const match = JOINS.exec(said);
  return match
    ? { at: match.index, of: (text) => `RegExReplace(Trim(${text}, " \`t\`r\`n"), "[ \\t]*\\R\\s*", " ")` }
    : undefined;
}

function removes(said: string): TextChange | undefined {
  const match = REMOVES.exec(said);
  const kinds = match?.groups?.kinds
    ?.split(/\s*,\s*|\s+(?:and|or|&)\s+/i)
    .map((kind) => kind.replace(/^(?:the|all) /i, ''));
  if (!match || !kinds) return undefined;
  // The dash comes last: anywhere else it would mean "from … to".
  const signs = kinds
    .map((kind) => KINDS.find(([name]) => name.test(kind))?.[1] ?? '')
    .sort((a, b) => a.indexOf('-') - b.indexOf('-'));
  return { at: match.index, of: (text) => `RegExReplace(${text}, "[${signs.join('')}]")` };
}

function keeps(said: string): TextChange | undefined {
  const match = KEEPS.exec(said);
  const pattern = /letters/i.test(match?.groups?.kind ?? '') ? '[^\\pL]' : '\\D';
  return match ? { at: match.index, of: (text) => `RegExReplace(${text}, "${pattern}")` } : undefined;
}

function cases(said: string): (TextChange | undefined)[] {
  const [upper, lower] = [UPPER.exec(said), LOWER.exec(said)];
  return [
    upper ? { at: upper.index, of: (text) => `StrUpper(${text})` } : undefined,
    lower ? { at: lower.index, of: (text) => `StrLower(${text})` } : undefined,
  ];
}

function times(said: string): TextChange | undefined {
  const match = TIMES.exec(said);
  const factor = match?.groups?.factor;
  if (!match || !factor) return undefined;
  return {
    at: match.index,
    of: (text) => `ChangedNumbers(${text}, (number) => number * ${factor})`,
    needs: CHANGED_NUMBERS,
  };
}

function bare(sign: string): string {
  return /^(["'`]).*\1$/.test(sign) ? sign.slice(1, -1) : sign;
}

function mirrored(sign: string): string {
  const turned = [...sign].reverse().map((one) => CLOSING[one] ?? one);
  return CLOSING[sign[0] ?? ''] ? turned.join('') : sign;
}
