import type { GeneratedScript, GenerationAnswer, SavedScript } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/http/api-error.ts';
import { showError, showSuccess, showToast } from '#lib/page/toast-store.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { saysUsedUp, useGenerate } from '#script/generation/use-generate.ts';
import { VERDICT_NEWS, verdictOnAnswer } from '#script/report/verdict.ts';
import { rememberScript, updateScript } from './my-scripts-queries.ts';

type Written = Pick<SavedScript, 'script' | 'program' | 'answerId'>;

/** The text before and what was written instead; or why there is no new one. */
export type Regeneration =
  | { kind: 'same' }
  | { kind: 'done'; before: string; generated: GeneratedScript }
  | { kind: 'none'; message: string; usedUp: boolean; hasBuiltIn: boolean };

/** Regenerates a saved script from its description, and can undo that. */
export function useRegenerate(script: SavedScript) {
  const client = useQueryClient();
  const generate = useGenerate();
  const [outcome, setOutcome] = useState<Regeneration>();
  // A script that was written, and counted, but could not be stored: the next attempt starts with it.
  const unstored = useRef<GenerationAnswer>(undefined);
  const originBefore = useRef<Pick<Written, 'program' | 'answerId'>>({ program: null, answerId: null });

  async function store({ answerId, ...written }: Written): Promise<void> {
    const { id, name } = script;
    const reply = await updateScript({ id, name, ...written, ...(answerId !== null && { answerId }) });
    rememberScript(client, reply.script);
  }

  /** Undefined where it was stopped. */
  async function write(writer: 'embedded' | undefined): Promise<GenerationAnswer | undefined> {
    // A note that was emptied describes nothing; what was first asked for still does.
    const description = script.description || script.originalDescription;
    const ending = await generate.mutateAsync({ request: { description, writer, replaces: script.id } });
    return ending.kind === 'script' ? ending.answer : undefined;
  }

  const regenerate = useMutation({
    mutationFn: async (writer?: 'embedded') => {
      const before = script.script;
      originBefore.current = { program: script.program, answerId: script.answerId };
      const generated = unstored.current ?? (await write(writer));
      if (!generated) return undefined;
      if (generated.isSame) return 'same';
      unstored.current = generated;
      await store({ script: generated.script, program: generated.program, answerId: generated.id });
      unstored.current = undefined;
      return { before, generated };
    },
    onMutate: () => setOutcome(undefined),
    onSuccess: (written) => {
      if (!written) return showToast({ title: 'Stopped', description: 'This didn’t count against your plan.' });
      if (written === 'same') return setOutcome({ kind: 'same' });
      setOutcome({ kind: 'done', ...written });
      showSuccess('Script regenerated successfully!', VERDICT_NEWS[verdictOnAnswer(written.generated)]);
    },
    onError: (error) => {
      const message = scriptErrorMessage(error, 'Failed to regenerate script');
      const stays = error instanceof ApiError && (error.kind !== undefined || error.failure === 'failed-later');
      const hasBuiltIn = error instanceof ApiError && error.hasBuiltIn;
      if (stays || saysUsedUp(error)) setOutcome({ kind: 'none', message, usedUp: saysUsedUp(error), hasBuiltIn });
      if (!stays) showError(message);
    },
  });
  const undo = useMutation({
    mutationFn: (before: string) => store({ script: before, ...originBefore.current }),
    onSuccess: () => {
      setOutcome(undefined);
      showSuccess('Previous script restored.');
    },
    onError: (error) => showError(scriptErrorMessage(error, 'Failed to update script')),
  });
  return {
    regenerate,
    undo,
    outcome,
    progress: generate.progress,
    stop: generate.stop,
    dismiss: () => setOutcome(undefined),
  };
}
