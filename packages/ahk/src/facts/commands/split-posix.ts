import { withoutLeadingRedirections } from './redirections.ts';
import type { Piece } from './split-cmd.ts';

/** The commands of a line as bash takes it apart; quotes stay, because each command is split into words later. */
export function splitPosix(line: string): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let link: Piece['link'] = '&';
  let quote = '';
  const end = (next: Piece['link']) => {
    const command = withoutLeadingRedirections(text);
    if (command !== '') pieces.push({ text: command, link });
    link = command === '' && link === '|' ? '|' : next;
    text = '';
  };
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    const next = line.charAt(at + 1);
    if (sign === '\\' && quote !== "'") text += line.charAt(++at);
    else if (quote !== '') {
      if (sign === quote) quote = '';
      text += sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      text += sign;
    } else if (sign === '|') {
      if (next === '|') at++;
      end(next === '|' ? '&' : '|');
    } else if (sign === '(' || sign === '`') end(text.trimEnd().endsWith('$') || sign === '`' ? '(' : '&');
    else if (sign === '&' && line.charAt(at - 1) === '>') text += sign;
    else if (';&\n)'.includes(sign) || (sign === '{' && next === ' ') || (sign === '}' && text.trim() === '')) end('&');
    else text += sign;
  }
  end('&');
  return pieces;
}
