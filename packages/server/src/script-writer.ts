import { join } from 'node:path';
import { createWriterPool, type PoolLoad, type WriterPool } from '@hotscribe/writer/pool';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/schema.ts';
import { embeddedWriter } from '#features/scripts/embedded-writer.ts';
import { reviseScript } from '#features/scripts/follow-ups/revise-script.ts';
import { mayAskModel } from '#features/scripts/model-allowance.ts';
import type { ScriptDeps } from '#features/scripts/script-deps.ts';
import { writeChoice } from '#features/scripts/write-choice.ts';
import { type ModelInFront, writeEmbedded, writeScript } from '#features/scripts/write-script.ts';
import { modelWriter } from '#llm/model-writer.ts';
import { type ModelSettings, openAiCompatible } from '#llm/openai-compatible.ts';

export type WriterSettings = {
  /** Unset: the embedded writer writes alone. */
  model: ModelSettings | undefined;
  /** The embedded writer's workers; unset, as many as `workers` says are hired. Closed with the writers. */
  writerPool?: WriterPool;
  workers?: number | undefined;
  db: Db;
  now: () => number;
  log: FastifyBaseLogger;
  onModelRest: (until: number) => void;
};

export type ScriptWriter = Pick<ScriptDeps, 'writeScript' | 'tryWriting' | 'writeChoice' | 'reviseScript'> & {
  revisesPrograms: boolean;
  load: () => PoolLoad;
  close: () => Promise<void>;
};

const MODEL_FOLDER = join(import.meta.dirname, '../../writer/model');

/** The writers, assembled. This file is loaded late: what it imports takes a while to load. */
export async function openScriptWriter(settings: WriterSettings): Promise<ScriptWriter> {
  const { log } = settings;
  // First, so that the workers load their model while this thread loads the rest.
  const pool =
    settings.writerPool ??
    createWriterPool({
      folder: MODEL_FOLDER,
      workers: settings.workers,
      onFailure: (why) => log.error({ why }, 'a writer was replaced'),
    });
  const { revise } = pool;
  const writers = {
    embedded: embeddedWriter(pool),
    model: settings.model && (await putInFront(settings.model, settings)),
  };
  return {
    writeScript: (request) => writeScript(writers, request),
    tryWriting: (description) => writeEmbedded(writers, description),
    revisesPrograms: revise !== undefined,
    reviseScript: (request) => reviseScript({ revise, model: writers.model }, request),
    writeChoice: (choice) => writeChoice(writers.embedded, choice),
    load: pool.load,
    close: pool.close,
  };
}

async function putInFront(model: ModelSettings, settings: WriterSettings): Promise<ModelInFront> {
  const { now, log } = settings;
  const { refusedBecause } = await import('@hotscribe/writer/refused');
  const { named: namedIn } = await import('@hotscribe/writer/named');
  const write = modelWriter({
    ask: openAiCompatible(model),
    now,
    budgetMs: model.timeoutMs,
    onRest: settings.onModelRest,
    onFailure: ({ trouble, status }) => log.warn({ trouble, status }, 'language model failed'),
  });
  return { write, refusedBecause, namedIn, mayAsk: (userId) => mayAskModel(settings, userId) };
}
