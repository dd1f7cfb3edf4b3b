import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/schema.ts';
import { embeddedWriter } from '#features/scripts/embedded-writer.ts';
import { mayAskModel } from '#features/scripts/model-allowance.ts';
import type { ScriptDeps } from '#features/scripts/script-deps.ts';
import { writeScript } from '#features/scripts/write-script.ts';
import { MODEL_BUDGET_MS, type ModelWriter, modelWriter } from '#llm/model-writer.ts';
import type { ModelSettings } from '#llm/openai-compatible.ts';

export type WriterSettings = {
  /** Unset: the embedded writer writes alone. */
  model: ModelSettings | undefined;
  modelBudgetMs: number | undefined;
  db: Db;
  now: () => number;
  log: FastifyBaseLogger;
};

/** The writers, assembled. This file is loaded late, because the compiler behind it takes a second to load. */
export async function scriptWriter(settings: WriterSettings): Promise<ScriptDeps['writeScript']> {
  const writers = {
    embedded: embeddedWriter(),
    model: settings.model && (await connectModel(settings.model, settings)),
    mayAskModel: (userId: string) => mayAskModel(settings, userId),
  };
  return (request) => writeScript(writers, request);
}

async function connectModel(model: ModelSettings, { modelBudgetMs, now, log }: WriterSettings): Promise<ModelWriter> {
  // The client library alone takes longer to load than the server does, and most servers have no model.
  const { openAiCompatible } = await import('#llm/openai-compatible.ts');
  return modelWriter({
    ask: openAiCompatible(model),
    now,
    budgetMs: modelBudgetMs ?? MODEL_BUDGET_MS,
    onFailure: ({ trouble, status }) => log.warn({ trouble, status }, 'language model failed'),
  });
}
