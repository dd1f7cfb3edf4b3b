import { claimTurn, turnEndsAt } from '#db/claim-turn.ts';
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
import { recountStored } from '#features/scripts/recount-stored.ts';

const HOUR_MS = 60 * 60 * 1000;
// A little less than the hour, or a timer that fires a moment early would find that it is not yet time.
const TURN_MS = 55 * 60 * 1000;

/**
 * Deletes what is no longer needed, now and every hour, in one of all processes; returns how to stop it. `onDone` also
 * hears that others have taken the turn: what failed here is then theirs to do, and to tell of.
 */
export function startHousekeeping(
  db: Db,
  onError: (error: unknown) => void,
  onDone: (by: 'us' | 'others') => void = () => {},
  everyMs = HOUR_MS,
): () => Promise<void> {
  let ownTurn = 0;
  let running = tidy();
  const timer = setInterval(() => {
    running = running.then(tidy);
  }, everyMs);

  async function tidy(): Promise<void> {
    try {
      const now = Date.now();
      if (!(await claimTurn(db, 'housekeeping', TURN_MS, now))) {
        if ((await turnEndsAt(db, 'housekeeping')) !== ownTurn) onDone('others');
        return;
      }
      ownTurn = now + TURN_MS;
      await forgetOldSessions(db, Date.now());
      await forgetOldLinks(db, Date.now());
      await forgetOldChallenges(db, Date.now());
      await forgetUnconfirmedFactors(db, Date.now());
      await forgetPastWindows(db, Date.now());
      await forgetOldGenerations(db, Date.now());
      await forgetOldJobs(db, Date.now());
      await forgetOldAnswers(db, Date.now());
      await forgetOldReports(db, Date.now());
      await recountStored(db);
      await overwriteDeleted(db);
      onDone('us');
    } catch (error) {
      onError(error);
    }
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}
