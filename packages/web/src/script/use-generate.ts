import { generateScriptEndpoint, type OutputOf } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { currentUserQuery, rememberUsage } from '#lib/current-user-query.ts';
import { newIdempotencyKey } from '#lib/idempotency-key.ts';

export type Generated = OutputOf<typeof generateScriptEndpoint>;

const generate = callApi(generateScriptEndpoint);

/** Turns a description into a script. An attempt that got no script is repeated under its key: it is charged once. */
export function useGenerate() {
  const client = useQueryClient();
  const unanswered = useRef<{ description: string; key: string }>(undefined);
  return useMutation({
    mutationFn: async (description: string) => {
      if (unanswered.current?.description !== description) {
        unanswered.current = { description, key: newIdempotencyKey() };
      }
      const answer = await generate({ description }, { idempotencyKey: unanswered.current.key });
      unanswered.current = undefined;
      rememberUsage(client, answer.usage);
      return answer;
    },
    onError: (error) => {
      // Another tab or device has used up what this page still counts on.
      if (isUsedUp(error)) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}

export function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && error.status === 402;
}
