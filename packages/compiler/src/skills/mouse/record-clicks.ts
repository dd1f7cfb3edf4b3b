import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, number } from '../slot.ts';

export const recordClicks = recipe({
  id: 'record-clicks',
  title: 'Record mouse clicks and replay them',
  slots: {
    record: hotkey('key that starts and ends the recording', 'F9'),
    play: hotkey('key that replays it', 'F10'),
    times: number('number of replays', 1),
  },
  code: ({ record, play, times }) => ahk`
  rounds := ${times} ; how often one press replays the clicks
  recording := false
  steps := []
  lastTime := 0
  CoordMode("Mouse", "Screen")

  ${record}:: { ; starts and ends the recording
      global recording := !recording, lastTime := A_TickCount
      if recording
          steps.Length := 0
      ToolTip(recording ? "Recording" : steps.Length " clicks recorded")
      SetTimer(ToolTip, -1500)
  }

  ${play}:: { ; replays the clicks with the same pauses; hold Esc to stop
      Loop rounds {
          for step in steps {
              Sleep(step.pause)
              if GetKeyState("Esc", "P")
                  return
              Click(step.x, step.y, step.button)
          }
      }
  }

  #HotIf recording
  ~LButton::Remember("Left")
  ~RButton::Remember("Right")
  #HotIf

  Remember(button) {
      global lastTime
      MouseGetPos(&x, &y)
      steps.Push({ x: x, y: y, button: button, pause: A_TickCount - lastTime })
      lastTime := A_TickCount
  }
`,
  stop: () => 'Hold Esc to stop while it replays.',
});
