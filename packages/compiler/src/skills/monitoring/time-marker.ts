import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, path } from '../slot.ts';

const START = '^F9';
const MARK = 'F9';
const NOTE = {
  none: ['without a note', 'no note'],
  ask: ['note', 'comment', 'describe', 'ask me', 'ask for', 'with a text', 'remark'],
};

export const timeMarker = recipe({
  id: 'time-marker',
  title: 'Write down the time since the start of a recording or stream at each press of a key',
  slots: {
    mark: hotkey('key that adds a mark', MARK),
    start: hotkey('key that starts the time at zero', START),
    file: path('file for the marks', 'Documents\\marks.txt'),
    note: choice('note', NOTE, 'none'),
  },
  code: ({ file, note, ...keys }) => {
    const [mark, start] = distinctHotkeys([keys.mark, keys.start] as const, [MARK, START]);
    return ahk`
    marksFile := ${folderExpression(file)}
    startTime := A_TickCount

    ${start}:: { ; the recording begins
        global startTime := A_TickCount
        FileAppend("--- " FormatTime(, "yyyy-MM-dd HH:mm") "\`n", marksFile, "UTF-8")
        Say("The time starts at zero.")
    }

    ${mark}:: { ; adds a mark
        seconds := (A_TickCount - startTime) // 1000
        time := Format("{:02}:{:02}:{:02}", seconds // 3600, Mod(seconds // 60, 60), Mod(seconds, 60))
        ${note === 'ask' ? 'answer := InputBox("What happens at " time "?", "Mark", "w320 h110")\n' : ''}FileAppend(time${note === 'ask' ? ' " " answer.Value' : ''} "\`n", marksFile, "UTF-8")
        Say("Marked " time)
    }

    Say(words) {
        ToolTip(words)
        SetTimer(ToolTip, -1500)
    }
  `;
  },
});
