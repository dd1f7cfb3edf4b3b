import { Readable } from 'node:stream';
import { z } from 'zod';

/** A value of which lists may come piece by piece, at any depth. */
export type InPieces<T> = T extends readonly (infer Item)[]
  ? T | AsyncIterable<InPieces<Item>>
  : T extends object
    ? { [Key in keyof T]: InPieces<T[Key]> }
    : T;

const CHUNK_LENGTH = 64 * 1024;

/**
 * The JSON of a value, made while it is read and trimmed to its schema piece by piece: what nobody reads yet is not
 * made. If a piece cannot be had, the stream breaks off, and what was read of it is not valid JSON.
 */
export function jsonStream(schema: z.ZodType, value: unknown): Readable {
  return Readable.from(inChunks(jsonOf(schema, value)), { highWaterMark: 1 });
}

// A piece is often a few bytes, and each chunk is a write of its own.
async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

async function* jsonOf(schema: z.ZodType, value: unknown): AsyncGenerator<string> {
  if (schema instanceof z.ZodArray && isInPieces(value)) yield* listOf(schema.element as z.ZodType, value);
  else if (schema instanceof z.ZodObject && hasPieces(value)) yield* objectOf(schema, value);
  else yield JSON.stringify(schema.parse(value));
}

async function* listOf(element: z.ZodType, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield before;
    yield* jsonOf(element, item);
    before = ',\n';
  }
  yield before === '[' ? '[]' : ']';
}

async function* objectOf(schema: z.ZodObject, fields: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, field] of Object.entries(schema.shape)) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonOf(field as z.ZodType, fields[name]);
    before = ',\n';
  }
  yield '}';
}

function isInPieces(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function hasPieces(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.values(value).some(isInPieces);
}
