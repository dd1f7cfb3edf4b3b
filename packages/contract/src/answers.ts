import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { generatedScript } from './generated-script.ts';
import { recordId } from './script-rules.ts';

const success = z.literal(true);
const doneReply = z.object({ success, message: z.string() });

/** What was given for a request; kept for a while, whether it is saved or not. */
export const recentAnswer = generatedScript.pick({ script: true, state: true, writer: true }).extend({
  id: z.string(),
  request: z.string(),
  /** What to call its script, until its owner gives it a name. */
  name: z.string(),
  /** The saved script that came of it. */
  savedAs: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type RecentAnswer = z.infer<typeof recentAnswer>;

/** An answer with all that was said about it, so that it can be shown again as on the first day. */
export const keptAnswer = recentAnswer.pick({ id: true, request: true, name: true, createdAt: true }).extend({
  generated: generatedScript,
  /** What is in My Scripts of it now. */
  saved: z.object({ id: z.string(), name: z.string(), script: z.string() }).nullable(),
});

export type KeptAnswer = z.infer<typeof keptAnswer>;

export const recentAnswersEndpoint = endpoint({
  method: 'GET',
  path: '/api/answers',
  access: 'signed-in',
  summary: 'List the last 30 answers from the last 30 days, newest first',
  input: z.strictObject({}),
  output: z.object({ success, answers: z.array(recentAnswer) }),
  errors: [],
});

export const answerEndpoint = endpoint({
  method: 'GET',
  path: '/api/answers/{id}',
  access: 'signed-in',
  summary: 'Get one answer with its explanation, warnings, and checks',
  input: z.strictObject({ id: recordId('answer') }),
  output: z.object({ success, answer: keptAnswer }),
  errors: ['not-found'],
});

export const deleteAnswerEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/answers/{id}',
  access: 'signed-in',
  summary: 'Delete an answer; any script saved from it is kept',
  input: z.strictObject({ id: recordId('answer') }),
  output: doneReply,
  errors: ['not-found'],
});

export const deleteAnswersEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/answers',
  access: 'signed-in',
  summary: 'Delete all answers; scripts saved from them are kept',
  input: z.strictObject({}),
  output: doneReply,
  errors: [],
});
