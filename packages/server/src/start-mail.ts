import type { FastifyInstance } from 'fastify';
import type { MailJob } from '#db/mail-schema.ts';
import type { Db } from '#db/schema.ts';
import type { Mail } from '#mail/letter.ts';
import { type MailCourier, startMailCourier } from '#mail/mail-courier.ts';
import type { MailSettings } from '#mail/mail-settings.ts';
import { createOutbox } from '#mail/outbox.ts';
import { type PostOffice, postOffice } from '#mail/post-office.ts';
import { type SendMail, smtpSender } from '#mail/smtp-sender.ts';

type MailDeps = { db: Db; now: () => number; write: (job: MailJob) => Promise<Mail | undefined> };

/** Whatever takes the mails, as configured: a mail server, or an outbox that this machine can look into. */
export async function startMail(
  app: FastifyInstance,
  { mail, webRoot }: { mail: MailSettings; webRoot: string },
  deps: MailDeps,
): Promise<PostOffice> {
  if (mail.kind === 'off') return postOffice(mail, deps.now);
  const send = mail.kind === 'smtp' ? smtpSender(mail) : await startOutbox(app, webRoot, deps.now);
  let courier: MailCourier | undefined;
  app.addHook('onListen', async () => {
    courier = startMailCourier({ ...deps, log: app.log, send });
    courier.wake();
  });
  app.addHook('preClose', async () => courier?.stop());
  return postOffice(mail, deps.now, () => courier?.wake());
}

async function startOutbox(app: FastifyInstance, webRoot: string, now: () => number): Promise<SendMail> {
  const { mountOutbox } = await import('@hotscribe/payments-sandbox');
  const outbox = createOutbox(now);
  mountOutbox(app, outbox.mails, webRoot);
  return outbox.put;
}
