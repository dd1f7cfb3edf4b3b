import { check } from './check/check.ts';
import { describe } from './describe/describe.ts';
import { emitScript } from './emit/emit-script.ts';
import { parse } from './text/parse.ts';

/** All there is to say about the text of a program. */
export type Answer = {
  readonly kind: 'script' | 'unclear' | 'out-of-scope' | 'refused' | 'invalid';
  readonly script: string;
  /** What is wrong: then there is no script. */
  readonly problems: readonly string[];
  /** What works, but that a person should know. */
  readonly warnings: readonly string[];
  readonly description: readonly string[];
};

const KIND = { rules: 'script', ask: 'unclear', decline: 'out-of-scope', refuse: 'refused' } as const;

/** Parses, checks, describes and emits the text of a program. */
export function answer(text: string): Answer {
  const nothing = { script: '', problems: [], warnings: [], description: [] };
  const { program, problem } = parse(text);
  if (problem)
    return { ...nothing, kind: 'invalid', problems: [`${problem.line}:${problem.column}: ${problem.message}`] };
  const findings = check(program);
  const told = (severity: 'error' | 'warning') =>
    findings.filter((each) => each.severity === severity).map(({ rule, message }) => `Rule ${rule}: ${message}`);
  const problems = told('error');
  const described = { ...nothing, warnings: told('warning'), description: describe(program) };
  if (problems.length > 0) return { ...described, kind: 'invalid', problems };
  const script = program.kind === 'rules' ? emitScript(program) : '';
  return { ...described, kind: KIND[program.kind], script };
}
