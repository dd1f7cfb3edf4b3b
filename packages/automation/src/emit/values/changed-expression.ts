import type { Change } from '#language/values.ts';
import { literal } from '../code.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression, argument, expression } from './expression.ts';

/** A text after all these changes, the first one first: it can stand anywhere. */
export function changedExpression(text: string, changes: readonly Change[], scope: Scope): string {
  return changes.reduce((changed, change) => changedOnce(changed, change, scope), text);
}

function changedOnce(text: string, change: Change, scope: Scope): string {
  // Each kind has its own function, of its own type; TypeScript cannot follow that through the index.
  return (CHANGED[change.kind] as Changed<Change>)(text, change, scope);
}

type Changed<C extends Change> = (text: string, change: C, scope: Scope) => string;

const CHANGED: { readonly [K in Change['kind']]: Changed<Extract<Change, { kind: K }>> } = {
  upper: (text) => `StrUpper(${text})`,
  lower: (text) => `StrLower(${text})`,
  title: (text) => `StrTitle(${text})`,
  sentence: by('SentenceCase'),
  'invert-case': by('InvertedCase'),
  'next-case': by('NextCase'),
  trim: (text) => `Trim(${text}, " \`t\`r\`n")`,
  'trim-lines': by('TrimmedLines'),
  'one-line': by('OneLine'),
  unwrap: by('Unwrapped'),
  'no-blank-lines': by('WithoutBlankLines'),
  'sort-lines': by('SortedLines'),
  'unique-lines': (text, change, scope) =>
    change['any-case'] ? call('UniqueLines', scope, text, 'true') : call('UniqueLines', scope, text),
  'shuffle-lines': by('ShuffledLines'),
  'reverse-lines': by('ReversedLines'),
  reverse: by('ReversedText'),
  'number-lines': by('NumberedLines'),
  'remove-numbers': (text) => `RegExReplace(${text}, "\\d")`,
  'only-numbers': (text) => `RegExReplace(${text}, "[^\\d\\r\\n]")`,
  'only-letters': (text) => `RegExReplace(${text}, "[^\\p{L}\\s]")`,
  'no-spaces': (text) => `RegExReplace(${text}, "[ \\t\\x{A0}]")`,
  'single-spaces': (text) => `RegExReplace(${text}, "[ \\t\\x{A0}]+", " ")`,
  'no-accents': by('WithoutAccents'),
  'no-punctuation': (text) => `RegExReplace(${text}, "[\\p{P}\\p{S}]")`,
  'straight-quotes': by('StraightQuotes'),
  'curly-quotes': by('CurlyQuotes'),
  'clean-number': by('CleanNumber'),
  'group-digits': by('GroupedDigits'),
  'swap-decimal-signs': by('SwappedDecimalSigns'),
  'spaces-to': (text, { sign }) => `RegExReplace(${text}, "[ \\t]+", ${literal(replacement(sign))})`,
  replace: (text, { what, by: other }, scope) => `StrReplace(${text}, ${literal(what)}, ${argument(other, scope)})`,
  remove: (text, { what }) => `StrReplace(${text}, ${literal(what)})`,
  wrap: (text, { before, after }, scope) => `(${expression(before, scope)} . ${text} . ${expression(after, scope)})`,
  prefix: (text, change, scope) => `(${expression(change.with, scope)} . ${text})`,
  suffix: (text, change, scope) => `(${text} . ${expression(change.with, scope)})`,
  'prefix-lines': (text, change, scope) => call('WithLineEnds', scope, text, argument(change.with, scope), '""'),
  'suffix-lines': (text, change, scope) => call('WithLineEnds', scope, text, '""', argument(change.with, scope)),
  'join-lines': (text, { sign }, scope) => call('JoinedLines', scope, text, literal(sign)),
  'split-lines': (text, { sign }, scope) => call('SplitLines', scope, text, literal(sign)),
  'keep-lines': (text, { having }, scope) => call('LinesWith', scope, text, literal(having)),
  'drop-lines': (text, { having }, scope) => call('LinesWithout', scope, text, literal(having)),
  'first-characters': (text, { count }, scope) => `SubStr(${text}, 1, ${amountExpression(count, scope)})`,
  'last-characters': (text, { count }, scope) => call('LastCharacters', scope, text, amountExpression(count, scope)),
  'pad-numbers': (text, { digits }, scope) =>
    Math.round(digits) > 1 ? call('PaddedNumbers', scope, text, String(Math.round(digits))) : text,
  'swap-names': by('SwappedNames'),
  'snake-case': by('SnakeCase'),
  'kebab-case': by('KebabCase'),
  'camel-case': by('CamelCase'),
  calc: by('Calculated'),
  'number-to-words': by('NumberInWords'),
  'spell-out': by('SpelledOut'),
  'url-encode': by('UrlEncoded'),
  'url-decode': by('UrlDecoded'),
  'html-escape': by('HtmlEscaped'),
  base64: by('Base64Of'),
  'clean-links': by('CleanLinks'),
  'markdown-table': by('MarkdownTable'),
};

function by(helper: HelperName): (text: string, change: Change, scope: Scope) => string {
  return (text, _, scope) => call(helper, scope, text);
}

function call(helper: HelperName, { draft }: Scope, ...values: readonly string[]): string {
  return `${useHelper(draft, helper)}(${values.join(', ')})`;
}

/** What a pattern puts in: a dollar sign there would mean a part of what was found. */
function replacement(sign: string): string {
  return sign.replaceAll('$', '$$$$');
}
