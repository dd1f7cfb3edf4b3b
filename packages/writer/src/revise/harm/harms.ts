import { type Difference, differencesBetween, mergeRules, type Program } from '@hotscribe/automation';
import { isCutText } from './cut-text.ts';
import { doubledSteps } from './doubled-steps.ts';
import { forgottenLimits, isInverted } from './limits.ts';
import { isElsewhere, isStillThere, kindsBelow, nodesIn, shareAWord, valuesBelow } from './parts.ts';
import type { Said } from './said.ts';
import { saidParts } from './said-parts.ts';

/** Something that a change does to a program and that its owner did not ask for. */
export type Harm = {
  readonly is: 'lost' | 'replaced' | 'text' | 'narrowed' | 'inverted' | 'forgotten-limit' | 'other-rule' | 'doubled';
  readonly difference?: Difference;
};

export function harmsOf(before: Program, after: Program, said: Said): Harm[] {
  if (before.kind !== 'rules' || after.kind !== 'rules') return [];
  const harms = differencesBetween(before.rules, after.rules).flatMap((difference): Harm[] => {
    const is = harmOf(difference, before, after, said);
    return is ? [{ is, difference }] : [];
  });
  if (!said.takesAway) harms.push(...otherRules(before, after));
  for (const difference of forgottenLimits(before, after, said)) harms.push({ is: 'forgotten-limit', difference });
  const more = doubledSteps(after.rules) - doubledSteps(before.rules);
  return more > 0 && !said.repeats ? [...harms, { is: 'doubled' }] : harms;
}

function harmOf(difference: Difference, before: Program, after: Program, said: Said): Harm['is'] | undefined {
  switch (difference.is) {
    case 'lost':
      return isLost(difference, before, after, said) ? 'lost' : undefined;
    case 'replaced':
      if (isForgottenBeside(difference, said)) return 'replaced';
      if (isOtherTrigger(difference, said)) return 'lost';
      if (isCutText(difference, said)) return 'text';
      return isWronglyReplaced(difference, before, after, said) ? 'replaced' : undefined;
    default:
      if (isNarrowed(difference, said)) return 'narrowed';
      return isInverted(difference, said) ? 'inverted' : undefined;
  }
}

function isLost({ old, what }: Difference, before: Program, after: Program, said: Said): boolean {
  if (said.leaves || said.takesSomething || isTold(old, said)) return false;
  if (isElsewhere(old, after) || isStillThere(old, before, after)) return false;
  // `on weekdays` or `x 2` that is gone is a value that changed; "every day" says so without naming it.
  if (what !== 'rule' && nodesIn(old).length === 0 && !isText(old) && !said.adds) return false;
  return !isSpokenOf(old, said);
}

function isWronglyReplaced({ old, now, what }: Difference, before: Program, after: Program, said: Said): boolean {
  if (said.takesAway) return false;
  if (said.adds) {
    const isExtended = what !== 'trigger' && typeof old === 'string' && typeof now === 'string' && now.includes(old);
    return !isExtended && !isStillThere(old, before, after) && (isText(old) || nodesIn(old).length > 0);
  }
  if (what === 'trigger' || isElsewhere(old, after) || nodesIn(old).every(isLiteral)) return false;
  return !isSpokenOf(old, said) && !isSpokenOf(now, said) && !shareAWord(kindsBelow(old), kindsBelow(now));
}

// "Only in Word" says nothing about "not while Ctrl is held": both hold then.
function isForgottenBeside({ what, old, now }: Difference, said: Said): boolean {
  if (what !== 'limit' || said.everywhere || isSpokenOf(old, said) || isTold(old, said)) return false;
  return !shareAWord(kindsBelow(old), kindsBelow(now));
}

// "Quieter" is no reason to speak every hour from now on instead of on the hour, nor to forget the key.
function isOtherTrigger({ what, old, now }: Difference, said: Said): boolean {
  if (what !== 'trigger') return false;
  const [[was], [is]] = [nodesIn(old), nodesIn(now)];
  if (was?.kind === undefined || is?.kind === undefined || was.kind === is.kind) return false;
  return !isSpokenOf(old, said) && !isSpokenOf(now, said);
}

function isLiteral({ kind }: { readonly kind?: string }): boolean {
  return kind === 'text' || kind === 'number';
}

/** Steps that are gone and that the wish does not name, in plain words: the wish may still have meant them. */
export function unnamedLosses(before: Program, after: Program, said: Said): string[] {
  if (before.kind !== 'rules' || after.kind !== 'rules') return [];
  return differencesBetween(before.rules, after.rules).flatMap(({ is, what, old }) => {
    if (what !== 'step' || (is !== 'lost' && is !== 'replaced') || isElsewhere(old, after)) return [];
    return isSpokenOf(old, said) || isTold(old, said) ? [] : saidParts(old);
  });
}

function isTold(tree: unknown, said: Said): boolean {
  return saidParts(tree).some(said.tells);
}

function isText(tree: unknown): boolean {
  return Array.isArray(tree) ? tree.some(isText) : typeof tree === 'string';
}

function isSpokenOf(tree: unknown, said: Said): boolean {
  return valuesBelow(tree).some(said.names) || kindsBelow(tree).some(said.mentions);
}

// A limit that nobody spoke of keeps the rest from happening.
function isNarrowed({ is, what, now }: Difference, said: Said): boolean {
  if (is === 'new' && what === 'limit') return isUnspoken(now, said);
  const outer = is === 'wrapped' && what === 'step' ? nodesIn(now)[0] : undefined;
  return outer?.kind === 'if' && !outer.otherwise && isUnspoken(outer.condition, said);
}

function isUnspoken(condition: unknown, said: Said): boolean {
  return !isSpokenOf(condition, said) && (!said.limits || valuesBelow(condition).length === 0);
}

// Another trigger that does something else is another rule: what was there would no longer happen.
function otherRules(before: Program, after: Program): Harm[] {
  if (before.kind !== 'rules' || after.kind !== 'rules') return [];
  const harms: Harm[] = [];
  let rule: Difference | undefined;
  let [hasTrigger, hasStep] = [false, false];
  const close = () => {
    if (rule && hasTrigger && hasStep) harms.push({ is: 'other-rule', difference: rule });
    [hasTrigger, hasStep] = [false, false];
  };
  mergeRules(before.rules, after.rules, (difference) => {
    const { is, what, old } = difference;
    if (what === 'rule') {
      close();
      rule = is === 'replaced' ? difference : undefined;
    }
    if (what === 'trigger' && is === 'replaced') hasTrigger = true;
    if (what === 'step' && (is === 'replaced' || is === 'lost') && !isElsewhere(old, after)) hasStep = true;
    return 'new';
  });
  close();
  return harms;
}
