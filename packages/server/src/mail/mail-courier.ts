import { setTimeout as sleep } from 'node:timers/promises';
import type { MailJob } from '#db/mail-schema.ts';
import type { Db } from '#db/schema.ts';
import { outsideRequests } from '#lib/request-context.ts';
import type { Mail } from './letter.ts';
import { claimMailJobs, deleteMailJob, postponeMailJob } from './mail-job-store.ts';
import { isRefusedForGood, type SendMail } from './smtp-sender.ts';

export type CourierDeps = {
  db: Db;
  now: () => number;
  log: { warn: (details: object, message: string) => void };
  /** The text of a mail; nothing where there is nobody to write to. */
  write: (job: MailJob) => Promise<Mail | undefined>;
  send: SendMail;
};

export type MailCourier = { wake: () => void; stop: () => Promise<void> };

const TICK_MS = 5000;
// The reply that a mail belongs to has left by then: how long it took says nothing about whether there was a mail.
const AFTER_REPLY_MS = 150;
const AT_ONCE = 5;
// Longer than a mail server may take: nobody else takes a mail that is on its way, and a crash delays it by this much.
const LEASE_MS = 120_000;
const RETRY_AFTER_MS = [10_000, 30_000, 60_000, 120_000, 300_000];
// A mail that a slow server has not taken by then is sent again by the next process.
const STOP_MS = 5000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;

/** Sends the mails that wait in the database, again and again until the mail server takes them. */
export function startMailCourier(deps: CourierDeps): MailCourier {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const wakings = new Set<NodeJS.Timeout>();

  async function sendAll(): Promise<void> {
    do {
      again = false;
      while (!stopped && (await sendDue(deps))) {}
    } while (again && !stopped);
  }

  function run(): void {
    again = true;
    if (stopped || running) return;
    running = sendAll()
      .catch((error) => deps.log.warn({ err: error }, 'mails were not sent'))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(run, TICK_MS);
  return {
    wake: () => {
      const waking = outsideRequests(() =>
        setTimeout(() => {
          wakings.delete(waking);
          run();
        }, AFTER_REPLY_MS),
      );
      wakings.add(waking);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      for (const waking of wakings) clearTimeout(waking);
      await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}

async function sendDue(deps: CourierDeps): Promise<boolean> {
  const jobs = await claimMailJobs(deps.db, deps.now(), LEASE_MS, AT_ONCE);
  await Promise.all(jobs.map((job) => sendOne(deps, job)));
  return jobs.length > 0;
}

async function sendOne(deps: CourierDeps, job: MailJob): Promise<void> {
  const { db, now, log } = deps;
  try {
    const mail = await deps.write(job);
    if (mail) await deps.send(mail);
    await deleteMailJob(db, job.id);
  } catch (error) {
    const lost = isRefusedForGood(error) || now() - job.created_at > GIVE_UP_AFTER_MS;
    // Not the error itself: mail servers repeat the address in what they answer.
    log.warn({ mail: job.kind, attempts: job.attempts, ...reasonOf(error) }, lost ? 'mail given up' : 'mail delayed');
    if (lost) await deleteMailJob(db, job.id);
    else await postponeMailJob(db, job.id, now() + (RETRY_AFTER_MS[job.attempts - 1] ?? 300_000));
  }
}

function reasonOf(error: unknown): { code: string; responseCode: number } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code: String(code ?? (error as Error).name), responseCode: Number(responseCode ?? 0) };
}
