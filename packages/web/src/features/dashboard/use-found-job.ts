import { useEffect, useEffectEvent } from 'react';
import { findCurrentJob, type JobReply } from '#script/generation/generation-calls.ts';

/** Looks for a job that an earlier page, another tab or a call that was cut off has begun. */
export function useFoundJob(leaveSignal: () => AbortSignal, isBusy: boolean, onFound: (found: JobReply) => void): void {
  const goOnWith = useEffectEvent((found: JobReply) => {
    if (!isBusy) onFound(found);
  });
  const look = useEffectEvent(async () => {
    if (isBusy) return;
    // Nobody has asked for it here: where it cannot be found out, there is nothing to say.
    const found = await findCurrentJob(leaveSignal()).catch(() => undefined);
    if (found) goOnWith(found);
  });
  useEffect(() => {
    const onOnline = () => void look();
    onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}
