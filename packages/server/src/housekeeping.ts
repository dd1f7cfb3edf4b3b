import { claimTurn } from '#db/claim-turn.ts';
import { overwriteDeleted } from '#db/overwrite-deleted.ts';
import { forgetPastWindows } from '#db/rate-limit-store.ts';
import type { Db } from '#db/schema.ts';
import { forgetOldLinks } from '#features/accounts/recovery/account-link-store.ts';
import { forgetOldSessions } from '#features/accounts/session-store.ts';
import { forgetOldChallenges } from '#features/accounts/two-step/challenge-store.ts';
import { forgetUnconfirmedFactors } from '#features/accounts/two-step/two-step-store.ts';
import { forgetOldReports } from '#features/reports/report-store.ts';
import { forgetOldAnswers } from '#features/scripts/answers/answer-store.ts';
import { forgetOldGenerations } from '#features/scripts/generation-store.ts';
import { forgetOldJobs } from '#features/scripts/job-store.ts';

const HOUR_MS = 60 * 60 * 1000;
// A little less than the hour, or a timer that fires a moment early would find that it is not yet time.
const TURN_MS = 55 * 60 * 1000;

/** Deletes what is no longer needed, now and every hour, in one of all processes; returns how to stop it. */
export function startHousekeeping(
  db: Db,
  onError: (error: unknown) => void,
  onDone: () => void = () => {},
): () => Promise<void> {
  let running = tidy();
  const timer = setInterval(() => {
    running = tidy();
  }, HOUR_MS);

  async function tidy(): Promise<void> {
    try {
      if (!(await claimTurn(db, 'housekeeping', TURN_MS, Date.now()))) return;
      await forgetOldSessions(db, Date.now());
      await forgetOldLinks(db, Date.now());
      await forgetOldChallenges(db, Date.now());
      await forgetUnconfirmedFactors(db, Date.now());
      await forgetPastWindows(db, Date.now());
      await forgetOldGenerations(db, Date.now());
      await forgetOldJobs(db, Date.now());
      await forgetOldAnswers(db, Date.now());
      await forgetOldReports(db, Date.now());
      await overwriteDeleted(db);
      onDone();
    } catch (error) {
      onError(error);
    }
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}
