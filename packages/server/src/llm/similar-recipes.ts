import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, parse } from '@hotscribe/automation';

type Recipe = { script: string; words: ReadonlySet<string> };
type Recipes = { all: readonly Recipe[]; weightOf: (word: string) => number };

const SAMPLES = join(import.meta.dirname, '../../../automation/samples');
const RECIPES = 3;
const LONGEST_RECIPE = 3000;

let loading: Promise<Recipes> | undefined;

/**
 * Scripts for what is most like the request, by the words that they share; a word that few samples have counts for
 * more. All of them were run in the real AutoHotkey, so a model that copies from them copies no mistakes.
 */
export async function similarRecipes(description: string): Promise<string[]> {
  loading ??= loadRecipes();
  const { all, weightOf } = await loading;
  const asked = wordsOf(description);
  return all
    .map(({ script, words }) => ({ script, score: overlap(asked, words, weightOf) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, RECIPES)
    .map(({ script }) => script);
}

async function loadRecipes(): Promise<Recipes> {
  const entries = await readdir(SAMPLES, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = await Promise.all(names.sort().map(readRecipe));
  const all = read.filter(({ script }) => script.length <= LONGEST_RECIPE);
  const uses = new Map<string, number>();
  for (const { words } of all) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  return { all, weightOf: (word) => Math.log((all.length + 1) / (uses.get(word) ?? 1)) };
}

async function readRecipe(name: string): Promise<Recipe> {
  const read = (file: string) => readFile(join(SAMPLES, name, file), 'utf8');
  const [text, script] = await Promise.all([read('program.txt'), read('script.ahk')]);
  const { program } = parse(text);
  const told = program ? describe(program).join(' ') : '';
  return { script: script.replaceAll('\r\n', '\n'), words: wordsOf(`${name} ${told}`) };
}

// Divided by the length, or the longest samples would be like everything.
function overlap(asked: ReadonlySet<string>, words: ReadonlySet<string>, weightOf: Recipes['weightOf']): number {
  let shared = 0;
  for (const word of asked) if (words.has(word)) shared += weightOf(word);
  return shared / Math.sqrt(words.size);
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 2).map(stem));
}

// “mute”, “mutes”, “muted” and “muting” are one word here.
function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ing|ed|es|e|s)$/, '') : word;
}
