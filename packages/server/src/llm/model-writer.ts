import { DomainError } from '#lib/domain-error.ts';
import { changePrompt, type PresentScript } from './change-prompt.ts';
import { type ChatModel, ModelFailure, type ModelTrouble } from './chat-model.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { type Draft, type Drafting, draftScript } from './draft-script.ts';
import { scriptPrompt } from './script-prompt.ts';
import { similarRecipes } from './similar-recipes.ts';

export type ModelDraft = Draft | { kind: 'failed'; trouble: ModelTrouble };

export type ModelRequest = Omit<Drafting, 'ask'> & {
  description: string;
  /** What our own writer made, where it is sure of it. */
  draft: string | undefined;
  named: readonly string[];
  /** A script that is to be changed: the description says what should be different about it. */
  present?: PresentScript;
  abortSignal: AbortSignal;
};

export type ModelWriter = (request: ModelRequest) => Promise<ModelDraft>;

type ModelWriterDeps = {
  ask: ChatModel;
  now: () => number;
  budgetMs: number;
  onFailure: (failure: ModelFailure) => void;
  /** Until when the model is left alone; 0 once it answers again. */
  onRest: (until: number) => void;
};

/** Writes scripts by a model that may be slow, wrong or gone, and waits for it no longer than the budget in any case. */
export function modelWriter({ ask, now, budgetMs, onFailure, onRest }: ModelWriterDeps): ModelWriter {
  const guarded = circuitBreaker(now, onRest);
  return async ({ abortSignal, ...request }) => {
    const prompt = await promptFor(request);
    // The budget begins here: a machine that was slow to find examples would otherwise count as a slow model.
    const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(budgetMs)]);
    const askGuarded: Drafting['ask'] = (messages) =>
      guarded((onAlive) => heard(ask(messages, { signal, onAlive }), abortSignal));
    try {
      return await draftScript({ ...request, ask: askGuarded }, prompt);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (error.trouble !== 'resting') onFailure(error);
      return { kind: 'failed', trouble: error.trouble };
    }
  };
}

async function promptFor({ description, draft, named, present }: Omit<ModelRequest, 'abortSignal'>) {
  if (present) return changePrompt({ wish: description, named, ...present });
  const samples = draft === undefined ? await similarRecipes(description) : [];
  return scriptPrompt({ description, samples, draft, named });
}

// A user who hangs up ends the call as a time-out does, and says nothing about the provider.
async function heard<T>(reply: Promise<T>, abortSignal: AbortSignal): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    throw abortSignal.aborted ? new DomainError('abandoned') : error;
  }
}
