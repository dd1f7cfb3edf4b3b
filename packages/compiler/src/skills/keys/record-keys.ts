import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { recipe } from '../skill.ts';
import { hotkey, number } from '../slot.ts';

const RECORD = 'F9';
const PLAY = 'F10';

export const recordKeys = recipe({
  id: 'record-keys',
  title: 'Record the keys you press and play them again',
  slots: {
    record: hotkey('key that starts and ends the recording', RECORD),
    play: hotkey('key that plays it', PLAY),
    times: number('number of times it is played', 1),
  },
  code: ({ times, ...keys }) => {
    const [record, play] = distinctHotkeys([keys.record, keys.play] as const, [RECORD, PLAY]);
    return ahk`
    rounds := ${times} ; how often one press plays the keys
    steps := [] ; kept only while the script runs
    lastTime := 0

    keys := InputHook("V L0") ; watches the keys and lets them through
    keys.KeyOpt("{All}", "N")
    keys.OnKeyDown := (hook, code, scanCode) => Remember(code, scanCode, "Down")
    keys.OnKeyUp := (hook, code, scanCode) => Remember(code, scanCode, "Up")

    ${record}:: { ; starts and ends the recording
        global lastTime := A_TickCount
        if keys.InProgress {
            keys.Stop()
            ToolTip("Recorded")
            SetTimer(ToolTip, -1500)
        } else {
            steps.Length := 0
            keys.Start()
            ToolTip("Recording…")
        }
    }

    ${play}:: { ; plays the keys with the same pauses; hold Esc to stop
        keys.Stop()
        Loop rounds {
            for step in steps {
                Sleep(step.pause)
                if GetKeyState("Esc", "P")
                    break 2
                Send("{Blind}{" step.key "}")
            }
        }
        Send("{Ctrl Up}{Alt Up}{Shift Up}{LWin Up}") ; nothing stays down
    }

    Remember(code, scanCode, way) {
        global lastTime
        steps.Push({ key: Format("vk{:x}sc{:x} {}", code, scanCode, way), pause: A_TickCount - lastTime })
        lastTime := A_TickCount
    }
  `;
  },
  stop: () => 'Hold Esc to stop while it plays.',
});
