import { check, type Explanation, explain, factsOf, parse, type Risk } from '@hotscribe/ahk';

export type CheckedScript = { readonly explanation: Explanation; readonly risks: readonly Risk[] };

/** What a script does and what is risky about it, told from its text; nothing where AutoHotkey would not load it. */
export function checkedScript(script: string): CheckedScript | undefined {
  const problems = check(script).filter(({ source, severity }) => source === 'loader' && severity !== 'hint');
  if (problems.length > 0) return undefined;
  const facts = factsOf(parse(script).tree);
  return { explanation: explain(facts), risks: facts.risks };
}
