import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const chessClock = recipe({
  id: 'chess-clock',
  title: 'A chess clock for two players that changes sides with a key',
  slots: { time: duration('time for each player', 300_000), press: hotkey('key that changes sides', 'Space') },
  code: ({ time, press }) => ahk`
  left := [${milliseconds(time)}, ${milliseconds(time)}] ; milliseconds for each player
  player := 0, since := 0

  window := Gui("+AlwaysOnTop", "Chess clock")
  window.SetFont("s48 bold", "Segoe UI")
  shown := [window.AddText("w260 Center", "–"), window.AddText("x+20 w260 Center", "–")]
  window.OnEvent("Close", (*) => ExitApp())
  window.Show()
  SetTimer(ShowTimes, 100)

  #HotIf WinActive(window)
  ${press}:: { ; starts the clock of the other player
      global player := player = 1 ? 2 : 1, since := A_TickCount
  }
  #HotIf

  ShowTimes() {
      global player, since
      if player {
          left[player] -= A_TickCount - since
          since := A_TickCount
          if left[player] <= 0 {
              left[player] := 0
              SoundBeep(600, 800)
              player := 0
          }
      }
      for display in shown {
          seconds := Ceil(left[A_Index] / 1000)
          display.Value := Format("{}:{:02}", seconds // 60, Mod(seconds, 60))
          display.SetFont(A_Index = player ? "cRed" : "cBlack")
      }
  }
`,
  stop: () => 'Close its window to end it.',
});
