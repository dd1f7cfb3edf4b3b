import { MARK_KINDS } from '@hotscribe/automation';
import type { Element } from './elements.ts';
import { END, type LeafType } from './expected.ts';
import { literalIn } from './literal-token.ts';
import type { Network, Scores } from './network.ts';
import { BEGINNING, type Choices, choicesAt, type Place } from './walk.ts';
import type { Written } from './written-program.ts';

/** A whole program that the model wrote, and how likely it found it. */
export type Proposal = {
  readonly tokens: readonly Written[];
  readonly logProbability: number;
  /** The log-probability of each token. */
  readonly scores: readonly number[];
};

type Beginning = {
  readonly tokens: readonly Written[];
  readonly place: Place;
  readonly score: number;
  /** The log-probability of each token. */
  readonly steps: readonly number[];
  /** The last token as the network counts it. */
  readonly id: number;
  /** Which of the beginnings before this one it continues. */
  readonly from: number;
  /** Where the text that is being pointed out begins. */
  readonly textFrom: number;
};

type Limits = {
  /** Where what is written begins: a program, unless another place is given. */
  readonly beginning?: Place;
  /** How many programs are followed at once, asked before each token. */
  readonly width: () => number;
  readonly mostTokens: number;
  /** Asked before each token. Until one program is finished, the search goes on: half a program is no answer. */
  readonly isOver: () => boolean;
};

/** The most likely programs for a request, best first, among those that the grammar allows. */
export async function beamSearch(
  network: Network,
  elements: readonly Element[],
  { beginning = BEGINNING, width: widthNow, mostTokens, isOver }: Limits,
): Promise<Proposal[]> {
  const { ids, places } = network.pieces(elements);
  const seen = elements.slice(0, places.length);
  const vocabulary = vocabularyIndex(network.tokens);
  const read = await network.read(ids);
  const finished: Proposal[] = [];
  let beginnings: Beginning[] = [{ tokens: [], place: beginning, score: 0, steps: [], id: -1, from: 0, textFrom: -1 }];
  const most = widthNow();
  for (let length = 0; length < mostTokens && beginnings.length > 0; length += 1) {
    if (finished.length > 0 && isOver()) break;
    const width = widthNow();
    const scores = await read.next(
      beginnings.map(({ id }) => id),
      beginnings.map(({ from }) => from),
    );
    const next = beginnings
      .flatMap((beginning, row) => continuations(beginning, row, scores, vocabulary, seen, places, width))
      .sort((a, b) => b.score - a.score)
      .slice(0, width);
    for (const { tokens, score, steps } of next.filter((each) => each.tokens.at(-1) === END)) {
      finished.push({ tokens, logProbability: score, scores: steps });
    }
    beginnings = next.filter(({ tokens }) => tokens.at(-1) !== END);
    // Nothing that goes on can become more likely than it is now.
    const worst =
      finished.length >= width
        ? finished.toSorted((a, b) => b.logProbability - a.logProbability)[width - 1]
        : undefined;
    if (worst && beginnings.every(({ score }) => score <= worst.logProbability)) break;
  }
  return finished.toSorted((a, b) => b.logProbability - a.logProbability).slice(0, most);
}

type VocabularyIndex = {
  readonly idOf: ReadonlyMap<string, number>;
  readonly size: number;
  readonly literals: ReadonlyMap<LeafType, readonly [token: string, id: number][]>;
  readonly characters: readonly [token: string, id: number][];
};

const indexes = new WeakMap<readonly string[], VocabularyIndex>();

function vocabularyIndex(tokens: readonly string[]): VocabularyIndex {
  const known = indexes.get(tokens);
  if (known) return known;
  const literals = new Map<LeafType, [string, number][]>();
  const characters: [string, number][] = [];
  for (const [id, token] of tokens.entries()) {
    const leaf = literalIn(token)?.leaf;
    if (token.startsWith("'")) characters.push([token, id]);
    else if (leaf) literals.set(leaf, [...(literals.get(leaf) ?? []), [token, id]]);
  }
  const index = { idOf: new Map(tokens.map((token, id) => [token, id])), size: tokens.length, literals, characters };
  indexes.set(tokens, index);
  return index;
}

/** The best ways to go on with one beginning. */
function continuations(
  beginning: Beginning,
  row: number,
  scores: Scores,
  vocabulary: VocabularyIndex,
  elements: readonly Element[],
  places: readonly number[],
  most: number,
): Beginning[] {
  const at = row * scores.width;
  const found: Beginning[] = [];
  const choices = choicesAt(beginning.place);
  const offer = (token: Written, id: number, place: Place, score: number, textFrom = -1) => {
    if (found.length >= most && score <= (found.at(-1)?.score ?? 0)) return;
    const steps = [...beginning.steps, score - beginning.score];
    found.push({ tokens: [...beginning.tokens, token], place, score, steps, id, from: row, textFrom });
    found.sort((a, b) => b.score - a.score);
    if (found.length > most) found.pop();
  };
  const scoreOf = (id: number) => beginning.score + (scores.data[at + id] ?? Number.NEGATIVE_INFINITY);
  for (const [word, place] of choices.words) {
    const id = vocabulary.idOf.get(word);
    if (id !== undefined) offer(word, id, place, scoreOf(id));
  }
  for (const [leaf, place] of choices.literals) {
    for (const [token, id] of vocabulary.literals.get(leaf) ?? []) offer(token, id, place, scoreOf(id));
  }
  if (choices.character.length > 0) {
    for (const [token, id] of vocabulary.characters) offer(token, id, choices.character, scoreOf(id));
  }
  offerMarks(choices, elements, (index, place, together) => {
    const ids = together.map((each) => vocabulary.size + (places[each] ?? 0));
    offer(index, ids[0] ?? 0, place, logSum(ids.map(scoreOf)));
  });
  for (const [index, element] of elements.entries()) {
    if (element.is !== 'word') continue;
    const id = vocabulary.size + (places[index] ?? 0);
    if (choices.from.length > 0) offer(index, id, choices.from, scoreOf(id), index);
    if (choices.to.length > 0 && index >= beginning.textFrom) offer(index, id, choices.to, scoreOf(id));
  }
  return found;
}

/** Marks with the same value are one choice: the model may point to any of them. */
function offerMarks(
  choices: Choices,
  elements: readonly Element[],
  offer: (index: number, place: Place, together: readonly number[]) => void,
): void {
  if (choices.marks.size === 0) return;
  const groups = new Map<string, number[]>();
  for (const [index, element] of elements.entries()) {
    if (element.is !== 'mark') continue;
    const name = `${MARK_KINDS[element.kind]} ${element.value}`;
    const group = groups.get(name);
    if (group) group.push(index);
    else groups.set(name, [index]);
  }
  for (const group of groups.values()) {
    const first = group[0] ?? 0;
    const element = elements[first];
    const place = element?.is === 'mark' ? choices.marks.get(MARK_KINDS[element.kind]) : undefined;
    if (place) offer(first, place, group);
  }
}

function logSum(values: readonly number[]): number {
  const best = Math.max(...values);
  return best + Math.log(values.reduce((sum, value) => sum + Math.exp(value - best), 0));
}
