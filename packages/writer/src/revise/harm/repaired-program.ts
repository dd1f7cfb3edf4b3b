import { type Difference, mapLeaves, mergeRules, type Program, type Taken } from '@hotscribe/automation';
import { alignedText } from './aligned-text.ts';
import type { Harm } from './harms.ts';
import { limitedRule } from './limits.ts';
import { patchedText } from './patched-text.ts';

/** The program with what a change would have taken from it without being asked; nothing where that can't be put together. */
export function repairedProgram(
  before: Program,
  after: Program,
  harms: readonly Harm[],
  wish: string,
): Program | undefined {
  if (before.kind !== 'rules' || after.kind !== 'rules') return undefined;
  // Hours or a program that limited another trigger say nothing about this one.
  if (harms.some(({ is, difference }) => is === 'lost' && difference?.what === 'limit')) return undefined;
  const known = JSON.stringify(before);
  const ways = new Map(harms.flatMap(({ is, difference }) => (difference ? [[nameOf(difference), wayOf(is)]] : [])));
  const isDoubled = harms.some(({ is }) => is === 'doubled');
  const rules = mergeRules(before.rules, after.rules, (difference) => {
    const { is, now } = difference;
    if (isDoubled && is === 'new' && known.includes(JSON.stringify(now))) return 'old';
    return ways.get(nameOf(difference)) ?? 'new';
  });
  const limits = harms.flatMap(({ is, difference }) =>
    difference && (is === 'inverted' || is === 'forgotten-limit') ? [difference] : [],
  );
  return harms.reduce<Program | undefined>(
    (program, { is, difference }) => {
      return is === 'text' && program ? withText(program, difference, wish) : program;
    },
    { kind: 'rules', rules: rules.map((rule) => limitedRule(rule, limits)) },
  );
}

function wayOf(is: Harm['is']): Taken {
  if (is === 'text' || is === 'inverted' || is === 'forgotten-limit') return 'new';
  return is === 'replaced' || is === 'other-rule' ? 'both' : 'old';
}

function nameOf({ is, what, old, now }: Difference): string {
  return JSON.stringify([is, what, old, now]);
}

function withText(program: Program, difference: Difference | undefined, wish: string): Program | undefined {
  const { old, now } = difference ?? {};
  if (typeof old !== 'string' || typeof now !== 'string') return undefined;
  const patched = alignedText(old, now) ?? patchedText(old, wish);
  if (patched === undefined) return undefined;
  return mapLeaves(program, ({ type, value }) => (type === 'text' && value === now ? patched : value));
}
