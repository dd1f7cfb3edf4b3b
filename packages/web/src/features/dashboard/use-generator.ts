import { generateScriptEndpoint, SCRIPT_MESSAGES } from '@hotscribe/contract';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { showError, showSuccess } from '#lib/toast-store.ts';
import { scriptErrorMessage } from '#script/script-error-message.ts';
import { type Generated, isUsedUp, useGenerate } from '#script/use-generate.ts';
import { type ChangeDraft, freshResult, type GenerationDraft } from './generation-draft.ts';
import type { NoScript } from './no-script-card.tsx';

const descriptionRule = generateScriptEndpoint.input.shape.description;

type Outcome = { error?: string; noScript?: NoScript; newResult?: number };

/** The way from a description to its result, and what is said where it leads to none. */
export function useGenerator(draft: GenerationDraft, changeDraft: ChangeDraft, onUsedUp: () => void) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const generate = useGenerate();

  const describe = (description: string) => {
    setOutcome({});
    changeDraft(() => ({ description }));
  };
  const showScript = (description: string) => (generated: Generated) => {
    const result = freshResult(description, generated);
    changeDraft(() => ({ result }));
    setOutcome({ newResult: result.madeAt });
    showSuccess('Script generated!', 'Your AutoHotkey script is ready to use.');
  };
  const showFailure = (error: unknown) => {
    const noScript = noScriptIn(error);
    setOutcome(noScript ? { noScript } : {});
    if (noScript) return;
    showError(scriptErrorMessage(error, 'Failed to generate script'));
    if (isUsedUp(error)) onUsedUp();
  };
  /** Says whether there was something to start with. */
  const start = (): boolean => {
    const { data: description, error } = descriptionRule.safeParse(draft.description);
    if (description === undefined) {
      const problem = error?.issues[0]?.message ?? SCRIPT_MESSAGES.describeFirst;
      setOutcome({ error: problem });
      showError(problem);
      return false;
    }
    setOutcome({});
    generate.mutate(description, { onSuccess: showScript(description), onError: showFailure });
    return true;
  };
  return { ...outcome, busy: generate.isPending, describe, start };
}

function noScriptIn(error: unknown): NoScript | undefined {
  if (!(error instanceof ApiError) || !error.kind) return undefined;
  return { kind: error.kind, message: error.message, suggestions: error.suggestions };
}
