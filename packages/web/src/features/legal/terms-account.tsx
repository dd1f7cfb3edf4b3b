import { PAGES } from '@hotscribe/contract';
import { TextLink } from '#ui/action/text-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';

export const ACCOUNT_TERMS: readonly GuidePart[] = [
  {
    id: 'the-service',
    title: 'What this is about',
    content: (
      <p>
        Hotscribe turns a plain-English description into a script for AutoHotkey, a free Windows program that others
        make and you install yourself. By creating an account or using Hotscribe, you agree to these terms. To learn how
        we treat your data, read the <TextLink to={PAGES.privacyPolicy.path}>privacy policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    content: (
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
        <li>Use your own email address: it’s how we reach you.</li>
        <li>
          Keep your password to yourself. If you think someone has it, change it in your account settings: that signs
          you out everywhere else.
        </li>
        <li>You must be old enough to enter into a contract where you live, or have your parents’ permission.</li>
        <li>You can delete your account yourself, at any time, without giving a reason.</li>
      </ul>
    ),
  },
  {
    id: 'fair-use',
    title: 'What it’s not for',
    content: (
      <>
        <p>
          Don’t use Hotscribe to harm people or their computers: to record what others type, steal passwords, hide from
          a computer’s owner, turn off security software, destroy files, or flood a service. We refuse such
          descriptions, and they don’t count as generations. Don’t try to get around this.
        </p>
        <p>
          Don’t attack the site, try to get into other people’s accounts, or send requests by the thousand. A
          description can have up to 1,000 characters, and we limit sign-in attempts and language model requests. We may
          close an account that breaks these rules; unless there’s immediate danger, we’ll write to you first.
        </p>
      </>
    ),
  },
];
