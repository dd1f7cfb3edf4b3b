import type { Change } from './changes.ts';
import type { Chance } from './random.ts';

const NAMES_ONE = /\{(?:old|does|key)\}/;

/** The change as somebody says it: a way of saying that has everything it needs. */
export function wishFor({ slots }: Change, templates: readonly string[], chance: Chance): string | undefined {
  const fitting = templates.filter((template) => {
    const needed = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    if (needed.some((name) => slots[name] === undefined)) return false;
    return !slots.mustName || NAMES_ONE.test(template);
  });
  const template = chance.pick(fitting);
  if (template === undefined) return undefined;
  // A question that no template says cannot be known.
  if (slots.question !== undefined && !template.includes('{question}')) return undefined;
  return dressed(
    template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? ''),
    chance,
  );
}

// Most templates are written without capitals and periods; some people use them.
function dressed(wish: string, chance: Chance): string {
  const begun = chance.is(0.3) ? wish.charAt(0).toUpperCase() + wish.slice(1) : wish;
  return chance.is(0.25) && /[\p{L}\p{N}”"]$/u.test(begun) ? `${begun}.` : begun;
}
