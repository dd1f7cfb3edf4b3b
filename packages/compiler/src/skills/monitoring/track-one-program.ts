import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, path, program } from '../slot.ts';

const MEASURES = {
  running: ['open', 'running', 'runs', 'is on', 'started'],
  active: ['in front', 'active', 'focused', 'actually use', 'really use', 'foreground'],
};

export const trackOneProgram = recipe({
  id: 'track-one-program',
  title: 'Count how long one program is used each day and keep it in a file',
  slots: {
    program: program('program'),
    show: hotkey('key that shows the time of today', '^!t'),
    file: path('file for the times', 'Documents\\program times.ini'),
    measure: choice('time that counts', MEASURES, 'active'),
  },
  code: ({ program: { exe }, show, file, measure }) => ahk`
  exe := ${quoteString(exe)}
  timesFile := ${folderExpression(file)} ; a line for each day, in minutes

  SetTimer(CountMinute, 60000)

  CountMinute() {
      if ${measure === 'active' ? 'WinActive("ahk_exe " exe) && A_TimeIdlePhysical < 120000' : 'ProcessExist(exe)'}
          IniWrite(MinutesToday() + 1, timesFile, exe, Today())
  }

  MinutesToday() {
      return Integer(IniRead(timesFile, exe, Today(), "0"))
  }

  Today() {
      return FormatTime(, "yyyy-MM-dd")
  }

  ${show}::MsgBox(exe " today: " MinutesToday() // 60 " h " Mod(MinutesToday(), 60) " min")
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
