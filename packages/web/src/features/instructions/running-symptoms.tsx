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
          If the script is for one program only, it contains <InlineCode>#HotIf</InlineCode>, and its keys work only in
          that program.
        </li>
        <Advice about="keys-in-use" />
        <li>
          If it works in Notepad, the problem is the program you want to use it in: see{' '}
          <a href="#games-and-administrators" className="text-accent underline underline-offset-4">
            games and programs that run as administrator
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
        <li>If a script from Hotscribe repeats something, its first lines say which key stops it.</li>
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
    title: 'It doesn’t work in a game or a program that runs as administrator',
    content: (
      <>
        <p>
          Windows keeps scripts from controlling programs that run as administrator, such as Task Manager or an
          installer. To let a script control them, right-click its file and choose Run with UI access, or Run as
          administrator. Do this only with a script you understand.
        </p>
        <p>
          Many games read the keyboard in their own way or keep automation out on purpose. In that case, no script will
          help, and trying one may get you banned, so read the game’s rules first.
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
          Some malware presses keys and clicks too, so antivirus programs sometimes flag AutoHotkey by mistake,
          especially scripts that were turned into .exe programs.
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
          In <InlineCode>Send("…")</InlineCode> the symbols <InlineCode>{'^ ! + # { }'}</InlineCode> stand for keys. Use{' '}
          <InlineCode>SendText("…")</InlineCode> instead to type every symbol as it is.
        </li>
        <li>
          If letters such as é or ü come out wrong, save the file in Notepad with Save as and choose “UTF-8” as the
          encoding.
        </li>
      </SymptomList>
    ),
  },
];
