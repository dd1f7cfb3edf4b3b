import { recentAnswersEndpoint } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#lib/http/api-error.ts';
import { currentUserQuery, rememberUsage } from '#lib/http/current-user-query.ts';
import { newIdempotencyKey } from '#lib/http/idempotency-key.ts';
import { followJob } from './follow-job.ts';
import { type Asked, generatePatiently } from './generate-patiently.ts';
import { askForScript, findCurrentJob, type GenerateRequest, type JobReply } from './generation-calls.ts';
import type { Ending, Watch } from './generation-watch.ts';
import { progressAtStart, progressOfJob } from './progress.ts';
import { useProgress } from './use-progress.ts';

/** A request for a script, or a job of an earlier page to go on with. */
export type Wish = { request: GenerateRequest } | { found: JobReply };

/**
 * Turns a description into a script, and says how far it is. An attempt that got no script is repeated under its key:
 * it is charged once.
 */
export function useGenerate(leaveSignal: () => AbortSignal = neverLeaving) {
  const client = useQueryClient();
  const unanswered = useRef<{ wanted: string; key: string }>(undefined);
  const { progress, stop, during } = useProgress();

  async function generate(request: GenerateRequest, watch: Watch): Promise<Ending> {
    const wanted = JSON.stringify(request);
    if (unanswered.current?.wanted !== wanted) unanswered.current = { wanted, key: newIdempotencyKey() };
    const ending = await generatePatiently(askedFor(request), unanswered.current.key, watch);
    unanswered.current = undefined;
    return ending;
  }

  const { isPending, mutate, mutateAsync } = useMutation({
    mutationFn: async (wish: Wish): Promise<Ending> => {
      const ending =
        'found' in wish
          ? await during(progressOfJob(wish.found.job, undefined), leaveSignal(), (watch) =>
              followJob(wish.found, watch),
            )
          : await during(progressAtStart(wish.request.description), leaveSignal(), (watch) =>
              generate(wish.request, watch),
            );
      if (ending.kind === 'script') {
        rememberUsage(client, ending.answer.usage);
        void client.invalidateQueries({ queryKey: [recentAnswersEndpoint.path] });
      }
      return ending;
    },
    onError: (error) => {
      // Another tab or device has used up what this page still counts on.
      if (saysUsedUp(error)) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
  return { isPending, mutate, mutateAsync, progress, stop };
}

function askedFor(request: GenerateRequest): Asked {
  return {
    ask: (options) => askForScript(request, options),
    findCurrent: (signal) => findCurrentJob(signal),
    isOurs: ({ description }) => description === request.description,
  };
}

export function saysUsedUp(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 402 || error.code === 'limit-reached' || error.code === 'no-credits';
}

const NEVER = new AbortController().signal;

function neverLeaving(): AbortSignal {
  return NEVER;
}
