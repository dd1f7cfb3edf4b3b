import { DataTable } from '#ui/data-table.tsx';
import type { GuidePart } from '#ui/guide.tsx';
import { InlineCode } from '#ui/inline-code.tsx';
import { WINDOW_COMMANDS } from './window-commands.ts';

const ROWS = WINDOW_COMMANDS.map(({ code, means }) => ({
  id: code,
  cells: [
    <code
      key="code"
      className="font-mono text-note whitespace-pre-wrap wrap-anywhere sm:whitespace-pre [font-variant-ligatures:none]"
      dir="ltr"
    >
      {code}
    </code>,
    means,
  ],
}));

export const WINDOWS: GuidePart = {
  id: 'window-commands',
  title: 'Window commands',
  content: (
    <>
      <p>A command on a window says what to do and, in quotes, with which window.</p>
      <DataTable caption="Window commands" columns={['Command', 'What it does']} rows={ROWS} />
      <p>The window can be named in three ways:</p>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
        <li>
          <InlineCode>"A"</InlineCode> is the active window, the one you are working in.
        </li>
        <li>
          <InlineCode>"ahk_exe notepad.exe"</InlineCode> is a window of this program.
        </li>
        <li>
          <InlineCode>"Untitled"</InlineCode> is a window with these words anywhere in its title. Capital letters count.
        </li>
      </ul>
      <p>
        To find out what a window is called, right-click the green H, choose Window Spy and click the window. If no such
        window is open, the script shows an error, except where it asks first with <InlineCode>WinExist</InlineCode> or
        waits for it with <InlineCode>WinWait</InlineCode>.
      </p>
    </>
  ),
};
