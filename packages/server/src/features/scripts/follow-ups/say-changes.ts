import { saidLine } from '@hotscribe/ahk/said-line';
import type { GeneratedScript } from '@hotscribe/contract';

type Line = GeneratedScript['explanation']['lines'][number];

const MOST_SAID = 4;

/** What became different from one script to another, in plain sentences made from what each of them does. */
export function sayChanges(before: readonly Line[], after: readonly Line[]): string[] {
  const had = before.map(saidLine);
  const has = after.map(saidLine);
  const added = has.filter((sentence) => !had.includes(sentence));
  const removed = had.filter((sentence) => !has.includes(sentence));
  // What took the place of something says enough about it.
  const gone = removed.length > added.length ? removed : [];
  const sentences = [
    ...added.map((sentence) => `Now: ${sentence}`),
    ...gone.slice(0, removed.length - added.length).map((sentence) => `Removed: ${sentence}`),
  ];
  if (sentences.length === 0) return ['The script has changed. The changed lines are marked.'];
  if (sentences.length <= MOST_SAID) return sentences;
  return [...sentences.slice(0, MOST_SAID - 1), 'Other lines changed too. They’re marked in the code.'];
}
