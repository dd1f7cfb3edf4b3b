import type { Db } from '#db/schema.ts';

/** The mails that no mail server has taken yet. */
export async function waitingMails(db: Db): Promise<{ waiting: number; oldestAt: number | undefined }> {
  const { waiting, oldest } = await db
    .selectFrom('mail_jobs')
    .select((eb) => [eb.fn.countAll().as('waiting'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), oldestAt: oldest === null ? undefined : Number(oldest) };
}

/** The generations that a language model works on, in all processes. */
export async function waitingJobs(db: Db): Promise<number> {
  const { working } = await db
    .selectFrom('generation_jobs')
    .select((eb) => eb.fn.countAll().as('working'))
    .where('state', '=', 'working')
    .executeTakeFirstOrThrow();
  return Number(working);
}
