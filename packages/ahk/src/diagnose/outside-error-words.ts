import type { ErrorContext } from './error-context.ts';
import type { Words } from './load-error-words.ts';

/** What a script did not find, or may not do, on this computer. */
export const OUTSIDE_ERROR_WORDS = {
  'program-not-found': ({ box, source }: ErrorContext): Words => {
    if (/\bComObj/i.test(source)) {
      const program = /["']([\w ]+)\./.exec(source)?.[1];
      return {
        why: `The script wants to control ${program ?? 'a program'}, which isn’t installed on this computer.`,
        todo: `Install ${program ?? 'the program'}, or repair it if it’s there. The version from a website or the Store may not allow this.`,
      };
    }
    const target = /<([^<>]{1,200})>/.exec(box.message)?.[1] ?? /["']([^"']+)["']/.exec(source)?.[1];
    const isPath = target?.includes('\\') ?? false;
    return {
      why: `Windows can’t find ${target ? `\`${target}\`` : 'what this line should open'}.`,
      todo: isPath
        ? 'Check the path: in File Explorer, hold Shift, right-click the file or folder, choose Copy as path, and paste it here.'
        : 'Check the spelling. If the program isn’t part of Windows, write its full path, such as `C:\\Program Files\\App\\App.exe`.',
    };
  },
  'window-not-found': ({ box, source }: ErrorContext): Words => {
    const title = box.specifically ?? /["']([^"']+)["']/.exec(source)?.[1];
    return {
      why: `No window matches ${title ? `\`${title}\`` : 'this line'}: the program isn’t open, or its title is different.`,
      todo: 'Open the program first, or let the script check with `if WinExist(…)`. The program’s name, as in `ahk_exe notepad.exe`, is safer than a title.',
    };
  },
  'control-not-found': ({ box }: ErrorContext): Words => ({
    why: `The window is there, but it has no part called ${box.specifically ? `\`${box.specifically}\`` : 'that'}.`,
    todo: 'Many newer programs don’t show their parts to scripts. Use keys instead: `Send("{Tab}")` moves to the next field.',
  }),
  'file-not-found': ({ box, source }: ErrorContext): Words => {
    const file =
      /#Include file "([^"]{1,200})"/.exec(box.message)?.[1] ??
      /["']([^"']*[\\/.][^"']*)["']/.exec(source)?.[1] ??
      box.specifically;
    const isFolder = /FileAppend|FileOpen|IniWrite/i.test(source);
    return {
      why: `${file ? `\`${file}\`` : 'The file on this line'} isn’t there${isFolder ? ': its folder doesn’t exist' : ''}.`,
      todo: isFolder
        ? 'Create the folder first, or let the script do it: `DirCreate("C:\\folder")`.'
        : file && !/^[a-z]:|^\\\\/i.test(file)
          ? 'Put the file in the same folder as the script, or write its full path.'
          : 'Check the path and the file name, including its extension.',
    };
  },
  'device-not-found': (): Words => ({
    why: 'Windows has no such sound device right now.',
    todo: 'Plug in or turn on the speaker, headset, or microphone, then try again.',
  }),
  'access-denied': (): Words => ({
    why: 'Windows doesn’t let the script do this: the file is in use, write-protected, or in one of Windows’ own folders, or the program runs as administrator.',
    todo: 'Close the program that’s using the file, or choose one of your own folders. If it needs administrator rights, right-click the script and choose Run as administrator.',
  }),
  'already-running': (): Words => ({
    why: 'An older copy of this script is still running and won’t close.',
    todo: 'Choose No. Right-click the green H near the clock and choose Exit, or end AutoHotkey in Task Manager. Then start the script again.',
  }),
  'runs-too-often': (): Words => ({
    why: 'A hotkey ran too many times in a very short time. Usually that means it presses its own key and triggers itself.',
    todo: 'Choose No. Put a `$` before the hotkey, so keys the script presses don’t trigger it: `$a::`.',
  }),
  'too-many-boxes': (): Words => ({
    why: 'The script has opened more message boxes than AutoHotkey allows at once.',
    todo: 'Close them with Enter. Use `ToolTip("…")` instead of `MsgBox`, or show the message less often.',
  }),
  'endless-recursion': (): Words => ({
    why: 'A function calls itself again and again and never ends.',
    todo: 'Add a condition that ends it, or use `SetTimer` or `Loop` to repeat something.',
  }),
  'out-of-memory': (): Words => ({
    why: 'The script needs more memory than there is: some text or list keeps growing.',
    todo: 'Exit the script and look for a loop that adds to text or a list each time.',
  }),
  'timed-out': (): Words => ({
    why: 'Something took longer than the script was set to wait.',
    todo: 'Try again, or make the time on this line longer.',
  }),
  thrown: ({ box }: ErrorContext): Words => ({
    why: `The script itself stops here and says: “${box.message.slice(0, 200)}”${box.specifically ? ` (\`${box.specifically}\`)` : ''}.`,
    todo: 'Take care of what the message asks for. The condition above this line says when it appears.',
  }),
  'unknown-error': ({ box, line }: ErrorContext): Words => ({
    why: box.message
      ? `AutoHotkey stopped${line === null ? '' : ' at this line'} and said: “${box.message.slice(0, 200)}”`
      : 'There’s nothing to read in the text you pasted.',
    todo: 'Paste the whole text of the box: click into it, press Ctrl+A and Ctrl+C, then paste it here.',
  }),
} as const;
