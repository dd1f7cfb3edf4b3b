import type { KeptAnswer } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/http/api-error.ts';
import { showError } from '#lib/page/toast-store.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { freshResult, type GenerationResult, wouldBeLost } from './generation-draft.ts';
import { fetchAnswer, recentQuery } from './recent-queries.ts';

/** Puts a recent answer back in its place; asks first where that would drop what the user has changed. */
export function useOpenAnswer(current: GenerationResult | null, show: (result: GenerationResult) => void) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => fetchAnswer({ id }),
    onSuccess: ({ answer }) => show(resultFrom(answer)),
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 404)) {
        return showError(scriptErrorMessage(error, 'We couldn’t open this script. Please try again.'));
      }
      void client.invalidateQueries({ queryKey: recentQuery.queryKey });
      showError('We no longer have this script. Your list is now up to date.');
    },
  });
  return {
    opening: isPending ? variables : undefined,
    isAsking: asked !== undefined,
    open: (id: string) => {
      if (current?.answerId === id) show({ ...current, madeAt: Date.now() });
      else if (current && wouldBeLost(current)) setAsked(id);
      else mutate(id);
    },
    openAnyway: () => {
      if (asked !== undefined) mutate(asked);
      setAsked(undefined);
    },
    keepCurrent: () => setAsked(undefined),
  };
}

function resultFrom({ id, request, name, generated, saved }: KeptAnswer): GenerationResult {
  const fresh = freshResult(request, generated, id);
  return saved ? { ...fresh, name: saved.name, script: saved.script, saved } : { ...fresh, name };
}
