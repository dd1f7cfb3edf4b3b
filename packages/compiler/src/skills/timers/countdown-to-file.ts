import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, path, text } from '../slot.ts';

export const countdownToFile = recipe({
  id: 'countdown-to-file',
  title: 'Write a countdown into a text file each second, for OBS and the like',
  slots: {
    length: duration('length of the countdown', 600_000),
    file: path('text file for the time', 'Documents\\countdown.txt'),
    start: hotkey('key that starts and stops it', 'F8'),
    ending: text('words at the end', '00:00'),
  },
  code: ({ length, file, start, ending }) => ahk`
  countdownFile := ${folderExpression(file)} ; show this file in OBS with a text source
  countdownLength := ${milliseconds(length < 5000 ? 600_000 : length)} ; milliseconds
  endTime := 0

  ${start}:: { ; starts and stops it
      global endTime := endTime ? 0 : A_TickCount + countdownLength
      SetTimer(WriteTimeLeft, endTime ? 1000 : 0)
      if endTime
          WriteTimeLeft()
  }

  WriteTimeLeft() {
      seconds := Round((endTime - A_TickCount) / 1000)
      WriteFile(seconds > 0 ? Format("{:02}:{:02}", seconds // 60, Mod(seconds, 60)) : ${quoteString(ending)})
      if seconds > 0
          return
      global endTime := 0
      SetTimer(WriteTimeLeft, 0)
  }

  WriteFile(content) {
      try { ; OBS may be reading it just now
          output := FileOpen(countdownFile, "w", "UTF-8-RAW")
          output.Write(content)
          output.Close()
      }
  }
`,
  stop: ({ start }) => `Press ${start} again to stop.`,
});
