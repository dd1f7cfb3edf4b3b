import {
  currentJobEndpoint,
  generateScriptEndpoint,
  generationJobEndpoint,
  type InputOf,
  type OutputOf,
  stopJobEndpoint,
} from '@hotscribe/contract';
import { callApi } from '#lib/http/api-client.ts';

/** How a job stands. */
export type JobReply = OutputOf<typeof generationJobEndpoint>;
export type GenerateRequest = InputOf<typeof generateScriptEndpoint>;

export const askForScript = callApi(generateScriptEndpoint);
export const askForJob = callApi(generationJobEndpoint);
export const stopJob = callApi(stopJobEndpoint);

const askForCurrentJob = callApi(currentJobEndpoint);

/**
 * The user's job that is at work, or that has ended without being seen; undefined where there is none. One that changes
 * a script is found only by what it is about.
 */
export async function findCurrentJob(signal: AbortSignal, about?: string): Promise<JobReply | undefined> {
  const reply = await askForCurrentJob({ ...(about !== undefined && { about }) }, { signal });
  return reply.job ? { ...reply, job: reply.job } : undefined;
}
