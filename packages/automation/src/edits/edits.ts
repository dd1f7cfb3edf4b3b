import type { Program, Rule } from '#language/program.ts';
import { canonical } from '#text/canonical/canonical.ts';
import { print } from '#text/print.ts';

/** One change of a program; rules are counted from 1, as they were before anything changed. */
export type Edit =
  | { readonly is: 'change'; readonly rule: number; readonly to: Rule }
  | { readonly is: 'drop'; readonly rule: number }
  | { readonly is: 'add'; readonly to: Rule };

/** The program with the edits applied. What no edit names stays as it is. */
export function withEdits(rules: readonly Rule[], edits: readonly Edit[]): Program {
  const kept = rules.flatMap((rule, index) => {
    const own = edits.filter((edit) => edit.is !== 'add' && edit.rule === index + 1);
    if (own.some(({ is }) => is === 'drop')) return [];
    const changed = own.findLast((edit) => edit.is === 'change');
    return [changed?.is === 'change' ? changed.to : rule];
  });
  const added = edits.flatMap((edit) => (edit.is === 'add' ? [edit.to] : []));
  return canonical({ kind: 'rules', rules: [...kept, ...added] });
}

/** Alike enough to be the same rule, changed. */
const LEAST_ALIKE = 0.4;

/** The edits that lead from one program to another: what stays is not named. */
export function editsBetween(before: readonly Rule[], after: readonly Rule[]): Edit[] {
  const lines = before.map(lineOf);
  const left = after.map((rule) => ({ rule, line: lineOf(rule) }));
  const gone = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    const same = left.findIndex((each) => each.line === line);
    if (same >= 0) left.splice(same, 1);
    else gone.set(index, line);
  }
  const edits: Edit[] = [];
  const pairs = [...gone].flatMap(([index, line]) =>
    left.map((each) => ({ index, each, alike: alikeness(line, each.line) })),
  );
  for (const { index, each, alike } of pairs.sort((a, b) => b.alike - a.alike)) {
    if (alike < LEAST_ALIKE) break;
    if (!gone.has(index) || !left.includes(each)) continue;
    gone.delete(index);
    left.splice(left.indexOf(each), 1);
    edits.push({ is: 'change', rule: index + 1, to: each.rule });
  }
  for (const index of gone.keys()) edits.push({ is: 'drop', rule: index + 1 });
  edits.sort((a, b) => (a.is === 'add' ? 0 : a.rule) - (b.is === 'add' ? 0 : b.rule));
  return [...edits, ...left.map(({ rule }): Edit => ({ is: 'add', to: rule }))];
}

function lineOf(rule: Rule): string {
  return print({ kind: 'rules', rules: [rule] });
}

function alikeness(one: string, other: string): number {
  const a = new Set(one.split(/[ :;]+/));
  const b = new Set(other.split(/[ :;]+/));
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size);
}
