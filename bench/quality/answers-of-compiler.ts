import { compile } from '@hotscribe/compiler';
import type { Answer, Request } from './quality-types.ts';

/** What the embedded compiler answers, and how long it took. */
export function answersOfCompiler(requests: readonly Request[]): Answer[] {
  return requests.map(({ id, prompt }) => {
    const began = performance.now();
    const compilation = compile(prompt);
    const ms = performance.now() - began;
    if (compilation.kind !== 'script') return { id, kind: compilation.kind, ms };
    const { kind, script, risks } = compilation;
    return { id, kind, script, warnings: risks.map(({ message }) => message), ms };
  });
}
