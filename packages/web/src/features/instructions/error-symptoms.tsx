import { PAGES } from '@hotscribe/contract';
import { TextLink } from '#ui/action/text-link.tsx';
import type { GuideSection } from '#ui/guide/guide.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { SymptomList } from './symptom-list.tsx';

/** Trouble with opening a file, and messages of AutoHotkey. */
export const ERROR_SYMPTOMS: readonly GuideSection[] = [
  {
    id: 'opens-in-notepad',
    title: 'Double-clicking the file opens Notepad, or Windows asks which program to use',
    content: (
      <SymptomList>
        <li>
          AutoHotkey isn’t installed yet:{' '}
          <a href="#install" className="text-accent underline underline-offset-4">
            install it
          </a>
          .
        </li>
        <li>
          The file is really called <InlineCode>script.ahk.txt</InlineCode>, and Windows is hiding the ending. In File
          Explorer, choose View &gt; Show &gt; File name extensions (in Windows 10, View &gt; File name extensions),
          then remove the .txt.
        </li>
        <li>
          Another program has taken over .ahk files. Right-click the file, choose Open with &gt; Choose another app,
          select AutoHotkey, and click Always. If AutoHotkey isn’t in the list, install it again.
        </li>
      </SymptomList>
    ),
  },
  {
    id: 'needs-version-2',
    title: 'It says that the script requires AutoHotkey v2.0',
    content: (
      <p>
        Only version 1 is installed, or Windows used it to open the file. Older releases of version 1 say instead that
        the line with <InlineCode>#Requires</InlineCode> “does not contain a recognized action”.{' '}
        <a href="#version-1" className="text-accent underline underline-offset-4">
          Install version 2 alongside it
        </a>
        .
      </p>
    ),
  },
  {
    id: 'missing-quote',
    title: 'An error about a missing quote or bracket',
    content: (
      <>
        <p>
          The message reads <InlineCode>Missing """</InlineCode>, <InlineCode>Missing ")"</InlineCode>, or{' '}
          <InlineCode>{'Missing "}"'}</InlineCode>, and an arrow points to a line. Something there was opened and never
          closed. Text begins and ends with a quote: <InlineCode>MsgBox("Hello")</InlineCode>. Parentheses and curly
          brackets come in pairs. For a missing <InlineCode>{'}'}</InlineCode>, the message shows the line with the
          matching opening bracket.
        </p>
        <p>
          If you can’t find it, open the script in your <TextLink to={PAGES.myScripts.path}>saved scripts</TextLink>{' '}
          here and choose Edit. The problem is marked, often with a button that fixes it.
        </p>
      </>
    ),
  },
  {
    id: 'never-assigned',
    title: 'A warning that a variable is “never assigned a value”',
    content: (
      <p>
        AutoHotkey thinks a word is the name of something, because it isn’t between straight quotes. Usually the quotes
        are curly, <InlineCode>“Hello”</InlineCode> instead of <InlineCode>"Hello"</InlineCode>, because they came from
        a word processor or a website. Type them again in Notepad.
      </p>
    ),
  },
];
