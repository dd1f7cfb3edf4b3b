import {
  type GeneratedScript,
  type GenerationAnswer,
  recentAnswersEndpoint,
  type SavedScript,
} from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLeaveSignal } from '#lib/browser/use-leave-signal.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { currentUserQuery, rememberUsage } from '#lib/http/current-user-query.ts';
import { newIdempotencyKey } from '#lib/http/idempotency-key.ts';
import { dismissToast, showSuccess, showToast } from '#lib/page/toast-store.ts';
import { followJob } from '#script/generation/follow-job.ts';
import { generatePatiently } from '#script/generation/generate-patiently.ts';
import type { JobReply } from '#script/generation/generation-calls.ts';
import type { Ending, Watch } from '#script/generation/generation-watch.ts';
import { progressAtStart, progressOfJob } from '#script/generation/progress.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { saysUsedUp } from '#script/generation/use-generate.ts';
import { useProgress } from '#script/generation/use-progress.ts';
import { aboutOf, askedFor, type FollowUpSubject, type FollowUpWish, followUpQuery } from './follow-up-calls.ts';
import { undoLastChange } from './undo-last-change.ts';
import { useFoundFollowUp } from './use-found-follow-up.ts';

/** Why a wish changed nothing. */
export type Declined = { message: string; isUsedUp: boolean; isCalm: boolean };

export type FollowUpListeners = {
  /** A text took the place of the one before, by a wish or by undoing one. */
  onChanged: (changed: { generated: GeneratedScript } | { saved: SavedScript | undefined }) => void | Promise<void>;
  /** A wish of an earlier page goes on. */
  onFound: (wish: string) => void;
  onDone: () => void;
  onStopped: () => void;
};

type Wanted = { wish: FollowUpWish } | { found: JobReply };

/** The way from a wish to a changed script, and back; an attempt that got none is repeated under its key. */
export function useFollowUp(subject: FollowUpSubject, { onChanged, ...listeners }: FollowUpListeners) {
  const client = useQueryClient();
  const leaveSignal = useLeaveSignal();
  const unanswered = useRef<{ wanted: string; key: string }>(undefined);
  // A name that is typed while the change is made must not be overwritten by the one from before.
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  const [declined, setDeclined] = useState<Declined>();
  const { progress, stop, during } = useProgress();

  async function send(wish: FollowUpWish, watch: Watch): Promise<Ending> {
    const wanted = JSON.stringify([subject, wish]);
    if (unanswered.current?.wanted !== wanted) unanswered.current = { wanted, key: newIdempotencyKey() };
    const ending = await generatePatiently(askedFor(subject, wish), unanswered.current.key, watch);
    unanswered.current = undefined;
    return ending;
  }

  async function take(answer: GenerationAnswer): Promise<void> {
    rememberUsage(client, answer.usage);
    if (answer.followUp) client.setQueryData(followUpQuery(subject, answer.script).queryKey, answer.followUp);
    void client.invalidateQueries({ queryKey: [recentAnswersEndpoint.path] });
    await latest.current(subject.kind === 'answer' ? { generated: answer } : { saved: undefined });
  }

  const change = useMutation({
    mutationFn: async (wanted: Wanted): Promise<Ending> => {
      const begin = 'found' in wanted ? progressOfJob(wanted.found.job, undefined) : progressAtStart(wanted.wish.wish);
      const ending = await during(begin, leaveSignal(), (watch) =>
        'found' in wanted ? followJob(wanted.found, watch) : send(wanted.wish, watch),
      );
      if (ending.kind === 'script') await take(ending.answer);
      return ending;
    },
    onMutate: () => {
      setDeclined(undefined);
      // "Ready to use" was said of the script that is being changed.
      dismissToast();
    },
    onSuccess: (ending) => {
      if (ending.kind === 'script') return listeners.onDone();
      showToast({ title: 'Stopped', description: 'This didn’t count against your plan.' });
      listeners.onStopped();
    },
    onError: (error) => {
      if (saysUsedUp(error)) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      if (!leaveSignal().aborted) setDeclined(declinedBy(error));
    },
  });
  const undo = useMutation({
    mutationFn: async (present: string) => {
      const undone = await undoLastChange(subject);
      await latest.current(undone);
      await client.invalidateQueries({ queryKey: followUpQuery(subject, present).queryKey.slice(0, 3) });
    },
    onSuccess: () => {
      setDeclined(undefined);
      showSuccess('Previous script restored.');
    },
    onError: (error) => setDeclined(declinedBy(error)),
  });
  const goOn = (found: JobReply) => {
    if (change.isPending) return;
    listeners.onFound(found.job.description);
    change.mutate({ found });
  };
  useFoundFollowUp(aboutOf(subject), goOn);
  return {
    declined,
    progress,
    stop,
    isChanging: change.isPending,
    isUndoing: undo.isPending,
    change: (wish: FollowUpWish) => change.mutate({ wish }),
    undo: undo.mutate,
    dismiss: () => setDeclined(undefined),
  };
}

function declinedBy(error: unknown): Declined {
  const isCalm = error instanceof ApiError && error.kind !== undefined;
  return {
    message: scriptErrorMessage(error, 'We couldn’t change the script. Please try again.'),
    isUsedUp: saysUsedUp(error),
    isCalm,
  };
}
