import type { Mail } from './letter.ts';

export type SentMail = Mail & { at: number };

export type Outbox = { put: (mail: Mail) => Promise<void>; mails: () => readonly SentMail[] };

const KEPT = 50;

/** The last mails, the newest first. In memory alone: their links open accounts. */
export function createOutbox(now: () => number): Outbox {
  let kept: readonly SentMail[] = [];
  return {
    put: async (mail) => {
      kept = [{ ...mail, at: now() }, ...kept].slice(0, KEPT);
    },
    mails: () => kept,
  };
}
