import { z } from 'zod';
import { CODE_VERSIONS, ERRORS, type ErrorCode, NO_SCRIPT_KINDS } from './errors.ts';

const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Something that could be made of an unclear request. */
export const suggestion = z.object({
  /** What it would do. */
  text: z.string(),
  /** Its program: sent back as `choice`, it gives exactly this. Null where there are only words. */
  program: z.string().nullable(),
});

export type Suggestion = z.infer<typeof suggestion>;

/** What every call answers when it is turned down. `message` and `error` are the same: screens read different ones. */
export const errorReply = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With 422: why there is no script, and what could be made instead. */
  kind: z.enum(NO_SCRIPT_KINDS).optional(),
  suggestions: z.array(suggestion).optional(),
  /** With 422, where a language model declined: the built-in writer is sure of a script, which can be asked for. */
  hasBuiltIn: z.boolean().optional(),
  /** With 422 and `is-code`: the description is a script, written for this version of AutoHotkey. Nothing is counted. */
  codeVersion: z.enum(CODE_VERSIONS).optional(),
  /** With 402: how many generations were made, of how many that are free. On a try: how many tries, of how many a day. */
  used: z.number().int().optional(),
  limit: z.number().int().optional(),
  requestId: z.string().optional(),
});

export type ErrorReply = z.infer<typeof errorReply>;
