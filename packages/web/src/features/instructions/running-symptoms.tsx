import type { GuideSection } from '#ui/guide/guide.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { Advice, SymptomList } from './symptom-list.tsx';

/** Trouble with a script that loads. */
export const RUNNING_SYMPTOMS: readonly GuideSection[] = [
  {
    id: 'nothing-happens',
    title: 'Nothing happens when I press the keys',
    content: (
      <SymptomList>
        <Advice about="not-running" />
        <Advice about="switched-off" />
        <li>
          Does the script hold for one program only? Then <InlineCode>#HotIf</InlineCode> stands in it, and the keys
          work only there.
        </li>
        <Advice about="keys-in-use" />
        <li>
          Does it work in Notepad? Then the program you want it for is special: see{' '}
          <a href="#games-and-administrators" className="text-accent underline underline-offset-4">
            games and administrators’ windows
          </a>
          .
        </li>
      </SymptomList>
    ),
  },
  {
    id: 'stop-it',
    title: 'How do I stop it?',
    content: (
      <SymptomList>
        <Advice about="exit-from-icon" />
        <li>Scripts from Hotscribe that repeat something name a key in their first lines that stops them.</li>
        <Advice about="exit-from-task-manager" />
        <li>
          If it comes back when you sign in, its shortcut is in the{' '}
          <a href="#startup-folder" className="text-accent underline underline-offset-4">
            Startup folder
          </a>
          : delete it there.
        </li>
      </SymptomList>
    ),
  },
  {
    id: 'games-and-administrators',
    title: 'It does not work in a game or an administrator’s window',
    content: (
      <>
        <p>
          Windows shields programs that run with an administrator’s rights, such as Task Manager or an installer, from
          programs that do not. To let a script in, right-click its file and choose Run with UI access, or Run as
          administrator. Do this only with a script that you understand.
        </p>
        <p>
          Many games read the keyboard in their own way or keep automation out on purpose. Then no script helps, and
          trying may get your account blocked: read the rules of the game first.
        </p>
      </>
    ),
  },
  {
    id: 'antivirus',
    title: 'My antivirus complains',
    content: (
      <>
        <p>
          Programs that press keys and click are like some of what malware does, so antivirus programs are sometimes
          wrong about AutoHotkey, mostly about scripts that were turned into .exe programs.
        </p>
        <SymptomList>
          <li>Download AutoHotkey from autohotkey.com only.</li>
          <li>
            Use the .ahk file instead of the .exe: it is plain text. You can open it in Notepad and read what it does.
          </li>
          <li>
            If you are not sure about a file, upload it to virustotal.com, which asks many antivirus programs at once.
            Do not do this with private texts: others can see them there.
          </li>
          <li>Do not switch your antivirus off. Allow the one file in it, if you trust that file.</li>
        </SymptomList>
      </>
    ),
  },
  {
    id: 'wrong-characters',
    title: 'It types other characters than I wanted',
    content: (
      <SymptomList>
        <li>
          In <InlineCode>Send("…")</InlineCode> the signs <InlineCode>{'^ ! + # { }'}</InlineCode> stand for keys. Write{' '}
          <InlineCode>SendText("…")</InlineCode>, and every sign is typed as it is.
        </li>
        <li>
          If letters such as é or ü come out wrong, save the file in Notepad with Save as and choose “UTF-8” as the
          encoding.
        </li>
      </SymptomList>
    ),
  },
];
