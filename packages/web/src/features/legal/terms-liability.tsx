import type { GuidePart } from '#ui/guide/guide.tsx';

export const LIABILITY_TERMS: readonly GuidePart[] = [
  {
    id: 'no-promises',
    title: 'What we don’t promise',
    content: (
      <p>
        We work to keep Hotscribe running and accurate, but we offer it as is: it may be interrupted, it may change, and
        it may misunderstand you. Keep a copy of the scripts that matter to you. You can download each one, or all of
        them at once in your account settings.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    content: (
      <p>
        As far as the law allows, we are not liable for damage caused by running a script, for lost data, or for lost
        profit, and our total liability is limited to what you paid us in the previous twelve months. This does not
        limit liability for willful misconduct or gross negligence, for personal injury, or for anything else the law
        does not let us limit, and it does not take away your rights as a consumer.
      </p>
    ),
  },
  {
    id: 'autohotkey',
    title: 'AutoHotkey',
    content: (
      <p>
        AutoHotkey is free software, made by its own authors and released under its own license. We are not affiliated
        with them, and they are not responsible for Hotscribe or its scripts. Windows and other product names are
        trademarks of their respective owners.
      </p>
    ),
  },
];
