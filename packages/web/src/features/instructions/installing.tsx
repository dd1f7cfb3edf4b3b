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
    title: 'Open the file and click Install',
    text: 'Keep the default settings. Windows asks whether to let the program make changes: choose Yes. On a PC someone else manages, choose “Current user” first, and Windows won’t ask.',
  },
  {
    title: 'Done',
    text: 'A window called AutoHotkey Dash opens. You can close it. From now on, Windows knows what to do with files that end in .ahk.',
  },
];

export const INSTALLING: GuidePart = {
  id: 'install',
  title: 'Install AutoHotkey',
  content: (
    <>
      <p>
        You only need to do this once. It’s free, you don’t need an account, and there’s nothing to set up afterward.
      </p>
      <Steps steps={STEPS} />
    </>
  ),
  sections: [
    {
      id: 'version-1',
      title: 'If version 1 is already installed',
      content: (
        <>
          <p>
            Leave it installed. Install version 2 as described above, in the folder the installer suggests: both can be
            installed side by side, and your old scripts keep working.
          </p>
          <p>
            Version 2 comes with a launcher that checks which version each script was written for. Every script from
            Hotscribe starts with <InlineCode>#Requires AutoHotkey v2.0</InlineCode>, so it opens with version 2. The
            two versions are different languages: a script for one doesn’t run in the other.
          </p>
          <p>
            If you install version 1 again later and your new scripts stop opening, run the version 2 installer again.
          </p>
        </>
      ),
    },
  ],
};
