import type { Rule } from '#language/program.ts';
import { type Edit, editsBetween } from '../edits.ts';
import type { Difference, Take } from './difference.ts';
import { joinConditions, mergePart, mergeTrees } from './merge-trees.ts';
import { sameTree } from './trees.ts';

/** The rules with what `take` takes wherever the two programs differ. */
export function mergeRules(before: readonly Rule[], after: readonly Rule[], take: Take): Rule[] {
  const edits = pairedEdits(before, after);
  const kept = before.flatMap((rule, index) =>
    mergedRule(
      rule,
      edits.find((edit) => isFor(edit, index + 1)),
      take,
    ),
  );
  const added = edits.flatMap((edit) => {
    return edit.is === 'add' && take({ is: 'new', what: 'rule', now: edit.to }) !== 'old' ? [edit.to] : [];
  });
  return [...kept, ...added];
}

/** Every place where two programs differ. */
export function differencesBetween(before: readonly Rule[], after: readonly Rule[]): Difference[] {
  const found: Difference[] = [];
  mergeRules(before, after, (difference) => {
    if (!(difference.what === 'rule' && difference.is === 'replaced')) found.push(difference);
    return 'new';
  });
  return found;
}

// A rule that was replaced by one for the same trigger, or by one that does the same, was changed.
function pairedEdits(before: readonly Rule[], after: readonly Rule[]): Edit[] {
  const edits = editsBetween(before, after);
  return edits.reduce((paired, drop) => {
    const old = drop.is === 'drop' ? before[drop.rule - 1] : undefined;
    const add = paired.find((edit) => edit.is === 'add' && old && isAlike(old, edit.to));
    if (drop.is !== 'drop' || add?.is !== 'add') return paired;
    const change: Edit = { is: 'change', rule: drop.rule, to: add.to };
    return paired.flatMap((edit) => (edit === drop ? [change] : edit === add ? [] : [edit]));
  }, edits);
}

function isAlike(one: Rule, other: Rule): boolean {
  if (one.kind === 'remap' || other.kind === 'remap') {
    return keyOf(one) !== undefined && keyOf(one) === keyOf(other);
  }
  const kinds = (rule: typeof one) => rule.steps.map(({ kind }) => kind).join();
  return sameTree(one.trigger, other.trigger) || kinds(one) === kinds(other);
}

function keyOf(rule: Rule): string | undefined {
  if (rule.kind === 'remap') return rule.from;
  return 'key' in rule.trigger && typeof rule.trigger.key === 'string'
    ? rule.trigger.key
    : JSON.stringify(rule.trigger);
}

function isFor(edit: Edit, rule: number): boolean {
  return edit.is !== 'add' && edit.rule === rule;
}

function mergedRule(rule: Rule, edit: Edit | undefined, take: Take): Rule[] {
  if (!edit || edit.is === 'add') return [rule];
  if (edit.is === 'drop') return take({ is: 'lost', what: 'rule', old: rule }) === 'new' ? [] : [rule];
  const taken = take({ is: 'replaced', what: 'rule', old: rule, now: edit.to });
  if (taken === 'both') return [rule, edit.to];
  return [taken === 'old' ? rule : insideOf(rule, edit.to, take)];
}

function insideOf(old: Rule, now: Rule, take: Take): Rule {
  if (old.kind !== 'when' || now.kind !== 'when') {
    return mergeTrees(old, now, { what: 'trigger' }, take) as Rule;
  }
  const limit = mergePart(old.in, now.in, { what: 'limit', join: joinConditions }, take) as typeof old.in;
  return {
    kind: 'when',
    trigger: mergeTrees(old.trigger, now.trigger, { what: 'trigger' }, take) as typeof old.trigger,
    ...(limit ? { in: limit } : {}),
    steps: mergeTrees(old.steps, now.steps, { what: 'step' }, take) as typeof old.steps,
  };
}
