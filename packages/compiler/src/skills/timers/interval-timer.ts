import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, number } from '../slot.ts';

export const intervalTimer = recipe({
  id: 'interval-timer',
  title: 'An interval timer for workouts: exercise and rest in turns, with beeps',
  slots: {
    work: duration('time of exercise', 30_000),
    rest: duration('time of rest', 10_000),
    rounds: number('number of rounds', 8),
    toggle: hotkey('key that starts and stops it', 'F8'),
  },
  code: ({ work, rest, rounds, toggle }) => ahk`
  workTime := ${milliseconds(work)} ; milliseconds
  restTime := ${milliseconds(rest)}
  rounds := ${Math.max(1, Math.round(rounds))}
  running := false

  box := Gui("+AlwaysOnTop -Caption +ToolWindow")
  box.BackColor := "Black"
  box.SetFont("s36 cWhite bold", "Segoe UI")
  display := box.AddText("Center w520")

  ${toggle}:: {
      global running := !running
      if running
          SetTimer(Train, -1)
  }

  Train() {
      global running
      box.Show("NoActivate")
      Loop rounds {
          round := A_Index
          if !Phase("Go! " round " of " rounds, workTime, 1200)
              break
          if round < rounds && !Phase("Rest", restTime, 700)
              break
      }
      box.Hide()
      if running
          SoundBeep(1500, 1000)
      running := false
  }

  ; Counts a phase down. Gives false when it was stopped.
  Phase(name, length, pitch) {
      SoundBeep(pitch, 300)
      endTime := A_TickCount + length
      while running && A_TickCount < endTime {
          display.Value := name "  " Ceil((endTime - A_TickCount) / 1000)
          Sleep(100)
      }
      return running
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop it.`,
});
