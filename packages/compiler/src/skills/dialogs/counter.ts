import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

const UP = 'NumpadAdd';
const DOWN = 'NumpadSub';
const RESET = '^NumpadSub';

export const counter = recipe({
  id: 'counter',
  title: 'A counter on the screen that goes up and down with keys',
  slots: {
    up: hotkey('key that adds one', UP),
    down: hotkey('key that takes one away', DOWN),
    reset: hotkey('key that sets it back to zero', RESET),
  },
  code: (keys) => {
    const [up, down, reset] = distinctHotkeys([keys.up, keys.down, keys.reset] as const, [UP, DOWN, RESET]);
    return ahk`
    countFile := A_ScriptDir "\counter.ini" ; keeps the number until the next start
    count := Integer(IniRead(countFile, "Counter", "Count", "0"))

    box := Gui("+AlwaysOnTop -Caption +ToolWindow")
    box.BackColor := "Black"
    box.SetFont("s28 cWhite bold", "Segoe UI")
    display := box.AddText("w120 Center", count)
    box.Show("x20 y20 NoActivate")

    ${up}::SetCount(count + 1)
    ${down}::SetCount(count - 1)
    ${reset}::SetCount(0)

    SetCount(number) {
        global count := number
        display.Value := count
        IniWrite(count, countFile, "Counter", "Count")
    }
  `;
  },
});
