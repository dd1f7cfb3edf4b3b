import { z } from 'zod';

/** What was changed last about a script, and the text it had before. */
export const lastChange = z.object({
  /** In plain sentences, one a line. */
  note: z.string(),
  before: z.string(),
});

export type LastChange = z.infer<typeof lastChange>;

/** What can be changed about a script by saying what should be different, and what was. */
export const followUpState = z.object({
  /** So many changes cost nothing still; the next one counts as a script where it is 0. */
  freeLeft: z.number().int(),
  /** A language model changes code here; without one, at most a script with a program can be changed. */
  takesAnyCode: z.boolean(),
  takesPrograms: z.boolean(),
  lastChange: lastChange.nullable(),
});

export type FollowUpState = z.infer<typeof followUpState>;
