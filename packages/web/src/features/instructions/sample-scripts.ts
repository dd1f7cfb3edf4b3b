type ExplainedLine = {
  /** A stretch of the script, word for word. */
  code: string;
  means: string;
};

export type SampleScript = {
  /** Its file in samples/, and its address on the page. */
  id: string;
  title: string;
  /** What the script gives, in a sentence or two. */
  text: string;
  /** The shortcuts in the script, in its order, as they are drawn. */
  shortcuts: readonly (readonly string[])[];
  lines: readonly ExplainedLine[];
};

export const SAMPLE_SCRIPTS: readonly SampleScript[] = [
  {
    id: 'abbreviations',
    title: 'Abbreviations that expand as you type',
    text: 'Type “btw” and a space, and it turns into “by the way”. It works in your email, your browser, and almost everywhere else you can type.',
    shortcuts: [],
    lines: [
      {
        code: '::btw::by the way',
        means:
          'What you type goes between the colons, and what you get goes after them. The text changes when you type a space, Enter, or a punctuation mark.',
      },
      {
        code: 'jane.doe@example.com',
        means: 'Put your own email address here. From then on, typing @@ and a space fills it in.',
      },
      {
        code: '::/today:: {',
        means: 'An abbreviation can also run commands. They go between the curly brackets.',
      },
      {
        code: 'SendText(FormatTime(, "MMMM d, yyyy"))',
        means:
          'Types today’s date, such as March 5, 2026. MMMM is the name of the month, d the day, and yyyy the year. You can change their order.',
      },
    ],
  },
  {
    id: 'open-with-keys',
    title: 'Open a program, a folder, or a website with a shortcut',
    text: 'Three shortcuts for things you open every day. Put in your own programs, folders, and addresses.',
    shortcuts: [
      ['Ctrl', 'Alt', 'N'],
      ['Ctrl', 'Alt', 'D'],
      ['Ctrl', 'Alt', 'W'],
    ],
    lines: [
      {
        code: '^!n::Run("notepad.exe")',
        means:
          '^ stands for Ctrl and ! for Alt, so the keys are Ctrl+Alt+N. Run opens what’s in the quotes: here, Notepad.',
      },
      {
        code: 'Run(A_MyDocuments)',
        means:
          'A_MyDocuments is AutoHotkey’s word for your Documents folder. Any other folder is written in quotes, such as "D:\\Photos".',
      },
      {
        code: 'Run("https://www.wikipedia.org")',
        means: 'A web address opens in the browser you normally use.',
      },
    ],
  },
  {
    id: 'place-windows',
    title: 'Keep a window on top, or center it',
    text: 'Ctrl+Space keeps the window you’re working in above all others, which is handy for a calculator or a video. Ctrl+Alt+C moves it to the middle of your main screen.',
    shortcuts: [
      ['Ctrl', 'Space'],
      ['Ctrl', 'Alt', 'C'],
    ],
    lines: [
      {
        code: 'WinSetAlwaysOnTop(-1, "A")',
        means:
          '"A" is the active window, the one you’re working in. -1 switches to the opposite of the current setting, so the same keys turn it on and off.',
      },
      {
        code: 'WinRestore("A")',
        means: 'If the window fills the whole screen, it’s restored to its normal size first.',
      },
      {
        code: 'WinGetPos(, , &width, &height, "A")',
        means: 'Finds out how wide and how tall the window is and saves the numbers as width and height.',
      },
      {
        code: 'WinMove((A_ScreenWidth - width) // 2, (A_ScreenHeight - height) // 2, , , "A")',
        means:
          'Moves the window so there’s as much room on its left as on its right, and as much above as below. // divides and drops the remainder.',
      },
    ],
  },
  {
    id: 'other-jobs-for-keys',
    title: 'Remap keys, everywhere or in one program',
    text: 'Caps Lock becomes a second Shift key. In Notepad only, F1 no longer opens help, and Ctrl+Shift+D types the date and time.',
    shortcuts: [['Caps Lock'], ['F1'], ['Ctrl', 'Shift', 'D']],
    lines: [
      {
        code: 'CapsLock::Shift',
        means: 'A key on each side of the colons: the first one now works like the second.',
      },
      {
        code: '#HotIf WinActive("ahk_exe notepad.exe")',
        means:
          'Everything below works only while a window of this program is active. For another program, write the name of its file instead, such as chrome.exe.',
      },
      {
        code: 'F1::return',
        means: 'return means “done”. Since nothing comes before it, the key does nothing at all.',
      },
      {
        code: '^+d::SendText(FormatTime(, "yyyy-MM-dd HH:mm"))',
        means: '^ is Ctrl and + is Shift. The keys type the date and the time, such as 2026-03-05 14:05.',
      },
      {
        code: '#HotIf\n',
        means: 'On a line of its own, it ends that part: shortcuts written below it would work everywhere again.',
      },
    ],
  },
  {
    id: 'click-again-and-again',
    title: 'Click repeatedly until you stop it',
    text: 'F8 starts clicking where the mouse is, five times a second; pressing F8 again stops it. F9 ends the script for good. Some games and websites forbid this, so check their rules first.',
    shortcuts: [['F8'], ['F9']],
    lines: [
      {
        code: 'static clicking := false',
        means:
          'This keeps track, from one press of F8 to the next, of whether the script is clicking. At first it isn’t, so the value is false.',
      },
      {
        code: 'clicking := !clicking',
        means: 'Turns yes into no and no into yes. In front of a word, ! means “not”.',
      },
      {
        code: 'SetTimer(ClickOnce, clicking ? 200 : 0)',
        means:
          'If it’s clicking now, runs ClickOnce every 200 milliseconds, which is five times a second. If not, 0 turns that off.',
      },
      {
        code: 'F9::ExitApp()',
        means: 'Ends the script. A script that repeats something should always have a way to stop it.',
      },
      {
        code: 'Click()',
        means: 'One click of the left mouse button, wherever the mouse is pointing.',
      },
    ],
  },
];
