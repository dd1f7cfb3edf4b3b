import { leafWords, MARK_KINDS, type Program, print, tokensOf } from '@hotscribe/automation';
import type { Element } from './elements.ts';
import { END, HELD_WITH, type LeafType, LINE, MODIFIERS, NEW_LINE, SPACE, SPELLED, spellToken } from './expected.ts';
import { literalToken } from './literal-token.ts';

/** What the model writes: a token of its vocabulary, or pointers to elements that say the same (one is enough). */
export type Target = string | readonly number[];

/** A character of a spelled literal. */
function characterToken(character: string): string {
  return `'${character}`;
}

/** The program as the model has to write it for this request. `known` is the vocabulary; what it lacks is spelled. */
export function targetOf(
  program: Program,
  request: string,
  elements: readonly Element[],
  known: (token: string) => boolean,
): Target[] {
  const leaves: { readonly value: string; readonly type: LeafType }[] = [];
  const text = print(program, (value, type) => {
    leaves.push({ value: leafWords(value, type), type });
    return `@${leaves.length - 1}`;
  });
  const targets: Target[] = [];
  for (const token of tokensOf(text).tokens) {
    const leaf = token.kind === 'bare' && token.text.startsWith('@') ? leaves[Number(token.text.slice(1))] : undefined;
    if (leaf) targets.push(...leafTarget(leaf.value, leaf.type, request, elements, known));
    else if (token.kind === 'break') targets.push(LINE);
    else if (token.kind !== 'end') targets.push(token.text);
  }
  return [...targets, END];
}

function leafTarget(
  value: string,
  leaf: LeafType,
  request: string,
  elements: readonly Element[],
  known: (token: string) => boolean,
): Target[] {
  const literal = literalToken(leaf, value);
  const taken = leaf === 'text' ? textTarget(value, request, elements) : markTarget(value, leaf, elements);
  if (taken) return taken;
  if (leaf === 'key' && !known(literal)) return keyTarget(value, elements);
  return known(literal) ? [literal] : [spellToken(leaf), ...[...value].map(characterToken), SPELLED];
}

function markTarget(value: string, leaf: LeafType, elements: readonly Element[]): Target[] | undefined {
  const marks = marksWith(value, leaf, elements);
  return marks.length > 0 ? [marks] : undefined;
}

// Joined texts begin or end with spaces and line breaks that no word of the request has; lines may be said one by one.
function textTarget(value: string, request: string, elements: readonly Element[]): Target[] | undefined {
  const whole = lineTarget(value, request, elements);
  if (whole) return whole;
  const core = value.replace(/^[ \n]+/, '').replace(/[ \n]+$/, '');
  if (core === '') return value.includes('\n') ? edgeTarget(value) : undefined;
  const from = value.indexOf(core);
  const targets: Target[] = edgeTarget(value.slice(0, from));
  for (const [index, line] of core.split('\n').entries()) {
    if (index > 0) targets.push(NEW_LINE);
    if (line === '') continue;
    const taken = lineTarget(line, request, elements);
    if (!taken) return undefined;
    targets.push(...taken);
  }
  return [...targets, ...edgeTarget(value.slice(from + core.length))];
}

function edgeTarget(signs: string): Target[] {
  return [...signs].map((sign) => (sign === '\n' ? NEW_LINE : SPACE));
}

function lineTarget(line: string, request: string, elements: readonly Element[]): Target[] | undefined {
  return markTarget(line, 'text', elements) ?? wordsWith(line, request, elements);
}

function marksWith(value: string, leaf: LeafType, elements: readonly Element[]): number[] {
  const found = (same: (other: string) => boolean) =>
    elements.flatMap((element, index) =>
      element.is === 'mark' && MARK_KINDS[element.kind] === leaf && same(element.value) ? [index] : [],
    );
  const exact = found((other) => other === value);
  return exact.length > 0 || leaf !== 'text' ? exact : found((other) => other.toLowerCase() === value.toLowerCase());
}

function wordsWith(text: string, request: string, elements: readonly Element[]): Target[] | undefined {
  if (text === '') return undefined;
  const place = spanOf(text, request, elements) ?? spanOf(text.toLowerCase(), request.toLowerCase(), elements);
  return place && [[place[0]], [place[1]]];
}

function spanOf(text: string, request: string, elements: readonly Element[]): [number, number] | undefined {
  for (let at = request.indexOf(text); at >= 0; at = request.indexOf(text, at + 1)) {
    const from = elements.findIndex((element) => element.is === 'word' && element.start === at);
    const to = elements.findIndex((element) => element.is === 'word' && element.end === at + text.length);
    if (from >= 0 && to >= from) return [from, to];
  }
  return undefined;
}

function keyTarget(key: string, elements: readonly Element[]): Target[] {
  const [held, then] = key.split('&');
  if (then !== undefined && held !== undefined)
    return [...oneKey(held, elements), HELD_WITH, ...oneKey(then, elements)];
  const words = key.split('+');
  const last = words.pop() ?? key;
  return [...words.filter((word) => MODIFIERS.includes(word)).map((word) => `${word}+`), ...oneKey(last, elements)];
}

function oneKey(key: string, elements: readonly Element[]): Target[] {
  const marks = marksWith(key, 'key', elements);
  return [marks.length > 0 ? marks : literalToken('key', key)];
}
