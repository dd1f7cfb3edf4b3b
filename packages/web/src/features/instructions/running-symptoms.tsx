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
          Is the script for one program only? Then it contains <InlineCode>#HotIf</InlineCode>, and the keys work only
          there.
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
        <li>Scripts from Hotscribe that repeat something name the key that stops them in their first lines.</li>
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
    title: 'It doesn’t work in a game or an administrator’s window',
    content: (
      <>
        <p>
          Windows keeps scripts from controlling programs that run as administrator, such as Task Manager or an
          installer. To let a script in, right-click its file and choose Run with UI access, or Run as administrator. Do
          this only with a script you understand.
        </p>
        <p>
          Many games read the keyboard in their own way or keep automation out on purpose. Then no script helps, and
          trying may get your account blocked: read the game’s rules first.
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
          Some malware presses keys and clicks too, so antivirus programs are sometimes wrong about AutoHotkey, mostly
          about scripts that were turned into .exe programs.
        </p>
        <SymptomList>
          <li>Download AutoHotkey from autohotkey.com only.</li>
          <li>
            Use the .ahk file instead of the .exe: it’s plain text. You can open it in Notepad and read what it does.
          </li>
          <li>
            If you’re not sure about a file, upload it to virustotal.com, which checks it with many antivirus programs
            at once. Don’t upload private text: others can see it there.
          </li>
          <li>Don’t turn off your antivirus. If you trust the file, allow just that file.</li>
        </SymptomList>
      </>
    ),
  },
  {
    id: 'wrong-characters',
    title: 'It types the wrong characters',
    content: (
      <SymptomList>
        <li>
          In <InlineCode>Send("…")</InlineCode> the symbols <InlineCode>{'^ ! + # { }'}</InlineCode> stand for keys.
          Write <InlineCode>SendText("…")</InlineCode>, and every symbol is typed as it is.
        </li>
        <li>
          If letters such as é or ü come out wrong, save the file in Notepad with Save as and choose “UTF-8” as the
          encoding.
        </li>
      </SymptomList>
    ),
  },
];
