import type { Db } from '#schema.ts';
import { forgetOldRequests } from './state/forget-old-requests.ts';

export type UpkeepDeps = {
  db: Db;
  now: () => number;
  settle: () => Promise<void>;
  log: { warn: (details: object, message: string) => void };
};

const SETTLE_MS = 15_000;
const TIDY_MS = 60 * 60 * 1000;

/** Lets happen what time brings about, and forgets what is no longer needed; returns how to stop it. */
export function startUpkeep({ db, now, settle, log }: UpkeepDeps): () => Promise<void> {
  let tidying = tidy();
  const timers = [
    setInterval(() => void settle().catch(() => {}), SETTLE_MS),
    setInterval(() => {
      tidying = tidy();
    }, TIDY_MS),
  ];

  async function tidy(): Promise<void> {
    try {
      await forgetOldRequests(db, now());
    } catch (error) {
      log.warn({ err: error }, 'the payment sandbox could not tidy up');
    }
  }

  return async () => {
    for (const timer of timers) clearInterval(timer);
    await tidying;
  };
}
