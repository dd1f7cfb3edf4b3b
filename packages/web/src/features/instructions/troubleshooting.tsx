import { CONTACT_EMAIL } from '@hotscribe/contract';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { ERROR_SYMPTOMS } from './error-symptoms.tsx';
import { RUNNING_SYMPTOMS } from './running-symptoms.tsx';

export const TROUBLESHOOTING: GuidePart = {
  id: 'troubleshooting',
  title: 'When something goes wrong',
  content: (
    <p>
      Find your problem below, or choose “It Didn’t Work” next to your script to have it checked. If nothing here helps,
      write to{' '}
      <a href={`mailto:${CONTACT_EMAIL}`} className="font-medium text-accent underline underline-offset-4">
        {CONTACT_EMAIL}
      </a>{' '}
      and tell us what you pressed, what you expected, and what happened.
    </p>
  ),
  sections: [...RUNNING_SYMPTOMS, ...ERROR_SYMPTOMS],
};
