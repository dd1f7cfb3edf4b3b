import type { SavedScript } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError } from '#lib/page/toast-store.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { rememberScript, updateScript } from './my-scripts-queries.ts';

/** Stores another text for a saved script; the one before is kept as a version. */
export function useChangedText({ id, name, updatedAt: basedOn }: SavedScript) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (script: string) => updateScript({ id, name, script, basedOn }),
    onSuccess: (reply) => rememberScript(client, reply.script),
    onError: (error) => showError(scriptErrorMessage(error, 'Failed to update script')),
  });
}
