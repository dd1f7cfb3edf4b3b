import {
  CAPABILITIES,
  check,
  type Explanation,
  explanationText,
  factsOf,
  type HighlightSpan,
  highlight,
  parse,
} from '@hotscribe/ahk';
import { type Compilation, compile } from '@hotscribe/compiler';
import type { GeneratedScript, NoScriptKind } from '@hotscribe/contract';

/** What the writer says to a request, ready to be shown. */
export type LiveAnswer =
  | { kind: 'script'; generated: GeneratedScript; spans: readonly HighlightSpan[] }
  | { kind: NoScriptKind; message: string; suggestions: readonly string[] };

/** The same answer that the server gives where no language model is in front of its compiler. */
export function answerRequest(description: string): LiveAnswer {
  const compilation = compile(description);
  if (compilation.kind !== 'script') {
    const suggestions = 'suggestions' in compilation ? compilation.suggestions : [];
    return { kind: compilation.kind, message: compilation.message, suggestions };
  }
  const danger = compilation.risks.find(({ severity }) => severity === 'danger');
  if (danger) return { kind: 'refused', message: `This cannot be made here. ${danger.message}`, suggestions: [] };
  return { kind: 'script', generated: generatedFrom(compilation), spans: highlight(compilation.script) };
}

function generatedFrom(compilation: Extract<Compilation, { kind: 'script' }>): GeneratedScript {
  const { script, explanation, risks, assumptions, unused } = compilation;
  const findings = check(script).map(({ code, severity, range, message }) => ({
    code,
    severity,
    line: range.start.line,
    message,
  }));
  return {
    script,
    explanation: { text: explanationText(explanation), lines: linesOf(explanation), stop: explanation.stop },
    assumptions: [...assumptions],
    unused: [...unused],
    warnings: [
      ...risks.map(({ code, severity, message }) => ({ kind: 'risk' as const, code, severity, message })),
      ...factsOf(parse(script).tree).capabilities.map(({ capability }) => ({
        kind: 'capability' as const,
        code: capability,
        message: CAPABILITIES[capability],
      })),
    ],
    writer: 'embedded',
    note: null,
    checks: { loads: true, repairs: 0, findings },
  };
}

function linesOf({ lines }: Explanation): GeneratedScript['explanation']['lines'] {
  return lines.map(({ when, keys, context, does, sentence }) => ({ when, keys, context, does, sentence }));
}
