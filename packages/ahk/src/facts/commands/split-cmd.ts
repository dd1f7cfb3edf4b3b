import { expandVariables, type Variables } from './cmd-variables.ts';
import type { Link } from './command.ts';
import { growthOf } from './growth.ts';
import { isHandle, withoutLeadingRedirections } from './redirections.ts';

export type Piece = { text: string; link: Link };

/** The commands of a line as cmd.exe takes it apart: variables filled in, carets gone, split at & and |. */
export function splitCmd(line: string, variables: Variables = new Map()): Piece[] {
  const growth = growthOf(line);
  return splitAtOperators(expandVariables(line, new Map(), growth)).flatMap((piece) => {
    noteSet(piece.text, variables);
    const text = variables.size > 0 ? expandVariables(piece.text, variables, growth) : piece.text;
    if (text === piece.text) return [piece];
    // What a variable holds may be several commands.
    return splitAtOperators(text).map((inner, index) => (index === 0 ? { ...inner, link: piece.link } : inner));
  });
}

function splitAtOperators(line: string): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let link: Link = '&';
  let isQuoted = false;
  const end = (next: Link) => {
    const command = tidy(text);
    if (command !== '') pieces.push({ text: command, link });
    // In `a || b` and `(a) | b` the pipe counts, whatever stands around it.
    link = command === '' && link === '|' ? '|' : next;
    text = '';
  };
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted || sign === '"') text += sign;
    else if (sign === '^') text += line.charAt(++at);
    else if (sign === '\r' || isHandle(line, at)) continue;
    else if (sign === '&' || sign === '\n') end('&');
    else if (sign === '|') {
      const isOr = line.charAt(at + 1) === '|';
      if (isOr) at++;
      end(isOr ? '&' : '|');
    } else if ((sign === '<' || sign === '>') && line.charAt(at + 1) === '&') {
      // 2>&1 is no end of a command.
      text += ' ';
      at += 2;
    } else if (sign === '<' || sign === '>') text += ` ${sign} `;
    else if (sign === ')' && elseAfter(line, at) > 0) {
      end('&');
      at = elseAfter(line, at);
    } else text += sign;
  }
  end('&');
  return pieces;
}

// Where the else behind a parenthesis ends, or 0.
function elseAfter(line: string, close: number): number {
  let at = close + 1;
  while (line.charAt(at) === ' ') at++;
  return line.startsWith('else', at) && !isLetter(line.charAt(at + 4)) ? at + 3 : 0;
}

// `@(>nul del x)`: what groups and hides a command is no part of it.
function tidy(text: string): string {
  let command = withoutLeadingRedirections(text);
  while (command.startsWith('@') || command.startsWith('(')) command = withoutLeadingRedirections(command.slice(1));
  if (command.endsWith(')') && !command.includes('(')) command = command.slice(0, -1).trim();
  return spaced(command);
}

const SEPARATORS = ',;=';

/** With blanks between the words: cmd.exe reads `del/s/q,C:\*` as it reads `del /s /q C:\*`. */
export function spaced(command: string): string {
  let end = 0;
  while (end < command.length && isLetter(command.charAt(end))) end++;
  const sign = command.charAt(end);
  if (end === 0 || (sign !== '/' && !SEPARATORS.includes(sign)) || sign === '') return command;
  let isQuoted = false;
  let result = command.slice(0, end);
  for (const next of command.slice(end)) {
    if (next === '"') isQuoted = !isQuoted;
    if (!isQuoted && SEPARATORS.includes(next)) result += ' ';
    else result += !isQuoted && next === '/' ? ` ${next}` : next;
  }
  return result;
}

function isLetter(sign: string): boolean {
  return sign >= 'a' && sign <= 'z';
}

function noteSet(command: string, variables: Variables): void {
  if (!command.startsWith('set ')) return;
  const given = command.slice(4).trim();
  const pair = given.startsWith('"') ? given.replaceAll('"', '') : given;
  const equals = pair.indexOf('=');
  if (equals > 0 && !pair.startsWith('/')) variables.set(pair.slice(0, equals).trim(), pair.slice(equals + 1));
}
