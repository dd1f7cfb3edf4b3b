import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { targetWindow } from '../windows/target.ts';

const PRIORITIES = {
  High: ['high', 'higher', 'faster', 'more'],
  AboveNormal: ['above normal'],
  Normal: ['normal', 'usual', 'default'],
  BelowNormal: ['below normal'],
  Low: ['low', 'lower', 'idle', 'less'],
};

export const setProgramPriority = action({
  id: 'set-program-priority',
  title: 'Set the priority of a program',
  slots: { priority: choice('priority', PRIORITIES, 'High'), window: targetWindow() },
  code: ({ priority, window }) =>
    window.exe
      ? ahk`
      if ProcessExist(${quoteString(window.exe)})
          ProcessSetPriority("${priority}", ${quoteString(window.exe)})
    `
      : ahk`ProcessSetPriority("${priority}", WinGetPID("A"))`,
});
