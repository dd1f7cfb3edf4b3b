import { OutsideLink } from '#ui/action/outside-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';

export const ABOUT_AUTOHOTKEY: GuidePart = {
  id: 'what-is-autohotkey',
  title: 'What AutoHotkey is',
  content: (
    <>
      <p>
        <OutsideLink href="https://www.autohotkey.com/">AutoHotkey</OutsideLink> is a free program for Windows that does
        things for you when you press keys: it opens programs, types text, moves windows, clicks. People have used it
        since 2003. It is not made by us.
      </p>
      <p>
        A <strong className="font-semibold text-ink">script</strong> is the note that tells AutoHotkey what to do. It is
        a small text file whose name ends in <InlineCode>.ahk</InlineCode>. Hotscribe writes that file from your
        description; AutoHotkey, on your PC, carries it out.
      </p>
      <p>
        A <strong className="font-semibold text-ink">hotkey</strong> is a key or a combination of keys that starts
        something. A script works as long as it is running, in almost every program, and stops the moment you stop it.
      </p>
    </>
  ),
};
