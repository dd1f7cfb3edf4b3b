import type { GuidePart } from '#ui/guide/guide.tsx';
import { ContactLink } from './contact-link.tsx';
import { NOTICE_DAYS } from './effective-date.ts';

export const CHANGE_TERMS: readonly GuidePart[] = [
  {
    id: 'changes',
    title: 'Changes to these terms',
    content: (
      <p>
        You get at least {NOTICE_DAYS} days’ notice of material changes: on this page, and at the email address of your
        account. If you don’t agree, cancel or delete your account before they take effect, and we’ll refund what you
        paid for beyond that day. Changes that the law requires at once, and those that only clear up the wording, may
        take effect sooner.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        Write to <ContactLink />. If part of these terms turns out to be invalid, the rest still applies.
      </p>
    ),
  },
];
