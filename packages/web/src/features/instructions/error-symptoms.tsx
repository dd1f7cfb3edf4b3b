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
          AutoHotkey is not there yet:{' '}
          <a href="#install" className="text-accent underline underline-offset-4">
            install it
          </a>
          .
        </li>
        <li>
          The file is really called <InlineCode>script.ahk.txt</InlineCode>, and Windows hides the end. In the Explorer
          switch on View, Show, File name extensions (in Windows 10: View, File name extensions), and take the .txt
          away.
        </li>
        <li>
          Another program has taken over .ahk files. Right-click the file, choose Open with, Choose another app,
          AutoHotkey, and Always. If AutoHotkey is not in the list, install it again.
        </li>
      </SymptomList>
    ),
  },
  {
    id: 'needs-version-2',
    title: 'It says that the script requires AutoHotkey v2.0',
    content: (
      <p>
        Only version 1 is installed, or it was asked to open the file. An old version 1 says instead that the line with{' '}
        <InlineCode>#Requires</InlineCode> “does not contain a recognized action”.{' '}
        <a href="#version-1" className="text-accent underline underline-offset-4">
          Install version 2 beside it
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
          brackets come in pairs. For a missing <InlineCode>{'}'}</InlineCode>, the line named is the one where its
          partner stands.
        </p>
        <p>
          If you cannot find it: open the script in your <TextLink to={PAGES.myScripts.path}>saved scripts</TextLink>{' '}
          here and choose Edit. The place is marked, often with a button that mends it.
        </p>
      </>
    ),
  },
  {
    id: 'never-assigned',
    title: 'A warning that a variable is “never assigned a value”',
    content: (
      <p>
        AutoHotkey takes a word for the name of something, because it does not stand between straight quotes. Most often
        the quotes are curly, <InlineCode>“Hello”</InlineCode> instead of <InlineCode>"Hello"</InlineCode>, from a word
        processor or a website. Type them again in Notepad.
      </p>
    ),
  },
];
