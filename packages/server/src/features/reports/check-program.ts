import type { CheckedProgram } from '@hotscribe/contract';
import { isTooDeep, MOST_PROGRAM_LENGTH } from '#lib/program-bounds.ts';

type Problem = CheckedProgram['problems'][number];

const TOO_LONG = `A program can have at most ${MOST_PROGRAM_LENGTH} characters.`;
const TOO_DEEP = 'This is nested too deeply.';

/** What a program comes to, with all that is wrong and where; `canonical` is how it is kept, where nothing is. */
export async function checkProgram(text: string): Promise<CheckedProgram & { canonical: string | null }> {
  const { canonical, check, describe, emitScript, parse, print, tokensOf } = await import('@hotscribe/automation');
  if (text.length > MOST_PROGRAM_LENGTH) return failed({ message: TOO_LONG });
  if (isTooDeep(tokensOf(text).tokens)) return failed({ message: TOO_DEEP });
  const { program, problem } = parse(text);
  if (problem) return failed(problem);
  const lines = ruleLines(text);
  const problems = check(program).map(({ severity, rule, message }): Problem => {
    const place = lines[rule - 1] ?? { line: 1, column: 1 };
    return { severity, ...place, message };
  });
  if (problems.some(({ severity }) => severity === 'error')) {
    return { problems, description: [], script: null, canonical: null };
  }
  return {
    problems,
    description: describe(program),
    script: program.kind === 'rules' ? emitScript(program) : null,
    canonical: print(canonical(program)),
  };
}

function failed({ line = 1, column = 1, message }: { line?: number; column?: number; message: string }) {
  const problems: Problem[] = [{ severity: 'error', line, column, message }];
  return { problems, description: [], script: null, canonical: null };
}

/** Where each rule begins: a rule is a line, and empty lines are none. */
function ruleLines(text: string): { line: number; column: number }[] {
  return text
    .split('\n')
    .map((source, index) => ({ line: index + 1, column: source.search(/\S/) + 1 }))
    .filter(({ column }) => column > 0);
}
