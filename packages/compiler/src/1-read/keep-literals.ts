import type { Language } from '#knowledge/languages/language.ts';
import { abbreviationsIn } from './keep-abbreviations.ts';
import { hoursIn } from './keep-hours.ts';
import { myValuesIn } from './keep-my-values.ts';
import { spokenTexts } from './keep-spoken-texts.ts';

const FIRST_MARK = 0xe000;
const MARK = /[\uE000-\uF8FF]/;
const MARKS = new RegExp(MARK, 'g');

const LITERALS = [
  /```[^`]{1,800}```/gu,
  /"[^"\n]{1,500}"|“[^“”"\n]{1,500}[”"“]|„[^“”"\n]{1,500}[“”"]|«[^»\n]{1,500}»|»[^«\n]{1,500}«|‹[^›\n]{1,300}›/gu,
  /(?<![\p{L}\p{N}])['‘‚](?!\s)[^'’‘\n]{1,300}(?:(?<=\p{L})['’](?=\p{L})[^'’‘\n]{1,300}){0,5}(?<!\s)['’‘](?![\p{L}\p{N}])/gu,
  /`[^`\n]{1,300}`/gu,
  /\bhttps?:\/\/[^\s"'<>]+|\bwww\.[^\s"'<>]+/giu,
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64}){1,4}/gu,
  /(?<![\p{L}\p{N}])(?:[a-z]:[\\/]|%[a-z_]+%\\|\\\\[\w.-]+\\)[^\s"'<>|,;]*/giu,
  /(?<![\p{L}\p{N}@./\\-])(?:[a-z0-9-]{1,64}\.){1,4}(?:com|org|net|io|dev|app|co|de|fr|es|it|pt|br|ar|mx|ch|at|be|eu|uk|us|gov|edu|tv|me|ai)(?:\/[^\s"'<>]*)?(?![\p{L}\p{N}@])/giu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_+-]{1,64}\.(?:exe|bat|cmd|ps1|ahk|lnk|txt|csv|docx?|xlsx?|pptx?|pdf|png|jpe?g|gif|mp[34]|wav|zip|html?|json|ini|log)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}^!+#])[\^!+#]{1,4}[a-z0-9](?![\p{L}\p{N}])/giu,
];
const MODIFIER =
  'ctrl|control|strg|steuerung|alt|altgr|alt gr|option|shift|umschalt|mayus|mayús|mayúsculas|maj|maiusc|win|windows|cmd';
const KEYS_NAMED = 'teclas|tasten|touches|tasti|letras|lettres|lettere|buchstaben';
const BETWEEN = 'y|e|et|und|ed|con|com|mit|avec|por|contra';
const LETTER_KEYS = [
  /(?<=[+&] ?|(?<=\p{L})-)[a-z](?![\p{L}\p{N}'’])/giu,
  new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])(?:${MODIFIER})[ -])[a-z](?![\p{L}\p{N}'’]|[ ]?[+&-]|\s+(?:${MODIFIER}|[a-z\d]|f\d+)(?![\p{L}\p{N}]))`,
    'giu',
  ),
  /(?<=(?<![\p{L}\p{N}])(?:tecla|taste|touche|tasto|letra|lettre|buchstaben?|lettera|key) )(?:[a-z](?![\p{L}\p{N}'’]))/giu,
  /(?<![\p{L}\p{N}])[a-z](?=-taste(?![\p{L}\p{N}]))/giu,
  new RegExp(String.raw`(?<=(?<![\p{L}\p{N}])(?:${KEYS_NAMED}) )[a-z](?= (?:${BETWEEN}) [a-z](?![\p{L}\p{N}]))`, 'giu'),
  new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])(?:${KEYS_NAMED}) [\uE000-\uF8FF] (?:${BETWEEN}) )[a-z](?![\p{L}\p{N}])`,
    'giu',
  ),
  // "premi e tieni" is no key, "premi e ogni secondo" is one.
  /(?<=(?<![\p{L}\p{N}])(?:prem[eiao]|premere|puls[aeo]|pulsar|presion[aeo]|presionar|apert[aeo]|apertar|appuie sur|appuyer sur|drücke|drücken|immer wieder) )(?:[b-df-np-tvwxz](?![\p{L}\p{N}'’])|[aeiouy](?=[,.]|$| (?:di continuo|sem parar|sin parar|ogni|cada|a cada|toutes|tous|alle|bis|sans|hasta|até|finché)(?![\p{L}\p{N}])))/giu,
];

export type Kept = { readonly text: string; readonly literals: readonly string[] };

/** The text with one private sign in place of each part that must stay as it is. */
export function keepLiterals(text: string, language: Language | undefined): Kept {
  const literals: string[] = [];
  const keep = (literal: string) => String.fromCodePoint(FIRST_MARK + literals.push(literal) - 1);
  let masked = text.replace(MARKS, '');
  for (const pattern of LITERALS) masked = masked.replace(pattern, (found) => keep(found));
  for (const find of language ? [abbreviationsIn, hoursIn] : [])
    for (const { start, end, english } of find(masked).reverse()) {
      const literal = restoreLiterals({ text: english, literals });
      masked = masked.slice(0, start) + keep(literal) + masked.slice(end);
    }
  for (const find of language ? [spokenTexts, myValuesIn] : [])
    for (const { start, end } of language ? find(masked, language).reverse() : [])
      masked = masked.slice(0, start) + keep(`"${masked.slice(start, end)}"`) + masked.slice(end);
  for (const pattern of language?.typed ?? []) {
    masked = masked.replace(pattern, (whole, ...groups) => {
      const said: unknown = groups.at(-1)?.text;
      return typeof said === 'string' && !MARK.test(said) ? whole.replace(said, keep(`"${said.trim()}"`)) : whole;
    });
  }
  for (const pattern of LETTER_KEYS) masked = masked.replace(pattern, (found) => keep(found));
  return { text: masked, literals };
}

export function restoreLiterals({ text, literals }: Kept): string {
  return text.replace(MARKS, (mark) => literals[(mark.codePointAt(0) ?? 0) - FIRST_MARK] ?? '');
}
