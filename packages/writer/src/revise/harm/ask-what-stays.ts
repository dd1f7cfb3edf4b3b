import { describe, type Program, print, type Rule, sayEdits } from '@hotscribe/automation';

/** So many rules are told; a question that is longer than the script is not read. */
const MOST_RULES = 2;

/** What to say in place of a change that takes away what nobody spoke of. */
export function askWhatStays(before: Program, after: Program): string {
  const changes = sayEdits(before, after)
    .slice(0, MOST_RULES)
    .map((edit) => edit.replace(/^Now: /, ''))
    .join(' ');
  const earlier = rulesOf(before)
    .filter((rule) => !rulesOf(after).some((kept) => sayRule(kept) === sayRule(rule)))
    .slice(0, MOST_RULES)
    .map((rule) => describe({ kind: 'rules', rules: [rule] })[0] ?? '')
    .join(' ');
  return `We haven’t changed anything yet, because something you didn’t mention would be lost. This is how we understood you: ${changes} Before the change: ${earlier} Tell us what should stay and what should be different.`;
}

function rulesOf(program: Program): readonly Rule[] {
  return program.kind === 'rules' ? program.rules : [];
}

function sayRule(rule: Rule): string {
  return print({ kind: 'rules', rules: [rule] });
}
