import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const stopwatchWindow = recipe({
  id: 'stopwatch-window',
  title: 'A stopwatch window with buttons for start, stop and reset',
  slots: { open: hotkey('key that shows the window', '^!s') },
  code: ({ open }) => ahk`
  elapsed := 0 ; milliseconds counted so far
  startedAt := 0 ; when it was last started, 0 while it stands still

  window := Gui("+AlwaysOnTop", "Stopwatch")
  window.SetFont("s32 bold", "Consolas")
  display := window.AddText("w300 Center", "00:00:00.0")
  window.SetFont("s12 norm", "Segoe UI")
  startButton := window.AddButton("xm w145 h40 Default", "Start")
  startButton.OnEvent("Click", StartOrStop)
  window.AddButton("x+10 w145 h40", "Reset").OnEvent("Click", ResetTime)
  window.Show()

  ${open}::window.Show()

  StartOrStop(*) {
      global elapsed, startedAt
      if startedAt {
          elapsed += A_TickCount - startedAt
          startedAt := 0
      } else
          startedAt := A_TickCount
      SetTimer(ShowTime, startedAt ? 100 : 0)
      startButton.Text := startedAt ? "Stop" : "Start"
      ShowTime()
  }

  ResetTime(*) {
      global elapsed := 0
      global startedAt := startedAt ? A_TickCount : 0
      ShowTime()
  }

  ShowTime() {
      time := elapsed + (startedAt ? A_TickCount - startedAt : 0)
      display.Value := Format("{:02}:{:02}:{:02}.{}"
          , time // 3600000, Mod(time // 60000, 60), Mod(time // 1000, 60), Mod(time // 100, 10))
  }
`,
});
