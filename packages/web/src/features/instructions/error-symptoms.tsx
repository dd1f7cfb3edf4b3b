import { PAGES } from '@hotscribe/contract';
import { TextLink } from '#ui/action/text-link.tsx';
import type { GuideSection } from '#ui/guide/guide.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { SymptomList } from './symptom-list.tsx';

/** Trouble with opening a file, and messages of AutoHotkey. */
export const ERROR_SYMPTOMS: readonly GuideSection[] = [
  {
    id: 'opens-in-notepad',
    title: 'Double-clicking opens Notepad, or asks for a program',
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
          The file is really called <InlineCode>script.ahk.txt</InlineCode>, and Windows hides the end. In File
          Explorer, turn on View, Show, File name extensions (in Windows 10: View, File name extensions), and remove the
          .txt.
        </li>
        <li>
          Another program has taken over .ahk files. Right-click the file, choose Open with, Choose another app,
          AutoHotkey, and Always. If AutoHotkey isn’t in the list, install it again.
        </li>
      </SymptomList>
    ),
  },
  {
    id: 'needs-version-2',
    title: 'It says that the script requires AutoHotkey v2.0',
    content: (
      <p>
        Only version 1 is installed, or Windows used it to open the file. An old version 1 says instead that the line
        with <InlineCode>#Requires</InlineCode> “does not contain a recognized action”.{' '}
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
          The message reads <InlineCode>Missing """</InlineCode>, <InlineCode>Missing ")"</InlineCode> or{' '}
          <InlineCode>{'Missing "}"'}</InlineCode>, and points with an arrow at a line. Something there was opened and
          never closed. Text begins and ends with a quote: <InlineCode>MsgBox("Hello")</InlineCode>. Round and curly
          brackets come in pairs. For a missing <InlineCode>{'}'}</InlineCode>, the message names the line with its
          partner.
        </p>
        <p>
          If you can’t find it, open the script in your <TextLink to={PAGES.myScripts.path}>saved scripts</TextLink>{' '}
          here and choose Edit. The place is marked, often with a button that fixes it.
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
        are curly, <InlineCode>“Hello”</InlineCode> instead of <InlineCode>"Hello"</InlineCode>, from a word processor
        or a website. Type them again in Notepad.
      </p>
    ),
  },
];
