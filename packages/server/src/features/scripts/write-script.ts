import { setTimeout } from 'node:timers/promises';
import type { GeneratedScript } from '@hotscribe/contract';
import type { Named } from '@hotscribe/writer/pool';
import { DomainError } from '#lib/domain-error.ts';
import type { Stage } from '#llm/draft-script.ts';
import type { ModelWriter } from '#llm/model-writer.ts';
import type { EmbeddedDraft, EmbeddedWriter } from './embedded-writer.ts';
import { type Examined, examine } from './examine-script.ts';
import { forgottenIn, forgottenPoint } from './forgotten.ts';

export type WriteRequest = {
  userId: string;
  description: string;
  abortSignal: AbortSignal;
  onStage?: (stage: Stage) => void;
};
export type WrittenScript = GeneratedScript;

export type ModelInFront = {
  write: ModelWriter;
  /** What to say to a request that does harm; undefined where it does none. */
  refusedBecause: (description: string) => string | undefined;
  /** The keys, texts, times and numbers that a text names. */
  namedIn: (text: string) => Named[];
  /** Whether this user may cost us a call of the model now; they get an answer either way. */
  mayAsk: (userId: string) => Promise<boolean>;
};

export type WriterDeps = { embedded: EmbeddedWriter; model: ModelInFront | undefined };

/** More than three things nobody looks at. */
export const MOST_POINTS = 3;

/** The model is not kept waiting for a draft longer than this. */
const DRAFT_PATIENCE_MS = 500;

/** One pipeline, whoever writes: screen, write, check, report; the embedded writer is the answer of last resort. */
export async function writeScript({ embedded, model }: WriterDeps, request: WriteRequest): Promise<WrittenScript> {
  if (!model) return embeddedAnswer(await embedded(request.description), null);
  // Rules refuse before the model is asked; a guess of the embedded writer never does.
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
  often: 'You asked for a lot of scripts in a short time, so the built-in writer wrote this one.',
  failed: 'The language model didn’t respond, so the built-in writer wrote this script.',
  'too-slow': 'The language model took too long, so the built-in writer wrote this script.',
  'no-script': 'The language model didn’t come up with a working script, so the built-in writer wrote this one.',
} as const;

async function modelAnswer(
  model: ModelWriter,
  embedded: Promise<EmbeddedDraft>,
  { description, abortSignal, onStage = () => {} }: WriteRequest,
): Promise<WrittenScript> {
  const own = await soon(embedded);
  const named = own?.named ?? [];
  // The script that is given in the end is the one that was looked at last.
  let last: Examined | undefined;
  const look = async (script: string) => {
    last = last?.script === script ? last : await examine(script);
    return last;
  };
  const draft = await model({
    description,
    draft: own?.kind === 'script' && own.state === 'sure' ? own.examined.script : undefined,
    named: named.map(({ said }) => said),
    dangerIn: async (script) => (await look(script)).danger,
    forgottenIn: (script) => forgottenIn(script, named),
    onStage,
    abortSignal,
  });
  switch (draft.kind) {
    case 'script': {
      const { danger: _, ...examined } = await look(draft.script);
      return written(examined, {
        state: examined.loads && draft.forgotten.length === 0 ? 'sure' : 'check',
        points: draft.forgotten.slice(0, MOST_POINTS).map(forgottenPoint),
        assumptions: draft.assumptions,
        unused: draft.forgotten,
        understood: [],
        program: null,
        writer: 'model',
        note: null,
        repairs: draft.repairs,
      });
    }
    case 'failed':
      return embeddedAnswer(await embedded, draft.trouble === 'too-slow' ? NOTES['too-slow'] : NOTES.failed);
    case 'no-script':
      return embeddedAnswer(await embedded, NOTES['no-script']);
    case 'dangerous':
      throw noScript({ kind: 'refused', message: `${DANGEROUS} ${draft.because}`, suggestions: [] });
    default:
      throw noScript({ ...draft, suggestions: [], hasBuiltIn: await isSure(embedded) });
  }
}

const DANGEROUS = 'The language model wrote a script that could cause harm, so we’re not showing it.';

async function soon(embedded: Promise<EmbeddedDraft>): Promise<EmbeddedDraft | undefined> {
  const patience = setTimeout(DRAFT_PATIENCE_MS, undefined, { ref: false });
  return Promise.race([embedded.catch(() => undefined), patience]);
}

async function isSure(embedded: Promise<EmbeddedDraft>): Promise<boolean> {
  const own = await embedded.catch(() => undefined);
  return own?.kind === 'script' && own.state === 'sure';
}

function embeddedAnswer(draft: EmbeddedDraft, note: string | null): WrittenScript {
  if (draft.kind !== 'script') throw noScript(draft);
  const { examined, state, points, unused, understood, program } = draft;
  return written(examined, {
    state,
    points,
    assumptions: [],
    unused,
    understood,
    program,
    writer: 'embedded',
    note,
    repairs: 0,
  });
}

type About = Omit<GeneratedScript, 'script' | 'explanation' | 'warnings' | 'checks'> & { repairs: number };
type ExaminedScript = Omit<Examined, 'danger'>;

/** A script with everything that is said about it. */
export function written(examined: ExaminedScript, { repairs, ...about }: About): WrittenScript {
  const { script, explanation, warnings, loads, findings } = examined;
  return { script, explanation, warnings, ...about, checks: { loads, repairs, findings } };
}

type NoScript = Pick<Exclude<EmbeddedDraft, { kind: 'script' }>, 'kind' | 'message' | 'suggestions'> & {
  /** The built-in writer is sure of a script for it, which can be asked for. */
  hasBuiltIn?: boolean;
};

export function noScript({ kind, message, suggestions, hasBuiltIn = false }: NoScript): DomainError {
  return new DomainError(kind, { kind, message, suggestions: [...suggestions], ...(hasBuiltIn ? { hasBuiltIn } : {}) });
}
