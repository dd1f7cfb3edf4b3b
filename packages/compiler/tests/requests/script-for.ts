import { compile } from '../../src/compile.ts';

/** The script that a request gives, or the message that says why there is none. */
export function scriptFor(request: string): string {
  const answer = compile(request);
  return answer.kind === 'script' ? answer.script : `${answer.kind}: ${answer.message}`;
}
