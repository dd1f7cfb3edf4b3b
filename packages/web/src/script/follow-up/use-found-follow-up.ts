import { useEffect, useEffectEvent } from 'react';
import { findCurrentJob, type JobReply } from '#script/generation/generation-calls.ts';

/** Looks for a change of this script that an earlier page has begun. */
export function useFoundFollowUp(about: string, onFound: (found: JobReply) => void): void {
  const goOn = useEffectEvent(onFound);
  useEffect(() => {
    const leave = new AbortController();
    // Nobody has asked for it here: where it cannot be found out, there is nothing to say.
    findCurrentJob(leave.signal, about).then(
      (found) => found && !leave.signal.aborted && goOn(found),
      () => {},
    );
    return () => leave.abort();
  }, [about]);
}
