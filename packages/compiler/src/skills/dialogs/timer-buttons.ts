import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, number, optional } from '../slot.ts';
import { openingKey } from './opening-key.ts';

export const timerButtons = recipe({
  id: 'timer-buttons',
  title: 'A window with buttons that start a timer of so many minutes each',
  slots: {
    first: optional(number('minutes of a button')),
    second: optional(number('minutes of a second button')),
    third: optional(number('minutes of a third button')),
    fourth: optional(duration('time of a button')),
    fifth: optional(duration('time of another button')),
    sixth: optional(duration('time of the last button')),
    open: hotkey('key that shows the window', '^!t'),
  },
  code: ({ open, ...said }) => {
    const numbers = [said.first, said.second, said.third].map(Number);
    const durations = [said.fourth, said.fifth, said.sixth].map((time) => Number(time) / 60_000);
    const named = [...numbers, ...durations].filter((length) => length > 0);
    const minutes = named.length > 0 ? [...new Set(named)].sort((a, b) => a - b) : [1, 3, 5, 10];
    return ahk`
    minutes := [${minutes.join(', ')}] ; one button for each
    endTime := 0

    window := Gui("+AlwaysOnTop", "Timer")
    window.SetFont("s32 bold", "Segoe UI")
    timeLeft := window.AddText("xm w${Math.max(3, minutes.length + 1) * 84} Center", "0:00")
    window.SetFont("s11 norm")
    for length in minutes
        window.AddButton((A_Index = 1 ? "xm" : "x+4") " w80", length " min").OnEvent("Click", StartTimer.Bind(length))
    window.AddButton("x+4 w80", "Stop").OnEvent("Click", StopTimer)
    window.Show()

    StartTimer(length, *) {
        global endTime := A_TickCount + length * 60000
        SetTimer(ShowTimeLeft, 250)
    }

    ShowTimeLeft() {
        seconds := Max(0, Ceil((endTime - A_TickCount) / 1000))
        timeLeft.Value := Format("{}:{:02}", seconds // 60, Mod(seconds, 60))
        if seconds > 0
            return
        SetTimer(ShowTimeLeft, 0)
        Loop 4
            SoundBeep(1000, 300)
        MsgBox("Time is up.", "Timer", "Iconi 0x40000")
    }

    StopTimer(*) {
        SetTimer(ShowTimeLeft, 0)
        timeLeft.Value := "0:00"
    }

    ${openingKey(open, '^!t')}::window.Show()
  `;
  },
  stop: () => 'Click Stop in the window.',
});
