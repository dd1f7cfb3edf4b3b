import { editsBetween, type Program, type Rule } from '@hotscribe/automation';
import { ADD, CHANGE, DROP, END, LINE, ruleToken } from '#2-propose/expected.ts';
import { type Target, targetOf } from '#2-propose/target.ts';
import type { RevisionInput } from './revision-input.ts';

/** What the model has to write to get from one program to the other. */
export function revisionTarget(
  before: Program,
  after: Program,
  { text, elements }: RevisionInput,
  known: (token: string) => boolean,
): Target[] {
  if (before.kind !== 'rules' || after.kind !== 'rules') return targetOf(after, text, elements, known);
  const written = (rule: Rule) =>
    targetOf({ kind: 'rules', rules: [rule] }, text, elements, known).filter((token) => token !== END);
  const lines = editsBetween(before.rules, after.rules).map((edit): Target[] => {
    if (edit.is === 'drop') return [DROP, ruleToken(edit.rule)];
    return edit.is === 'add' ? [ADD, ...written(edit.to)] : [CHANGE, ruleToken(edit.rule), ...written(edit.to)];
  });
  return [...lines.flatMap((line, index) => (index > 0 ? [LINE, ...line] : line)), END];
}
