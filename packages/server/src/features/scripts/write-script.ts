import type { GeneratedScript } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';
import type { ModelWriter } from '#llm/model-writer.ts';
import type { EmbeddedDraft, EmbeddedWriter } from './embedded-writer.ts';
import { examineScript } from './examine-script.ts';

export type WriteRequest = { userId: string; description: string; hangUp: AbortSignal };
export type WrittenScript = GeneratedScript;

export type WriterDeps = {
  embedded: EmbeddedWriter;
  model: ModelWriter | undefined;
  /** Whether this user may cost us a call of the model now; they get an answer either way. */
  mayAskModel: (userId: string) => Promise<boolean>;
};

/** One pipeline, whoever writes: screen, write, check, report; the embedded writer is the answer of last resort. */
export async function writeScript(deps: WriterDeps, request: WriteRequest): Promise<WrittenScript> {
  const embedded = deps.embedded(request.description);
  if (!deps.model || embedded.kind === 'refused') return embeddedAnswer(embedded, null);
  if (!(await deps.mayAskModel(request.userId))) return embeddedAnswer(embedded, NOTES.often);
  return modelAnswer(deps.model, embedded, request);
}

const NOTES = {
  often: 'You asked for many scripts in a short time, so the built-in writer made this one.',
  failed: 'The language model did not answer, so the built-in writer made this script.',
  'too-slow': 'The language model took too long, so the built-in writer made this script.',
  'no-script': 'The language model gave no script that works, so the built-in writer made this one.',
  danger: "The language model's script could do harm, so the built-in writer made this one.",
  declined: 'The language model declined, so the built-in writer made this script.',
} as const;

async function modelAnswer(
  model: ModelWriter,
  embedded: EmbeddedDraft,
  { description, hangUp }: WriteRequest,
): Promise<WrittenScript> {
  const draft = await model(description, hangUp);
  switch (draft.kind) {
    case 'script': {
      const { danger, ...examined } = examineScript(draft.script);
      if (danger) return embeddedAnswer(embedded, NOTES.danger);
      return written(examined, {
        assumptions: draft.assumptions,
        unused: [],
        writer: 'model',
        note: null,
        repairs: draft.repairs,
      });
    }
    case 'failed':
      return embeddedAnswer(embedded, draft.trouble === 'too-slow' ? NOTES['too-slow'] : NOTES.failed);
    case 'no-script':
      return embeddedAnswer(embedded, NOTES['no-script']);
    default:
      if (embedded.kind === 'script') return embeddedAnswer(embedded, NOTES.declined);
      throw noScript({ ...draft, suggestions: embedded.suggestions });
  }
}

function embeddedAnswer(draft: EmbeddedDraft, note: string | null): WrittenScript {
  if (draft.kind !== 'script') throw noScript(draft);
  const { assumptions, unused } = draft;
  return written(draft.examined, {
    assumptions: [...assumptions],
    unused: [...unused],
    writer: 'embedded',
    note,
    repairs: 0,
  });
}

type About = Pick<GeneratedScript, 'assumptions' | 'unused' | 'writer' | 'note'> & { repairs: number };
type ExaminedScript = Omit<ReturnType<typeof examineScript>, 'danger'>;

function written(examined: ExaminedScript, { repairs, ...about }: About): WrittenScript {
  const { script, explanation, warnings, loads, findings } = examined;
  return { script, explanation, warnings, ...about, checks: { loads, repairs, findings } };
}

function noScript({ kind, message, suggestions }: Exclude<EmbeddedDraft, { kind: 'script' }>): DomainError {
  return new DomainError(kind, { kind, message, suggestions: [...suggestions] });
}
