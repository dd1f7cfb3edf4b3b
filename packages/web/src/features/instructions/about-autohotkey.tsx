import { OutsideLink } from '#ui/action/outside-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';

export const ABOUT_AUTOHOTKEY: GuidePart = {
  id: 'what-is-autohotkey',
  title: 'What is AutoHotkey?',
  content: (
    <>
      <p>
        <OutsideLink href="https://www.autohotkey.com/">AutoHotkey</OutsideLink> is a free program for Windows that does
        things for you when you press keys: it opens programs, types text, moves windows, and clicks. People have used
        it since 2003. It isn’t made by us.
      </p>
      <p>
        A <strong className="font-semibold text-ink">script</strong> tells AutoHotkey what to do. It’s a small text file
        whose name ends in <InlineCode>.ahk</InlineCode>. Hotscribe writes that file from your description, and
        AutoHotkey runs it on your PC.
      </p>
      <p>
        A <strong className="font-semibold text-ink">hotkey</strong> is a key or a combination of keys that starts
        something. A script works in almost every program, and it keeps working until you stop it.
      </p>
    </>
  ),
};
