import { ANSWERS_KEPT_DAYS } from '@hotscribe/contract';
import { Guide, type GuidePart } from '#ui/guide/guide.tsx';
import { ContactLink } from './contact-link.tsx';
import { EFFECTIVE_DATE, NOTICE_DAYS } from './effective-date.ts';
import { WHAT_IS_KEPT } from './what-is-kept.tsx';
import { WHO_SEES_IT } from './who-sees-it.tsx';
import { YOUR_RIGHTS } from './your-rights.tsx';

const IN_SHORT: GuidePart = {
  id: 'in-short',
  title: 'In short',
  content: (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
      <li>We keep your email address, the scripts you save, and what we need to run your account and your plan.</li>
      <li>
        We keep your requests and their scripts for {ANSWERS_KEPT_DAYS} days so you can open them again. You can delete
        them sooner.
      </li>
      <li>
        If a script didn’t work, you can let us keep a report about it, without your name. We keep one only if you check
        the box that allows it.
      </li>
      <li>No advertising, no tracking, no analytics. Nothing on these pages is loaded from other companies.</li>
      <li>We don’t sell your data to anyone.</li>
      <li>You can download all the data we keep about you, or delete it, at any time.</li>
    </ul>
  ),
};

const SECURITY: GuidePart = {
  id: 'security',
  title: 'How we protect it',
  content: (
    <p>
      Passwords are stored with Argon2, which makes them very slow to guess, and sign-in tokens are stored only as
      fingerprints. Every database query checks whose data it’s reading. Changing your password signs out your other
      browsers. No system is perfectly safe: if your data were ever exposed, we’d tell you and the authorities without
      delay.
    </p>
  ),
};

const CHANGES: GuidePart = {
  id: 'changes',
  title: 'Changes and contact',
  content: (
    <>
      <p>
        If we make a significant change to this policy, we’ll announce it on this page and email you at least{' '}
        {NOTICE_DAYS} days before it takes effect. You can delete your account before then.
      </p>
      <p>
        Send questions and requests to <ContactLink />. A real person reads them.
      </p>
    </>
  ),
};

const PARTS: readonly GuidePart[] = [IN_SHORT, WHAT_IS_KEPT, WHO_SEES_IT, YOUR_RIGHTS, SECURITY, CHANGES];

export function PrivacyPage() {
  return (
    <Guide
      heading="Privacy Policy"
      lead={`What Hotscribe knows about you, why, for how long, and who else sees it. In effect since ${EFFECTIVE_DATE}.`}
      parts={PARTS}
    />
  );
}
