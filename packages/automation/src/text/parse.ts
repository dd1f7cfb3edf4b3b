import { ANSWERS, type Program, REMAP } from '#language/program.ts';
import type { Place } from '#language/things.ts';
import { TRIGGERS } from '#language/triggers.ts';
import { type Cursor, expectWord, fail, isWord, ParseFailure, peek, type ReadMark, skip } from './cursor.ts';
import { nearestWord } from './nearest-word.ts';
import { readCondition } from './read-condition.ts';
import { readParts } from './read-parts.ts';
import { readSteps } from './read-steps.ts';
import { type Problem, tokensOf } from './tokens.ts';

export type Parsed =
  | { readonly program: Program; readonly problem?: undefined }
  | { readonly problem: Problem; readonly program?: undefined };

/** Deeper than any automation, and far from where recursion would end the process. */
const MOST_BRACES = 60;

/** The program that a text says, or where it stops making sense and what was expected there. */
export function parse(source: string, readMark: ReadMark = () => undefined): Parsed {
  const { tokens, problem } = tokensOf(source);
  if (problem) return { problem };
  const deep = tooDeep(tokens);
  if (deep) return { problem: { line: deep.line, column: deep.column, message: 'This is nested too deeply.' } };
  try {
    return { program: readProgram({ tokens, at: 0, readMark }) as Program };
  } catch (failure) {
    if (failure instanceof ParseFailure) return { problem: failure.problem };
    throw failure;
  }
}

/** The folder that a text says. */
export function parsePlace(source: string): Place | Problem {
  const { program, problem } = parse(`start: open-folder ${source}`);
  if (problem) return { ...problem, column: problem.column - 'start: open-folder '.length };
  const step = program.kind === 'rules' && program.rules[0]?.kind === 'when' ? program.rules[0].steps[0] : undefined;
  if (step?.kind === 'open-folder') return step.folder;
  return { line: 1, column: 1, message: 'Expected a folder.' };
}

function tooDeep(tokens: Cursor['tokens']) {
  let depth = 0;
  return tokens.find(({ kind, text }) => {
    if (kind === 'sign' && (text === '{' || text === '(')) depth += 1;
    if (kind === 'sign' && (text === '}' || text === ')')) depth -= 1;
    if (kind === 'break') depth = 0;
    return depth > MOST_BRACES;
  });
}

function readProgram(cursor: Cursor): unknown {
  skipBreaks(cursor);
  const { kind, text } = peek(cursor);
  if (kind === 'bare' && Object.hasOwn(ANSWERS, text)) {
    cursor.at += 1;
    const answer = readParts(cursor, ANSWERS[text as keyof typeof ANSWERS], { kind: text });
    skipBreaks(cursor);
    if (peek(cursor).kind !== 'end') fail(cursor, 'nothing more');
    return answer;
  }
  const rules: unknown[] = [];
  do {
    rules.push(readRule(cursor));
    endRule(cursor);
  } while (peek(cursor).kind !== 'end');
  return { kind: 'rules', rules };
}

function readRule(cursor: Cursor): unknown {
  if (isWord(cursor, 'remap')) {
    cursor.at += 1;
    return readParts(cursor, REMAP.remap, { kind: 'remap' });
  }
  const { kind, text } = peek(cursor);
  if (kind !== 'bare' || !Object.hasOwn(TRIGGERS, text)) {
    return fail(cursor, `a trigger such as key, abbr or every${nearestWord(text, TRIGGERS)}`);
  }
  cursor.at += 1;
  const trigger = readParts(cursor, TRIGGERS[text as keyof typeof TRIGGERS], { kind: text });
  const limit = skip(cursor, 'in') ? { in: readCondition(cursor) } : {};
  expectWord(cursor, ':');
  return { kind: 'when', trigger, ...limit, steps: readSteps(cursor) };
}

function endRule(cursor: Cursor): void {
  const { kind } = peek(cursor);
  if (kind !== 'break' && kind !== 'end') fail(cursor, 'the end of the rule');
  skipBreaks(cursor);
}

function skipBreaks(cursor: Cursor): void {
  while (peek(cursor).kind === 'break') cursor.at += 1;
}
