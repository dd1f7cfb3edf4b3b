import { MARK_KINDS } from '@hotscribe/automation';
import { read } from '../../src/1-read/read.ts';
import type { MarkKind } from '../../src/1-read/reading.ts';

/** A value, and the words in which somebody said it. */
export type Mention = { readonly value: string; readonly said: string };

export type Mentions = {
  readonly of: (kind: MarkKind) => readonly Mention[];
  /** How people have said a value. */
  readonly ways: (kind: MarkKind, value: string) => readonly string[];
};

const MOST_WAYS = 20;

/** Every value that the requests name, in their own words, by the kind of its mark. */
export function mentionsIn(requests: readonly string[]): Mentions {
  const found = new Map<MarkKind, Mention[]>(Object.keys(MARK_KINDS).map((kind) => [kind as MarkKind, []]));
  const ways = new Map<string, string[]>();
  for (const request of requests) {
    const { language, marks } = read(request);
    if (language !== 'english') continue;
    for (const { kind, value, start, end } of marks) {
      const said = request.slice(start, end);
      // Words that can be read in two ways are nobody's example.
      const isAlone = marks.filter((other) => other.start < end && start < other.end).length === 1;
      const isWord = said.length <= 60 && !said.includes('\n') && value !== 'nothing';
      if (!isAlone || !isWord) continue;
      found.get(kind)?.push({ value, said });
      const name = `${kind} ${value}`;
      ways.set(name, [...(ways.get(name) ?? []).slice(-MOST_WAYS), said]);
    }
  }
  return { of: (kind) => found.get(kind) ?? [], ways: (kind, value) => ways.get(`${kind} ${value}`) ?? [] };
}
