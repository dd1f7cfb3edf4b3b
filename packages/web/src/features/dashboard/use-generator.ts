import { generateScriptEndpoint, SCRIPT_MESSAGES } from '@hotscribe/contract';
import { useRef, useState } from 'react';
import { useLeaveSignal } from '#lib/browser/use-leave-signal.ts';
import { showError, showSuccess, showToast } from '#lib/page/toast-store.ts';
import { pastedScript } from '#script/code/pasted-script.ts';
import { useRecognizedCode } from '#script/code/use-recognized-code.ts';
import type { GenerateRequest, JobReply } from '#script/generation/generation-calls.ts';
import type { Ending } from '#script/generation/generation-watch.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { saysUsedUp, useGenerate, type Wish } from '#script/generation/use-generate.ts';
import { type ScriptLanguage, useScriptLanguage } from '#script/report/script-language.ts';
import { VERDICT_NEWS, verdictOnAnswer } from '#script/report/verdict.ts';
import { type Fruitless, fruitlessFrom } from './fruitless.ts';
import {
  type ChangeDraft,
  freshResult,
  type GenerationDraft,
  type GenerationResult,
  inPlace,
  pastedResult,
  placeResult,
} from './generation-draft.ts';
import { useFoundJob } from './use-found-job.ts';

const descriptionRule = generateScriptEndpoint.input.shape.description;

type Outcome = { error?: string; fruitless?: Fruitless; newResult?: number };
type Listeners = { onUsedUp: () => void; onStopped: () => void };

/** The way from a description to its result, and what is said where it leads to none. */
export function useGenerator(draft: GenerationDraft, changeDraft: ChangeDraft, { onUsedUp, onStopped }: Listeners) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const language = useScriptLanguage();
  const code = useRecognizedCode(draft.description);
  const isCode = code !== 'none';
  const leaveSignal = useLeaveSignal();
  const { mutate, isPending, progress, stop } = useGenerate(leaveSignal);
  // Someone typing the next request must not lose the focus.
  const wroteOn = useRef(false);

  const describe = (description: string) => {
    wroteOn.current = true;
    setOutcome(({ fruitless }) => (fruitless?.isAside ? { fruitless } : {}));
    changeDraft(() => ({ description }));
  };
  const showEnding = (wish: Wish, description: string) => (ending: Ending) => {
    if (ending.kind === 'stopped') {
      showToast({ title: 'Stopped', description: 'This didn’t count against your plan.' });
      return onStopped();
    }
    const result = freshResult(description, ending.answer, ending.answer.id);
    changeDraft((before) => ('found' in wish ? placeResult(before, result) : inPlace(result)));
    setOutcome(wroteOn.current ? {} : { newResult: result.madeAt });
    showSuccess('Script generated!', VERDICT_NEWS[verdictOnAnswer(ending.answer)]);
  };
  const showFailure = (description: string) => (error: unknown) => {
    const fruitless = saysUsedUp(error) ? undefined : fruitlessFrom(error, description, wroteOn.current);
    setOutcome(fruitless ? { fruitless } : {});
    if (fruitless) return changeDraft(() => ({ isSetAside: true }));
    showError(scriptErrorMessage(error, 'Failed to generate script'));
    if (saysUsedUp(error)) onUsedUp();
  };
  const begin = (wish: Wish) => {
    const { description } = 'found' in wish ? wish.found.job : wish.request;
    wroteOn.current = false;
    setOutcome({});
    mutate(wish, { onSuccess: showEnding(wish, description), onError: showFailure(description) });
  };
  const ask = (request: GenerateRequest) => begin({ request });
  useFoundJob(leaveSignal, isPending, (found: JobReply) => {
    changeDraft(({ description }) => ({ description: description.trim() ? description : found.job.description }));
    begin({ found });
  });
  const show = (result: GenerationResult) => {
    setOutcome({ newResult: result.madeAt });
    changeDraft(() => ({ result, isSetAside: false }));
  };
  const showReady = () => {
    if (draft.ready) show(draft.ready);
    changeDraft(() => ({ ready: null }));
  };
  /** Opens what was pasted in the editor, or says that it is for version 1. */
  const openCode = (language: ScriptLanguage, description: string) => {
    wroteOn.current = false;
    if (code === 'v2') return show(pastedResult(pastedScript(language, description)));
    const differences = language.v1Differences(description);
    setOutcome({ fruitless: { kind: 'old-code', description, isAside: false, differences } });
    changeDraft(() => ({ isSetAside: true }));
  };
  /** Says whether there was something to start with. */
  const start = (): boolean => {
    if (language && isCode) {
      openCode(language, draft.description);
      return true;
    }
    const { data: description, error } = descriptionRule.safeParse(draft.description);
    if (description === undefined) {
      const problem = error?.issues[0]?.message ?? SCRIPT_MESSAGES.describeFirst;
      setOutcome({ error: problem });
      showError(problem);
      return false;
    }
    ask({ description });
    return true;
  };
  return { ...outcome, busy: isPending, progress, describe, start, isCode, ask, stop, show, showReady };
}
