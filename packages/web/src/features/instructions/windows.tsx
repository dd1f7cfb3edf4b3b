import type { GuidePart } from '#ui/guide/guide.tsx';
import { FactList } from '#ui/text/fact-list.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { WINDOW_COMMANDS } from './window-commands.ts';

const FACTS = WINDOW_COMMANDS.map(({ code, means }) => ({
  id: code,
  term: (
    <code dir="ltr" className="font-mono text-note whitespace-pre-wrap wrap-anywhere [font-variant-ligatures:none]">
      {code}
    </code>
  ),
  lines: [means],
}));

export const WINDOWS: GuidePart = {
  id: 'window-commands',
  title: 'Window commands',
  content: (
    <>
      <p>A window command says what to do and, in quotes, which window to do it to.</p>
      <FactList facts={FACTS} />
      <p>You can identify the window in three ways:</p>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
        <li>
          <InlineCode>"A"</InlineCode> is the active window, the one you’re working in.
        </li>
        <li>
          <InlineCode>"ahk_exe notepad.exe"</InlineCode> is a window of this program.
        </li>
        <li>
          <InlineCode>"Untitled"</InlineCode> is a window with this text anywhere in its title. Capitalization matters.
        </li>
      </ul>
      <p>
        To find out what a window is called, right-click the green H, choose Window Spy, and click the window. If no
        such window is open, the script shows an error, unless it checks first with <InlineCode>WinExist</InlineCode> or
        waits for it with <InlineCode>WinWait</InlineCode>.
      </p>
    </>
  ),
};
