import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { generationAnswer, jobBegun } from './generation-jobs.ts';
import { followUpState } from './script-change.ts';
import { recordId, scriptText, wishText } from './script-rules.ts';

const stateReply = z.object({ success: z.literal(true), state: followUpState });
const errors = [
  'not-found',
  'limit-reached',
  'no-credits',
  'refused',
  'out-of-scope',
  'unclear',
  'script-changed',
  'key-reused',
  'too-many-requests',
  'busy',
  'not-finished',
  'interrupted',
] as const;

export const followUpAnswerEndpoint = endpoint({
  method: 'POST',
  path: '/api/answers/{id}/follow-ups',
  access: 'signed-in',
  summary:
    'Change an answer by describing what should be different; three changes are free, then each counts as a script',
  idempotent: true,
  input: z.strictObject({
    id: recordId('answer'),
    wish: wishText(),
    /** The text that is to be changed, where its owner has edited it. */
    script: scriptText().optional(),
  }),
  output: generationAnswer,
  later: jobBegun,
  errors,
});

export const followUpScriptEndpoint = endpoint({
  method: 'POST',
  path: '/api/scripts/{id}/follow-ups',
  access: 'signed-in',
  summary: 'Change a saved script by describing what should be different; the previous text is kept as a version',
  idempotent: true,
  input: z.strictObject({ id: recordId('script'), wish: wishText() }),
  output: generationAnswer,
  later: jobBegun,
  errors: [...errors, 'storage-full'],
});

export const answerFollowUpsEndpoint = endpoint({
  method: 'GET',
  path: '/api/answers/{id}/follow-ups',
  access: 'signed-in',
  summary: 'Get the number of free changes an answer has left, and its latest change',
  input: z.strictObject({ id: recordId('answer') }),
  output: stateReply,
  errors: ['not-found'],
});

export const scriptFollowUpsEndpoint = endpoint({
  method: 'GET',
  path: '/api/scripts/{id}/follow-ups',
  access: 'signed-in',
  summary: 'Get the number of free changes a saved script has left, and its latest change',
  input: z.strictObject({ id: recordId('script') }),
  output: stateReply,
  errors: ['not-found'],
});
