import { MARK_KINDS, type Program } from '@hotscribe/automation';
import type { Element } from '#2-propose/elements.ts';
import { LINE } from '#2-propose/expected.ts';
import type { Written } from '#2-propose/written-program.ts';
import { saidPart } from './said-part.ts';
import { rangeOf } from './understood.ts';

const STEPS = ':';

/** Which words of the request were taken as keys that set something off; undefined where there are none. */
export function takenKeys(
  { rules }: Extract<Program, { kind: 'rules' }>,
  tokens: readonly Written[],
  request: string,
  elements: readonly Element[],
): string | undefined {
  const starts: string[] = [];
  const stops: string[] = [];
  for (const [index, written] of splitAt(tokens, LINE).entries()) {
    const rule = rules[index];
    if (rule?.kind !== 'when' || rule.trigger.kind !== 'key') continue;
    const key = written.slice(0, written.indexOf(STEPS)).find((token) => isKey(token, elements));
    const range = typeof key === 'number' ? rangeOf(elements, key) : undefined;
    const isStop = rule.steps.every(({ kind }) => kind.startsWith('stop'));
    if (range) (isStop ? stops : starts).push(saidPart(request.slice(range.start, range.end)));
  }
  const taken = [...said(starts, 'shortcut to press', 'shortcuts to press'), ...said(stops, 'stop key', 'stop keys')];
  return taken.length > 0 ? `We assumed ${taken.join(', and ')}.` : undefined;
}

function isKey(token: Written, elements: readonly Element[]): boolean {
  const element = typeof token === 'number' ? elements[token] : undefined;
  return element?.is === 'mark' && MARK_KINDS[element.kind] === 'key';
}

function said(keys: readonly string[], one: string, several: string): string[] {
  const different = [...new Set(keys)];
  const last = different.pop();
  if (last === undefined) return [];
  if (different.length === 0) return [`${last} is the ${one}`];
  const comma = different.length > 1 ? ',' : '';
  return [`${different.join(', ')}${comma} and ${last} are the ${several}`];
}

function splitAt(tokens: readonly Written[], sign: Written): Written[][] {
  const lines: Written[][] = [[]];
  for (const token of tokens) token === sign ? lines.push([]) : lines.at(-1)?.push(token);
  return lines;
}
