import type { GeneratedScript } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';
import type { ModelWriter } from '#llm/model-writer.ts';
import type { EmbeddedDraft, EmbeddedWriter } from './embedded-writer.ts';
import { examineScript } from './examine-script.ts';

export type WriteRequest = { userId: string; description: string; hangUp: AbortSignal };
export type WrittenScript = GeneratedScript;

export type ModelInFront = {
  write: ModelWriter;
  /** What to say to a request that does harm; undefined where it does none. */
  refusedBecause: (description: string) => string | undefined;
  /** Whether this user may cost us a call of the model now; they get an answer either way. */
  mayAsk: (userId: string) => Promise<boolean>;
};

export type WriterDeps = { embedded: EmbeddedWriter; model: ModelInFront | undefined };

/** One pipeline, whoever writes: screen, write, check, report; the embedded writer is the answer of last resort. */
export async function writeScript({ embedded, model }: WriterDeps, request: WriteRequest): Promise<WrittenScript> {
  if (!model) return embeddedAnswer(await embedded(request.description), null);
  const message = model.refusedBecause(request.description);
  if (message !== undefined) throw noScript({ kind: 'refused', message, suggestions: [] });
  // Begun now: a user who has waited for a model that fails has no patience left for another writer.
  const draft = embedded(request.description);
  draft.catch(() => {});
  if (!(await model.mayAsk(request.userId))) return embeddedAnswer(await draft, NOTES.often);
  return modelAnswer(model.write, draft, request);
}

/** What the embedded writer answers, whether or not a model is configured. */
export async function writeEmbedded({ embedded }: Pick<WriterDeps, 'embedded'>, description: string) {
  return embeddedAnswer(await embedded(description), null);
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
  embedded: Promise<EmbeddedDraft>,
  { description, hangUp }: WriteRequest,
): Promise<WrittenScript> {
  const draft = await model(description, hangUp);
  switch (draft.kind) {
    case 'script': {
      const { danger, ...examined } = examineScript(draft.script);
      if (danger) return embeddedAnswer(await embedded, NOTES.danger);
      await refuseWith(embedded);
      return written(examined, {
        state: examined.loads ? 'sure' : 'check',
        points: [],
        assumptions: draft.assumptions,
        unused: [],
        understood: [],
        writer: 'model',
        note: null,
        repairs: draft.repairs,
      });
    }
    case 'failed':
      return embeddedAnswer(await embedded, draft.trouble === 'too-slow' ? NOTES['too-slow'] : NOTES.failed);
    case 'no-script':
      return embeddedAnswer(await embedded, NOTES['no-script']);
    default: {
      const own = await embedded.catch(() => undefined);
      if (own?.kind === 'script') return embeddedAnswer(own, NOTES.declined);
      throw noScript({ ...draft, suggestions: own?.suggestions ?? [] });
    }
  }
}

// What the embedded writer refuses is refused, however willing the model was; one that is busy has no say.
async function refuseWith(embedded: Promise<EmbeddedDraft>): Promise<void> {
  const own = await embedded.catch(() => undefined);
  if (own?.kind === 'refused') throw noScript(own);
}

function embeddedAnswer(draft: EmbeddedDraft, note: string | null): WrittenScript {
  if (draft.kind !== 'script') throw noScript(draft);
  const { examined, state, points, unused, understood } = draft;
  return written(examined, {
    state,
    points,
    assumptions: [],
    unused,
    understood,
    writer: 'embedded',
    note,
    repairs: 0,
  });
}

type About = Omit<GeneratedScript, 'script' | 'explanation' | 'warnings' | 'checks'> & { repairs: number };
type ExaminedScript = Omit<ReturnType<typeof examineScript>, 'danger'>;

function written(examined: ExaminedScript, { repairs, ...about }: About): WrittenScript {
  const { script, explanation, warnings, loads, findings } = examined;
  return { script, explanation, warnings, ...about, checks: { loads, repairs, findings } };
}

function noScript({ kind, message, suggestions }: Exclude<EmbeddedDraft, { kind: 'script' }>): DomainError {
  return new DomainError(kind, { kind, message, suggestions: [...suggestions] });
}
