import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, path, text } from '../slot.ts';
import { BROWSER_GROUP } from '../web/browsers.ts';

const DEEDS = {
  refresh: ['refresh', 'reload', 'browser', 'f5', 'refreshes', 'reloads'],
  command: ['run', 'execute', 'command', 'compile', 'build', 'script', 'runs', 'start'],
};

export const runWhenFileChanges = recipe({
  id: 'run-when-file-changes',
  title: 'Refresh the browser or run a command whenever a file or folder is saved',
  slots: {
    watched: path('file or folder to watch', 'Documents\\site'),
    deed: choice('thing to do', DEEDS, 'refresh'),
    command: text('command to run', 'build.bat'),
  },
  code: ({ watched, deed, command }) => ahk`
  watched := ${folderExpression(watched)} ; a file, or a folder with all that is in it
  ${deed === 'refresh' ? BROWSER_GROUP : `command := ${quoteString(command)}`}

  lastChange := NewestTime()
  SetTimer(LookForChange, 1000)

  LookForChange() {
      global lastChange
      newest := NewestTime()
      if newest = lastChange
          return
      lastChange := newest
      ${DONE[deed]}
  }

  NewestTime() {
      newest := ""
      Loop Files DirExist(watched) ? watched "\*" : watched, "R" ; R: in the folders below it too
          newest := Max(newest || 0, A_LoopFileTimeModified)
      return newest
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});

const DONE = {
  refresh: ahk`
    before := WinExist("A")
    if WinExist("ahk_group browsers") {
        WinActivate()
        WinWaitActive(, , 1)
        Send("{F5}")
        Sleep(100)
        WinActivate(before)
    }
  `,
  command: 'Run(A_ComSpec " /c " command, , "Min")',
};
