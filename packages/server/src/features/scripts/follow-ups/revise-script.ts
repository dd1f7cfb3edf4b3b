import type { GeneratedScript } from '@hotscribe/contract';
import type { Stage } from '#llm/draft-script.ts';
import { inWords } from '../embedded-writer.ts';
import { type ModelInFront, noScript } from '../write-script.ts';
import { revisedByModel } from './revised-by-model.ts';
import { type Revise, revisedProgram } from './revised-program.ts';

export type ReviseRequest = {
  userId: string;
  script: string;
  /** What the script came from; null where it was edited, pasted or written by a language model. */
  program: string | null;
  /** What it was written for. */
  request: string;
  wish: string;
  abortSignal: AbortSignal;
  onStage: (stage: Stage) => void;
};

/** A changed script, and what is different about it, in plain sentences. */
export type RevisedScript = { written: GeneratedScript; changes: string[] };

/** Changes the program of a script, without a language model. */
export type ProgramReviser = (note: string | null) => Promise<RevisedScript>;

export type ReviserDeps = {
  /** Unset: the writer has not learned to change programs. */
  revise: Revise | undefined;
  model: ModelInFront | undefined;
};

/** One pipeline, whoever changes the script; a change of its program is the answer where a language model fails. */
export async function reviseScript({ revise, model }: ReviserDeps, request: ReviseRequest): Promise<RevisedScript> {
  const { program, wish, userId } = request;
  const byProgram: ProgramReviser = async (note) => {
    if (program === null || !revise)
      throw noScript({ kind: 'out-of-scope', message: NO_PROGRAM[model ? 'now' : 'ever'], suggestions: [] });
    return revisedProgram(await inWords(revise({ program, wish })), note);
  };
  if (!model) return byProgram(null);
  // Rules refuse before the model is asked.
  const message = model.refusedBecause(wish);
  if (message !== undefined) throw noScript({ kind: 'refused', message, suggestions: [] });
  if (!(await model.mayAsk(userId))) return byProgram(OFTEN);
  return revisedByModel(model, byProgram, request);
}

const OFTEN = 'You asked for a lot of changes in a short time, so the built-in writer made this one.';
const NO_PROGRAM = {
  ever: 'This script was changed by hand or written elsewhere, so you can’t change it by describing what should be different. You can still change its values under “Change It Without Code” or edit its code.',
  now: 'The language model can’t change this script right now. Try again in a moment, change its values under “Change It Without Code,” or edit its code.',
};
