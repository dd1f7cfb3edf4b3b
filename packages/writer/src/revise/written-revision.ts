import { canonical, type Edit, type Program, parse, type Rule, withEdits } from '@hotscribe/automation';
import { ADD, CHANGE, DROP, END, LINE, ruleNumber } from '#2-propose/expected.ts';
import { type Written, writtenProgram } from '#2-propose/written-program.ts';
import type { RevisionInput } from './revision-input.ts';

/** The program that a revision leads to; nothing where it cannot be read. */
export function revisedProgram(
  before: Program,
  tokens: readonly Written[],
  { text, elements }: RevisionInput,
): Program | undefined {
  if (before.kind !== 'rules') return undefined;
  const first = tokens[0];
  if (first !== ADD && first !== CHANGE && first !== DROP) {
    return parse(writtenProgram(tokens, text, elements)).program;
  }
  const edits: Edit[] = [];
  for (const line of linesOf(tokens)) {
    const edit = editOf(line, (rule) => parse(writtenProgram(rule, text, elements)).program);
    if (!edit || (edit.is !== 'add' && edit.rule > before.rules.length)) return undefined;
    edits.push(edit);
  }
  const after = withEdits(before.rules, edits);
  return after.kind === 'rules' && after.rules.length > 0 ? canonical(after) : undefined;
}

function editOf(
  [is, ...rest]: readonly Written[],
  readRule: (tokens: readonly Written[]) => Program | undefined,
): Edit | undefined {
  if (is === DROP) return { is: 'drop', rule: numberOf(rest[0]) };
  const rule = onlyRule(readRule(is === CHANGE ? rest.slice(1) : rest));
  if (!rule) return undefined;
  return is === CHANGE ? { is: 'change', rule: numberOf(rest[0]), to: rule } : { is: 'add', to: rule };
}

function onlyRule(program: Program | undefined): Rule | undefined {
  return program?.kind === 'rules' ? program.rules[0] : undefined;
}

function numberOf(token: Written | undefined): number {
  return typeof token === 'string' ? ruleNumber(token) : 0;
}

function linesOf(tokens: readonly Written[]): Written[][] {
  const lines: Written[][] = [[]];
  for (const token of tokens) {
    if (token === END) break;
    if (token === LINE) lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines;
}
