import { compile } from '@hotscribe/compiler';

const RECIPES = 3;
const PARTS_TRIED = 8;
const LONGEST_RECIPE = 3000;

/**
 * Scripts for what is most like the request: what the compiler makes of the whole of it, of its parts, and of what it
 * takes to be near. Each of them loads, so a model that copies from them copies no mistakes.
 */
export function similarRecipes(description: string): string[] {
  const whole = compile(description);
  const near = 'suggestions' in whole ? whole.suggestions : [];
  const parts = [...partsOf(description), ...near].slice(0, PARTS_TRIED);
  const scripts = [whole, ...parts.map((part) => compile(part))].flatMap((made) =>
    made.kind === 'script' && made.script.length <= LONGEST_RECIPE ? [made.script] : [],
  );
  return [...new Set(scripts)].slice(0, RECIPES);
}

function partsOf(description: string): string[] {
  const parts = description
    .split(/[.;\n]+|,?\s+\b(?:and then|then|and|also|but)\b\s+/i)
    .map((part) => part.trim())
    .filter((part) => part.includes(' '));
  return parts.length > 1 ? parts : [];
}
