import type { GuidePart } from '#ui/guide/guide.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { KeyCombination } from '#ui/text/key-combination.tsx';
import { Keycap } from '#ui/text/keycap.tsx';
import { type Step, Steps } from '#ui/text/steps.tsx';

const STARTUP_STEPS: readonly Step[] = [
  { title: 'Copy the script', text: 'Right-click the file and choose Copy.' },
  {
    title: 'Open the Startup folder',
    text: (
      <>
        Press <KeyCombination keys={['Windows', 'R']} />, type <InlineCode>shell:startup</InlineCode>, and press{' '}
        <Keycap>Enter</Keycap>. A folder opens. It may be empty.
      </>
    ),
  },
  {
    title: 'Paste a shortcut',
    text: 'Right-click an empty spot in that folder and choose Paste shortcut. In Windows 11, it’s under “Show more options”. To undo it later, delete the shortcut; the script itself stays where it is.',
  },
];

const COMPILE_STEPS: readonly Step[] = [
  {
    title: 'Open the compiler',
    text: 'In the Start menu, open AutoHotkey and choose Compile. The first time, it offers to download a free tool called Ahk2Exe: choose OK.',
  },
  {
    title: 'Choose your script',
    text: 'Click Browse next to “Source (script file)” and pick the file. For “Base File”, choose one that starts with v2.0.',
  },
  { title: 'Click Convert', text: 'A program with the same name, ending in .exe, appears next to your script.' },
];

export const RUNNING: GuidePart = {
  id: 'run',
  title: 'Run a script',
  content: (
    <p>
      On this site, click Download. The file goes where your browser puts downloads; move it to a folder where you’ll
      find it again, such as Documents. There are three ways to run it.
    </p>
  ),
  sections: [
    {
      id: 'double-click',
      title: 'Double-click it',
      content: (
        <>
          <p>
            That’s all it takes. A green H appears near the clock, at the right end of the taskbar. It may be hidden
            behind the small arrow there. As long as you see it, the script is running and its keys work.
          </p>
          <p>
            Right-click the H for everything else: <strong className="font-semibold text-ink">Exit</strong> ends the
            script, <strong className="font-semibold text-ink">Suspend Hotkeys</strong> gives you your keys back for a
            while, and <strong className="font-semibold text-ink">Reload Script</strong> starts it again after a change.
          </p>
        </>
      ),
    },
    {
      id: 'startup-folder',
      title: 'Start it with Windows',
      content: (
        <>
          <p>A script ends when you shut down the PC. To start it whenever you sign in:</p>
          <Steps steps={STARTUP_STEPS} />
        </>
      ),
    },
    {
      id: 'compile',
      title: 'Turn it into a program',
      content: (
        <>
          <p>
            A compiled script runs on PCs without AutoHotkey, such as a colleague’s. You rarely need this for yourself,
            and antivirus programs are more suspicious of such files.
          </p>
          <Steps steps={COMPILE_STEPS} />
          <p>
            Don’t put passwords in a script you share: anyone can extract the script’s text from the program. And keep
            the .ahk file, because that’s the one you can change.
          </p>
        </>
      ),
    },
  ],
};
