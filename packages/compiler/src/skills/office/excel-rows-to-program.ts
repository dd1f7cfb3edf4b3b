import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key, program } from '../slot.ts';
import { RUNNING } from './running.ts';

export const excelRowsToProgram = recipe({
  id: 'excel-rows-to-program',
  title: 'Type the selected Excel cells, row by row, into another program',
  slots: {
    start: hotkey('key that starts it', 'F8'),
    program: program('program to type into', { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' }),
    between: key('key between two cells', 'Tab'),
    after: key('key after each row', 'Enter'),
    pause: duration('time between two keys', 300),
  },
  code: ({ start, program: target, between, after, pause }) => ahk`
    target := ${quoteString(`ahk_exe ${target.exe}`)}
    wait := ${pause} ; milliseconds
    running := false

    ; Select the cells in Excel, click into the first field of the other program, then press the key.
    ${start}:: {
        global running := true
        rows := OfficeProgram("Excel.Application").Selection.Rows
        if !WinExist(target) {
            MsgBox("Please open the other program first.")
            return
        }
        WinActivate(target)
        WinWaitActive(target, , 3)
        for row in rows {
            for cell in row.Cells {
                if !running
                    return
                SendText(cell.Text)
                Send(A_Index < row.Cells.Count ? ${quoteString(`{${between}}`)} : ${quoteString(`{${after}}`)})
                Sleep(wait)
            }
        }
        running := false
    }

    ; Escape stops it.
    #HotIf running
    Esc:: {
        global running := false
    }
    #HotIf

    ${RUNNING}
  `,
  stop: () => 'Press Esc to stop.',
});
