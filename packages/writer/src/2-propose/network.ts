import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Element } from './elements.ts';
import { createMemory } from './memory.ts';
import { type Pieces, pieceCutter } from './pieces.ts';

/** The trained model, loaded. */
export type Network = {
  readonly tokens: readonly string[];
  readonly pieces: (elements: readonly Element[]) => Pieces;
  readonly read: (ids: readonly number[]) => Promise<Read>;
};

/** A request that the model has read. */
export type Read = {
  /**
   * Continues beginnings of a program: the token each got last (−1 at the start), and which of the beginnings before it
   * continues. Gives the log-probabilities of what comes next: the vocabulary first, then the places of the request.
   */
  readonly next: (tokens: readonly number[], continued: readonly number[]) => Promise<Scores>;
};

export type Scores = { readonly data: Float32Array; readonly width: number };

/** Where the model that ships is. */
export const MODEL_FOLDER = fileURLToPath(new URL('../../model', import.meta.url));

/** Loads the model from its folder. One thread: on two cores, two workers with one thread each are faster. */
export async function loadNetwork(folder: string): Promise<Network> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    executionMode: 'sequential',
    // What it keeps for the next run would be kept twice, for the longest request there ever was.
    enableCpuMemArena: false,
  };
  const [reader, writer] = await Promise.all([
    InferenceSession.create(join(folder, 'reader.onnx'), options),
    InferenceSession.create(join(folder, 'writer.onnx'), options),
  ]);
  const { tokens } = JSON.parse(readFileSync(join(folder, 'vocabulary.json'), 'utf8')) as { tokens: string[] };
  const vocabulary = readFileSync(join(folder, 'pieces.txt'), 'utf8').trimEnd().split('\n');
  return { tokens, pieces: pieceCutter(vocabulary), read: (ids) => readRequest(reader, writer, ids) };
}

async function readRequest(reader: InferenceSession, writer: InferenceSession, ids: readonly number[]): Promise<Read> {
  const { read, pointed, offers } = await reader.run({ ids: integers(ids, [1, ids.length]) });
  if (!read || !pointed || !offers) throw new Error('The model gave no reading.');
  const memory = createMemory(read.dims[0] ?? 0);
  let place = 0;
  return {
    next: async (tokens, continued) => {
      const slots = memory.slotsOf(continued);
      const { scores, present } = await writer.run({
        tokens: integers(tokens, [tokens.length]),
        place: integers([place], []),
        slots: integers(slots.flat(), [tokens.length, place]),
        past: memory.tensor(),
        read,
        pointed,
        offers,
      });
      if (!scores || !present) throw new Error('The model gave no scores.');
      memory.add(present.data as Float32Array, slots);
      place += 1;
      return { data: scores.data as Float32Array, width: scores.dims[1] ?? 0 };
    },
  };
}

function integers(values: readonly number[], dims: readonly number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), dims);
}
