import type { GuidePart } from '#ui/guide/guide.tsx';

export const LIABILITY_TERMS: readonly GuidePart[] = [
  {
    id: 'no-promises',
    title: 'What we do not promise',
    content: (
      <p>
        We work to keep Hotscribe running and right, but we offer it as it is: it may be interrupted, change, or not
        understand what you mean. Keep a copy of the scripts that matter to you; each can be downloaded, and all of them
        at once in your account settings.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    content: (
      <p>
        As far as the law allows, we are not liable for damage caused by running a script, for lost data or lost profit,
        and our liability in all is limited to what you paid us in the twelve months before. This does not limit
        liability for intent and gross negligence, for injury to people, or anything else that the law does not let us
        limit; and it takes no consumer’s rights away.
      </p>
    ),
  },
  {
    id: 'autohotkey',
    title: 'AutoHotkey',
    content: (
      <p>
        AutoHotkey is free software by its own authors, under its own licence. We are not connected with them, and they
        are not responsible for Hotscribe or its scripts. Windows and other names belong to their owners.
      </p>
    ),
  },
];
