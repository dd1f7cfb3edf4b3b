import { DomainError } from '#lib/domain-error.ts';
import { type ChatModel, ModelFailure, type ModelTrouble } from './chat-model.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { type Draft, draftScript } from './draft-script.ts';
import { scriptPrompt } from './script-prompt.ts';
import { similarRecipes } from './similar-recipes.ts';

/** The browser waits 10 s for an answer: this leaves time for the embedded writer and for the way back. */
export const MODEL_BUDGET_MS = 8000;

export type ModelDraft = Draft | { kind: 'failed'; trouble: ModelTrouble };
export type ModelWriter = (description: string, hangUp: AbortSignal) => Promise<ModelDraft>;

type ModelWriterDeps = {
  ask: ChatModel;
  now: () => number;
  budgetMs: number;
  onFailure: (failure: ModelFailure) => void;
};

/** Writes scripts by a model that may be slow, wrong or gone, and waits for it no longer than the budget in any case. */
export function modelWriter({ ask, now, budgetMs, onFailure }: ModelWriterDeps): ModelWriter {
  const guarded = circuitBreaker(now);
  return async (description, hangUp) => {
    const prompt = scriptPrompt(description, await similarRecipes(description));
    // The budget begins here: a machine that was slow to find examples would otherwise count as a slow model.
    const signal = AbortSignal.any([hangUp, AbortSignal.timeout(budgetMs)]);
    try {
      return await draftScript((messages) => guarded(() => heard(ask(messages, signal), hangUp)), prompt);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (error.trouble !== 'resting') onFailure(error);
      return { kind: 'failed', trouble: error.trouble };
    }
  };
}

// A user who hangs up ends the call as a time-out does, and says nothing about the provider.
async function heard<T>(reply: Promise<T>, hangUp: AbortSignal): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    throw hangUp.aborted ? new DomainError('abandoned') : error;
  }
}
