/**
 * What to look at when a script does not work, whatever it does. The instructions page shows the same texts. Code
 * stands between backticks.
 */
export const GENERAL_ADVICE = {
  'not-running': {
    why: 'The script may not be running.',
    todo: 'Look for the green H near the clock; you may need to click the small up arrow to see it. If it isn’t there, double-click the file.',
  },
  'switched-off': {
    why: 'The script’s shortcuts may be turned off.',
    todo: 'Right-click the green H. If there’s a check mark next to Suspend Hotkeys or Pause Script, click to remove it.',
  },
  'keys-in-use': {
    why: 'Another program or script may be using the same keys.',
    todo: 'Try other keys, or close that program and try again.',
  },
  'protected-window': {
    why: 'Windows keeps scripts from controlling programs that run as administrator, and many games block scripts too.',
    todo: 'Try the script’s keys in Notepad. If they work there, right-click the script file and choose Run as administrator. Do this only with a script you understand.',
  },
  'older-copy': {
    why: 'An older copy of the script may still be running.',
    todo: 'Right-click every green H near the clock and choose Exit. Then double-click the new file.',
  },
  'exit-from-icon': {
    why: 'You can stop any script from its icon.',
    todo: 'Right-click the green H near the clock and choose Exit. If several scripts are running, there are several H icons.',
  },
  'exit-from-task-manager': {
    why: 'The mouse or the keyboard may not respond to you while the script runs.',
    todo: 'Press Ctrl+Alt+Delete, choose Task Manager, click AutoHotkey in the list, and click End task. No script can take these keys away from you.',
  },
  'wanted-something-else': {
    why: 'The script does what it says, but not what you meant.',
    todo: 'Read “What It Does” line by line, and say what should be different.',
  },
} as const;

export type AdviceCode = keyof typeof GENERAL_ADVICE;
