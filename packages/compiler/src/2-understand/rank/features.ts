import type { Reading } from '#ir/entity.ts';
import { FILLER_WORDS } from '#knowledge/filler-words.ts';
import { conceptsIn } from './concepts.ts';
import { stemsOf } from './stems.ts';

export const BUCKETS = 1 << 16;

const LETTERS = 4;

/** What the ranker sees of a request: its words, pairs of words and pieces of words, hashed; values only by their kind. */
export function featuresOf(reading: Reading): ReadonlyMap<number, number> {
  const words = wordsOf(reading);
  const telling = words.filter((word) => !FILLER_WORDS.has(word));
  const features = new Map<number, number>();
  const add = (name: string, weight: number) => {
    const bucket = bucketOf(name);
    features.set(bucket, Math.max(features.get(bucket) ?? 0, weight));
  };
  telling.forEach((word, index) => {
    const isValue = word.startsWith('<');
    add(nameOf(word), isValue ? 0.6 : 1);
    add(`p ${telling[index - 1] ?? ''} ${word}`, 0.7);
    if (!isValue) for (const piece of piecesOf(word)) add(`c ${piece}`, 0.35);
  });
  // Small words matter beside their neighbours: "in front of", "on top", "turn off".
  words.forEach((word, index) => {
    if (index > 0 && (FILLER_WORDS.has(word) || FILLER_WORDS.has(words[index - 1] ?? ''))) {
      add(`p ${words[index - 1]} ${word}`, 0.3);
    }
  });
  const concepts = conceptsIn(words);
  concepts.forEach((concept, index) => {
    add(`s ${concept}`, 1);
    if (index > 0) add(`sp ${concepts[index - 1]} ${concept}`, 0.6);
  });
  return normalised(features);
}

/** The words in lower case and without their endings; what has a value of its own stands as its kind, such as `<hotkey>`. */
export function wordsOf({ text, entities }: Reading): string[] {
  const words: string[] = [];
  let from = 0;
  for (const entity of entities) {
    words.push(...stemsOf(text.slice(from, entity.start)), `<${entity.kind}>`);
    // Which key or program it is matters too: "caps lock" is asked about in its own ways.
    words.push(...stemsOf(text.slice(entity.start, entity.end)).map((word) => `<${word}>`));
    from = entity.end;
  }
  return [...words, ...stemsOf(text.slice(from))];
}

/** The feature that a word without its ending is by itself. */
export function wordFeature(word: string): number {
  return bucketOf(nameOf(word));
}

function nameOf(word: string): string {
  return `w ${word}`;
}

function bucketOf(name: string): number {
  return hash(name) & (BUCKETS - 1);
}

function piecesOf(word: string): string[] {
  const padded = `^${word}$`;
  return Array.from({ length: Math.max(1, padded.length - LETTERS + 1) }, (_, index) =>
    padded.slice(index, index + LETTERS),
  );
}

function normalised(features: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return new Map([...features].map(([bucket, weight]) => [bucket, weight / length]));
}

// FNV-1a: the same in every runtime, which the committed weights depend on.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
