import { PAGES } from '@hotscribe/contract';
import { TextLink } from '#ui/action/text-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { KeyCombination } from '#ui/text/key-combination.tsx';
import { type Step, Steps } from '#ui/text/steps.tsx';

const STEPS: readonly Step[] = [
  {
    title: 'Open it in an editor',
    text: 'Right-click the file and choose Edit script. In Windows 11 it may be under “Show more options”. The first time, you’ll be asked to choose an editor: Notepad is fine.',
  },
  {
    title: 'Change one thing and save',
    text: (
      <>
        Save with <KeyCombination keys={['Ctrl', 'S']} />. Make one change at a time, so you know which one it was if
        something stops working.
      </>
    ),
  },
  {
    title: 'Start it again',
    text: 'Right-click the green H and choose Reload Script, or double-click the file again. Until then, the old version keeps running.',
  },
];

export const EDITING: GuidePart = {
  id: 'edit',
  title: 'Change a script by hand',
  content: (
    <>
      <p>
        You can change the code on your <TextLink to={PAGES.dashboard.path}>dashboard</TextLink> and in your{' '}
        <TextLink to={PAGES.myScripts.path}>saved scripts</TextLink>: mistakes are marked as you type, and the
        plain-English explanation stays up to date. Then download the script again. To change the file on your PC
        instead:
      </p>
      <Steps steps={STEPS} />
      <p>These things are safe to change:</p>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
        <li>
          <strong className="font-semibold text-ink">Text between quotes</strong>, such as{' '}
          <InlineCode>"Kind regards"</InlineCode>. Keep both quotes, and keep them straight: <InlineCode>"</InlineCode>,
          not <InlineCode>“</InlineCode>. Write a quote inside the text as <InlineCode>`"</InlineCode>, with a backtick
          in front of it.
        </li>
        <li>
          <strong className="font-semibold text-ink">The keys before the colons</strong>. Turn{' '}
          <InlineCode>^j::</InlineCode> into <InlineCode>^k::</InlineCode>, and the script responds to Ctrl+K instead.
        </li>
        <li>
          <strong className="font-semibold text-ink">Times</strong>. They are in thousandths of a second:{' '}
          <InlineCode>Sleep(1000)</InlineCode> waits one second.
        </li>
        <li>
          <strong className="font-semibold text-ink">Names of programs, folders, and websites</strong> between quotes.
        </li>
      </ul>
      <p>
        Curly brackets <InlineCode>{'{ }'}</InlineCode> and parentheses <InlineCode>( )</InlineCode> come in pairs:
        remove both or neither. Use Notepad instead of Word, which turns straight quotes into curly ones.
      </p>
    </>
  ),
};
