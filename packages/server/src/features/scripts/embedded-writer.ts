import { type Compilation, compile } from '@hotscribe/compiler';
import type { NoScriptKind } from '@hotscribe/contract';
import { type Examined, examineScript } from './examine-script.ts';

export type EmbeddedDraft =
  | { kind: 'script'; examined: Examined; assumptions: readonly string[]; unused: readonly string[] }
  | { kind: NoScriptKind; message: string; suggestions: readonly string[] };

export type EmbeddedWriter = (description: string) => EmbeddedDraft;

const REMEMBERED = 500;

/** The compiler as a writer. The same words always give the same script, so what was asked lately is remembered. */
export function embeddedWriter(): EmbeddedWriter {
  const remembered = new Map<string, EmbeddedDraft>();
  return (description) => {
    const known = remembered.get(description);
    const draft = known ?? draftOf(compile(description));
    remembered.delete(description);
    remembered.set(description, draft);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return draft;
  };
}

/** What the compiler made, examined like the work of any other writer. */
export function draftOf(compilation: Compilation): EmbeddedDraft {
  if (compilation.kind !== 'script') {
    const suggestions = 'suggestions' in compilation ? compilation.suggestions : [];
    return { kind: compilation.kind, message: compilation.message, suggestions };
  }
  const { script, assumptions, unused } = compilation;
  const examined = examineScript(script);
  // The words of a request can hide what its script does; the script itself cannot.
  if (examined.danger) {
    return { kind: 'refused', message: `This cannot be made here. ${examined.danger}`, suggestions: [] };
  }
  return { kind: 'script', examined, assumptions, unused };
}
