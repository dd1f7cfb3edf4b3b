import { PAGES } from '@hotscribe/contract';
import { TextLink } from '#ui/action/text-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { ContactLink } from './contact-link.tsx';

export const YOUR_RIGHTS: GuidePart = {
  id: 'your-rights',
  title: 'What you can do',
  content: (
    <>
      <p>
        Most of this is in your <TextLink to={PAGES.accountSettings.path}>account settings</TextLink>, and all of it
        takes effect right away:
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
        <li>
          <strong className="font-semibold text-ink">Download your data</strong>: all the data we keep about you, in one
          file.
        </li>
        <li>
          <strong className="font-semibold text-ink">Correct it</strong>: change your email address and your password;
          change or delete any script, and delete anything under Recent.
        </li>
        <li>
          <strong className="font-semibold text-ink">See where you are signed in</strong>, and sign out everywhere.
        </li>
        <li>
          <strong className="font-semibold text-ink">Delete your account</strong>: we ask for your password, then remove
          your email address, your scripts with all their versions, your recent requests and answers, and your sessions,
          and end your subscription. Records of sales stay in our books without your name. Reports you allowed us to
          keep can’t be tied to you, so we keep them until their year is up. This can’t be undone.
        </li>
      </ul>
      <p>
        If you can’t do it yourself, write to <ContactLink /> from your account’s email address. If the law gives you
        more rights, such as the right to complain to your country’s data protection authority, you have those too.
      </p>
    </>
  ),
};
