import { z } from 'zod';
import { ERRORS, type ErrorCode } from './errors.ts';

const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** What every call answers when it is turned down. `message` and `error` are the same: screens read different ones. */
export const errorReply = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

export type ErrorReply = z.infer<typeof errorReply>;
