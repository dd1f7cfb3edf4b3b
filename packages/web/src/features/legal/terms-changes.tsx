import type { GuidePart } from '#ui/guide/guide.tsx';
import { ContactLink } from './contact-link.tsx';
import { NOTICE_DAYS } from './effective-date.ts';

export const CHANGE_TERMS: readonly GuidePart[] = [
  {
    id: 'changes',
    title: 'Changes to these terms',
    content: (
      <p>
        You get at least {NOTICE_DAYS} days’ notice of material changes, on this page and by email. If you don’t agree,
        cancel or delete your account before they take effect, and we’ll refund what you’ve paid for any time after
        that. Changes that the law requires right away, and those that only clarify the wording, may take effect sooner.
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
