import { MARK_KINDS, quoted } from '@hotscribe/automation';
import type { Element } from './elements.ts';
import { END, HELD_WITH, LINE, MODIFIERS, NEW_LINE, SPACE, SPELLED } from './expected.ts';
import { literalIn } from './literal-token.ts';

/** A token that the model wrote: one of its vocabulary, or the element that it points to. */
export type Written = string | number;

/** The text of a program that the model wrote, with everything it points to filled in from the request. */
export function writtenProgram(tokens: readonly Written[], request: string, elements: readonly Element[]): string {
  const program: string[] = [];
  let at = 0;
  const isText = (token: Written | undefined) =>
    token === SPACE || token === NEW_LINE || (typeof token === 'number' && isTextElement(elements[token]));
  while (at < tokens.length && tokens[at] !== END) {
    const token = tokens[at];
    if (isText(token)) {
      const [text, next] = textFrom(tokens, at, request, elements, isText);
      program.push(quoted(text));
      at = next;
    } else if (typeof token === 'string' && token.startsWith('<spell ')) {
      const end = tokens.indexOf(SPELLED, at);
      const characters = tokens.slice(at + 1, end).map((each) => String(each).slice(1));
      program.push(asLeaf(characters.join(''), token.slice('<spell '.length, -1)));
      at = end + 1;
    } else {
      program.push(token === undefined ? '' : bareText(token, elements));
      at += 1;
    }
  }
  return joined(program);
}

function isTextElement(element: Element | undefined): boolean {
  return element?.is === 'word' || (element?.is === 'mark' && MARK_KINDS[element.kind] === 'text');
}

// Two texts never follow each other without a word or a comma between them, except in `between "(" ")"`.
function textFrom(
  tokens: readonly Written[],
  from: number,
  request: string,
  elements: readonly Element[],
  isText: (token: Written | undefined) => boolean,
): [text: string, next: number] {
  let text = '';
  let at = from;
  let isWhole = false;
  while (isText(tokens[at])) {
    const token = tokens[at];
    if (token === SPACE || token === NEW_LINE) {
      if (token === SPACE && isWhole && isText(tokens[at + 1]) && tokens[at + 1] !== SPACE) {
        // A space behind a text and another text: that one is the next.
        return [`${text} `, at + 1];
      }
      text += token === SPACE ? ' ' : '\n';
      isWhole = false;
      at += 1;
      continue;
    }
    if (isWhole) return [text, at];
    const element = elements[Number(token)];
    if (element?.is === 'mark') {
      text += element.value;
      at += 1;
    } else {
      text += slice(request, elements, Number(token), tokens[at + 1]);
      at += 2;
    }
    isWhole = true;
  }
  return [text, at];
}

function slice(request: string, elements: readonly Element[], from: number, to: Written | undefined): string {
  const first = elements[from];
  const last = typeof to === 'number' ? elements[to] : undefined;
  if (first?.is !== 'word') return '';
  return request.slice(first.start, last?.is === 'word' ? last.end : first.end);
}

function bareText(token: Written, elements: readonly Element[]): string {
  if (typeof token === 'number') {
    const element = elements[token];
    return element?.is === 'mark' ? element.value : '';
  }
  const literal = literalIn(token);
  return literal ? asLeaf(literal.value, literal.leaf) : token;
}

function asLeaf(value: string, leaf: string): string {
  return leaf === 'text' ? quoted(value) : value;
}

/** `ctrl+` and `&` stand close to their key. */
function joined(pieces: readonly string[]): string {
  let text = '';
  let close = true;
  for (const piece of pieces) {
    const isClose = close || piece === LINE || piece === HELD_WITH;
    text += isClose ? piece : ` ${piece}`;
    close = piece === LINE || piece === HELD_WITH || (piece.endsWith('+') && MODIFIERS.includes(piece.slice(0, -1)));
  }
  return text;
}
