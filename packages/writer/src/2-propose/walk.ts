import { type Expected, expectedPrograms, type LeafType } from './expected.ts';

/** What still has to come, the next thing first. Shared tails make a copy cheap. */
type Ahead = { readonly next: Expected; readonly after: Ahead | undefined } | undefined;

/** What can follow a beginning of a program, and where each choice leads. */
export type Choices = {
  readonly words: ReadonlyMap<string, readonly Ahead[]>;
  readonly marks: ReadonlyMap<LeafType, readonly Ahead[]>;
  readonly literals: ReadonlyMap<LeafType, readonly Ahead[]>;
  readonly from: readonly Ahead[];
  readonly to: readonly Ahead[];
  readonly character: readonly Ahead[];
};

export type Place = readonly Ahead[];

const ROOMS = expectedPrograms();

/** Where every program begins. */
export const BEGINNING: Place = [{ next: { is: 'room', name: 'program' }, after: undefined }];

/** Where every change of a program begins. */
export const REVISION: Place = [{ next: { is: 'room', name: 'revision' }, after: undefined }];

/** Everything that can follow here. */
export function choicesAt(place: Place): Choices {
  const choices = {
    words: new Map<string, Ahead[]>(),
    marks: new Map<LeafType, Ahead[]>(),
    literals: new Map<LeafType, Ahead[]>(),
    from: [] as Ahead[],
    to: [] as Ahead[],
    character: [] as Ahead[],
  };
  const open: Ahead[] = [...place];
  for (let ahead = open.pop(); ahead !== undefined || open.length > 0; ahead = open.pop()) {
    if (ahead === undefined) continue;
    const { next, after } = ahead;
    switch (next.is) {
      case 'word':
        add(choices.words, next.word, after);
        break;
      case 'family':
        for (const [first, rest] of next.family) add(choices.words, first, { next: rest, after });
        break;
      case 'mark':
        add(choices.marks, next.leaf, after);
        break;
      case 'literal':
        add(choices.literals, next.leaf, after);
        break;
      case 'from':
      case 'to':
      case 'character':
        choices[next.is].push(after);
        break;
      case 'all':
        open.push(next.parts.reduceRight<Ahead>((rest, part) => ({ next: part, after: rest }), after));
        break;
      case 'any':
        for (const option of next.options) open.push({ next: option, after });
        break;
      case 'again':
        open.push(after, { next: next.part, after: ahead });
        break;
      default: {
        const inside = ROOMS.get(next.name);
        if (inside) open.push({ next: inside, after });
      }
    }
  }
  return choices;
}

function add<Key>(to: Map<Key, Ahead[]>, key: Key, after: Ahead): void {
  const list = to.get(key);
  if (list) list.push(after);
  else to.set(key, [after]);
}
