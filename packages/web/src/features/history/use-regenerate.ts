import type { SavedScript } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { showError, showSuccess } from '#lib/toast-store.ts';
import { scriptErrorMessage } from '#script/script-error-message.ts';
import { isUsedUp, useGenerate } from '#script/use-generate.ts';
import { rememberScript, updateScript } from './history-queries.ts';

/** The text before and after; or why there is no new one. */
export type Regeneration =
  | { kind: 'done'; before: string; after: string }
  | { kind: 'none'; message: string; usedUp: boolean };

/** Writes a saved script anew from the description it first came from, and can take that back. */
export function useRegenerate(script: SavedScript) {
  const client = useQueryClient();
  const generate = useGenerate();
  const [outcome, setOutcome] = useState<Regeneration>();
  // A text that was written, and counted, but could not be stored: the next attempt starts with it.
  const unstored = useRef<string>(undefined);

  async function store(text: string): Promise<void> {
    const reply = await updateScript({ id: script.id, name: script.name, script: text });
    rememberScript(client, reply.script);
  }

  const regenerate = useMutation({
    mutationFn: async () => {
      const before = script.script;
      const after = unstored.current ?? (await generate.mutateAsync(script.originalDescription)).script;
      unstored.current = after;
      await store(after);
      unstored.current = undefined;
      return { before, after };
    },
    onMutate: () => setOutcome(undefined),
    onSuccess: (texts) => {
      setOutcome({ kind: 'done', ...texts });
      showSuccess('Script regenerated successfully!');
    },
    onError: (error) => {
      const message = scriptErrorMessage(error, 'Failed to regenerate script');
      const noScript = error instanceof ApiError && error.kind !== undefined;
      if (noScript || isUsedUp(error)) setOutcome({ kind: 'none', message, usedUp: isUsedUp(error) });
      if (!noScript) showError(message);
    },
  });
  const undo = useMutation({
    mutationFn: (before: string) => store(before),
    onSuccess: () => {
      setOutcome(undefined);
      showSuccess('The script from before is back.');
    },
    onError: (error) => showError(scriptErrorMessage(error, 'Failed to update script')),
  });
  return { regenerate, undo, outcome, dismiss: () => setOutcome(undefined) };
}
