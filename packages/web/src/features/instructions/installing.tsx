import { OutsideLink } from '#ui/action/outside-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { type Step, Steps } from '#ui/text/steps.tsx';

const STEPS: readonly Step[] = [
  {
    title: 'Download version 2',
    text: (
      <>
        Go to <OutsideLink href="https://www.autohotkey.com/">autohotkey.com</OutsideLink>, choose Download, then the
        version that starts with 2. You get a file with a name like <InlineCode>AutoHotkey_2.0_setup.exe</InlineCode>.
      </>
    ),
  },
  {
    title: 'Open the file and press Install',
    text: 'What is filled in is right. Windows asks whether the program may make changes: answer Yes. On a PC that somebody else looks after, choose “Current user” first, and Windows will not ask.',
  },
  {
    title: 'Done',
    text: 'A window called AutoHotkey Dash opens. You can close it. From now on Windows knows what to do with files that end in .ahk.',
  },
];

export const INSTALLING: GuidePart = {
  id: 'install',
  title: 'Install AutoHotkey',
  content: (
    <>
      <p>You do this once. It is free, there is no account, and nothing to set up afterwards.</p>
      <Steps steps={STEPS} />
    </>
  ),
  sections: [
    {
      id: 'version-1',
      title: 'If version 1 is already there',
      content: (
        <>
          <p>
            Leave it. Install version 2 as above, into the same folder that it suggests: both live side by side, and
            your old scripts keep working.
          </p>
          <p>
            Version 2 brings a launcher that reads in each script which version it was written for. Every script from
            Hotscribe says so in its first line, <InlineCode>#Requires AutoHotkey v2.0</InlineCode>, and is opened with
            version 2. The two versions are different languages: a script for one does not run with the other.
          </p>
          <p>
            If you install version 1 again later and your new scripts stop opening, run the installer of version 2 once
            more.
          </p>
        </>
      ),
    },
  ],
};
