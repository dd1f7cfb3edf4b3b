import type { DiagnosticCode } from '../knowledge/diagnostic-codes.ts';
import { isNamePart, isNameStart, nameEnd } from '../lex/tokenize.ts';
import { withoutStrings } from './without-strings.ts';

export type LineForm =
  | { kind: 'expression' }
  | { kind: 'call'; nameLength: number }
  | { kind: 'invalid'; code: DiagnosticCode; message: string };

const EXPRESSION: LineForm = { kind: 'expression' };
const MAX_NAME = 253;
const LITERAL_MEMBER = /^(?:"(?:`.|[^"`])*"|'(?:`.|[^'`])*'|\d+)\.[A-Za-z_%]/;
const ASSIGNMENT = /^(?:\+=|-=|\*=|\/\/?=|\.=|\|=|&=|\^=|<<=|>>>?=)/;

/** Tells the loader's kinds of line apart by how they start. */
export function lineForm(text: string): LineForm {
  const form = formByStart(text);
  // Whatever it starts with, a line with a ternary is taken as an expression.
  return form.kind === 'invalid' && hasQuestionMark(text) ? EXPRESSION : form;
}

function formByStart(text: string): LineForm {
  if (!isNameStart(text.charCodeAt(0)))
    return /^(?:\(|%|\+\+|--)/.test(text) || LITERAL_MEMBER.test(text) ? EXPRESSION : notRecognized(text);
  if (/^not[ \t(]/i.test(text)) return EXPRESSION;
  const nameLength = pathEnd(text);
  if (nameLength > MAX_NAME && /^[^.]{254}/.test(text.slice(0, nameLength))) return notRecognized(text);
  const sign = text[nameLength];
  if (sign === undefined) return { kind: 'call', nameLength };
  if (sign === '(' || sign === '[' || sign === '%') return EXPRESSION;
  const after = text.slice(nameLength);
  const next = after.trimStart();
  if (next.startsWith(':=')) return EXPRESSION;
  if (/^(?:\+\+|--|\.%|[ \t]+\.[A-Za-z_])/.test(after)) return EXPRESSION;
  const spaced = sign === ' ' || sign === '\t';
  if (ASSIGNMENT.test(next)) return EXPRESSION;
  if (next[0] === '?') return EXPRESSION;
  if (next[0] === ',' && !spaced)
    return invalid('comma-after-name', 'There can’t be a comma between a function and its first parameter.');
  if (next[0] === '=' && next[1] !== '=' && next[1] !== '>')
    return invalid('equals-for-assignment', 'To assign a value, write := instead of =.');
  if (!spaced || /^(?:==|=>)/.test(next)) return notRecognized(text);
  return { kind: 'call', nameLength };
}

// The end of `name` or `name.name` at the start of the line.
function pathEnd(text: string): number {
  let end = nameEnd(text, 0, text.length);
  while (text[end] === '.' && isNamePart(text.charCodeAt(end + 1))) end = nameEnd(text, end + 1, text.length);
  return end;
}

function hasQuestionMark(text: string): boolean {
  if (!text.includes('?')) return false;
  const code = withoutStrings(text);
  const question = code.search(/\?(?!\?)/);
  return question !== -1 && code.includes(':', question);
}

function notRecognized(text: string): LineForm {
  const first = text.split('\n', 1)[0] ?? '';
  return invalid(
    'not-a-statement',
    `AutoHotkey doesn’t recognize this line: ${first.length > 60 ? `${first.slice(0, 60)}…` : first}`,
  );
}

function invalid(code: DiagnosticCode, message: string): LineForm {
  return { kind: 'invalid', code, message };
}
