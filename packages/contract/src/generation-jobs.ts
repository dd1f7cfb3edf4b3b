import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { errorReply } from './error-reply.ts';
import { generatedScript } from './generated-script.ts';
import { followUpState } from './script-change.ts';
import { recordId, storable } from './script-rules.ts';
import { usage } from './user.ts';

const success = z.literal(true);

/** A generation that takes longer than a reply may. */
export const generationJob = z.object({
  id: z.string(),
  description: z.string(),
  /** `interrupted`: its server went away in the middle. Only what is `done` was counted. */
  state: z.enum(['working', 'done', 'failed', 'stopped', 'interrupted']),
  stage: z.enum(['writing', 'checking', 'mending']),
  startedAt: z.iso.datetime(),
  /** How long it has taken so far, or took. */
  seconds: z.number().int(),
});

export type GenerationJob = z.infer<typeof generationJob>;

/** A script with what is said about it, and what is used of the plan now that it is counted. */
export const generationAnswer = generatedScript.extend({
  success,
  usage,
  /** Of the answer, which is kept: it can be opened again, changed and saved by this id. */
  id: z.string(),
  /** It is the script it was to replace, and cost nothing. */
  isSame: z.boolean().default(false),
  /** Where it is a change of a script, which `id` then names: how that script stands now. */
  followUp: followUpState.nullable().default(null),
});

export type GenerationAnswer = z.infer<typeof generationAnswer>;

/** Why a job has no script, in the words and fields of an error reply. */
export const generationProblem = errorReply.pick({
  code: true,
  error: true,
  kind: true,
  suggestions: true,
  hasBuiltIn: true,
  used: true,
  limit: true,
});

export type GenerationProblem = z.infer<typeof generationProblem>;

/** What generating answers with 202: it goes on, and can be asked for by its id. */
export const jobBegun = z.object({ success, job: generationJob });

const jobReply = jobBegun.extend({
  /** Once it is done: what generating would have answered. */
  answer: generationAnswer.nullable(),
  /** Once it has failed or was interrupted. */
  problem: generationProblem.nullable(),
});

export const generationJobEndpoint = endpoint({
  method: 'GET',
  path: '/api/scripts/jobs/{id}',
  access: 'signed-in',
  summary: 'Get the progress of a long generation, and its script once it is done',
  input: z.strictObject({ id: recordId('job') }),
  output: jobReply,
  errors: ['not-found'],
});

export const currentJobEndpoint = endpoint({
  method: 'GET',
  path: '/api/scripts/jobs/current',
  access: 'signed-in',
  summary: 'Get the generation in progress, or a finished one not fetched yet; all fields are null if there is none',
  input: z.strictObject({
    /** Only one that changes this script, such as `answer:…` or `script:…`; unset, only one that writes a new script. */
    about: storable(z.string()).max(100).optional(),
  }),
  output: jobReply.extend({ job: generationJob.nullable() }),
  errors: [],
});

export const stopJobEndpoint = endpoint({
  method: 'POST',
  path: '/api/scripts/jobs/{id}/stop',
  access: 'signed-in',
  summary: 'Stop a generation so that it costs nothing; a finished one is left as it is',
  input: z.strictObject({ id: recordId('job') }),
  output: jobBegun,
  errors: ['not-found'],
});
