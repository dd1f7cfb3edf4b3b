import type { GenerationJob } from '@hotscribe/contract';

/** How far a script is. */
export type Progress = {
  description: string;
  stage: GenerationJob['stage'];
  /** When it began, by this computer's clock. */
  since: number;
  /** It takes long enough to be shown. */
  isLong: boolean;
  isConnected: boolean;
  isStopping: boolean;
};

export function progressAtStart(description: string): Progress {
  return { description, stage: 'writing', since: Date.now(), isLong: false, isConnected: true, isStopping: false };
}

export function progressOfJob({ description, stage, seconds }: GenerationJob, before: Progress | undefined): Progress {
  const began = Date.now() - seconds * 1000;
  // The server counts whole seconds: taken as they come, the seconds on the page would now and then go back.
  const since = Math.min(began, before?.since ?? began);
  return { ...(before ?? progressAtStart(description)), stage, since, isLong: true };
}
