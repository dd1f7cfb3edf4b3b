import type { Entity } from '#ir/entity.ts';

const BEFORE =
  /\b(?:instead of|rather than|same as|like in|already|not|without|(?<!er |more |less )than|at the moment it'?s|now it'?s|usually|not the|unlike)\s+(?:the |a |my |using |pressing |with )*$/i;

/** "instead of alt+tab", "(same as ctrl+. in Excel)": named, but not to be used. */
export function isAside({ start }: Entity, text: string): boolean {
  return BEFORE.test(text.slice(Math.max(0, start - 35), start));
}
