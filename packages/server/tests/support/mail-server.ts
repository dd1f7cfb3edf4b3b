import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import type { MailSettings } from '#mail/mail-settings.ts';
import { partsOf } from './mail-parts.ts';

export type ReceivedMail = { from: string; to: string[]; subject: string; text: string; html: string; raw: string };

export type MailServer = {
  settings: MailSettings;
  mails: ReceivedMail[];
  /** Answers every mail with this code and text from now on; undefined: takes them again. */
  answerWith: (problem?: { code: number; text: string }) => void;
  /** The only mail to an address with this subject, once it has arrived. */
  mailTo: (address: string, subject: string) => Promise<ReceivedMail>;
};

/** A real mail server on a port of its own, which keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let problem: { code: number; text: string } | undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(problem && Object.assign(new Error(problem.text), { responseCode: problem.code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const raw = Buffer.concat(chunks).toString('utf8');
        const to = rcptTo.map(({ address }) => address);
        mails.push({ from: mailFrom ? mailFrom.address : '', to, ...partsOf(raw), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const found = (address: string, subject: string) =>
    mails.filter((mail) => mail.to.includes(address) && mail.subject === subject);
  return {
    settings: { kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from: 'Hotscribe <hello@hotscribe.test>' },
    mails,
    answerWith: (next) => {
      problem = next;
    },
    mailTo: async (address, subject) => {
      await expect.poll(() => found(address, subject).length, { timeout: 20_000 }).toBe(1);
      return found(address, subject)[0] as ReceivedMail;
    },
  };
}

/** The secret of the link in a mail. */
export function tokenIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const [, token] = /\/[a-z-]+#([\w-]{43})\s/.exec(text) ?? [];
  if (!token) throw new Error(`no link in: ${text}`);
  return token;
}
