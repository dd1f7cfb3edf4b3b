import { PAGES } from '@hotscribe/contract';
import { TextLink } from '#ui/action/text-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';

export const ACCOUNT_TERMS: readonly GuidePart[] = [
  {
    id: 'the-service',
    title: 'What this is about',
    content: (
      <p>
        Hotscribe turns a description in plain words into a script for AutoHotkey, a free program for Windows that
        others make and that you install yourself. By creating an account or using Hotscribe you agree to these terms.
        How we treat your data is in the <TextLink to={PAGES.privacyPolicy.path}>privacy policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    content: (
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
        <li>Use an email address that is yours: it is how we reach you.</li>
        <li>
          Keep your password to yourself. If you think that somebody has it, change it in your account settings: that
          signs all your other browsers out.
        </li>
        <li>You must be old enough to enter into a contract where you live, or have your parents’ permission.</li>
        <li>You can delete your account yourself, at any time, without giving a reason.</li>
      </ul>
    ),
  },
  {
    id: 'fair-use',
    title: 'What it is not for',
    content: (
      <>
        <p>
          Do not use Hotscribe to harm people or their computers: recording what others type, taking passwords, hiding
          from the owner of a computer, switching off protection, destroying files, flooding. Such descriptions are
          refused, and do not count as a generation. Do not try to get around this.
        </p>
        <p>
          Do not attack the site, look into other people’s accounts, or send requests by the thousand. A description has
          at most 1,000 characters, and attempts to sign in and requests to a language model are limited. We may close
          an account that breaks these rules; unless there is danger, we write to you first.
        </p>
      </>
    ),
  },
];
