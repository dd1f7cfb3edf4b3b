import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

const START = '^!s';
const RESET = '^!r';

export const stopwatch = recipe({
  id: 'stopwatch',
  title: 'Show a stopwatch on the screen',
  slots: {
    start: hotkey('key that starts and stops it', START),
    reset: hotkey('key that sets it back to zero', RESET),
  },
  code: (keys) => {
    const [start, reset] = distinctHotkeys([keys.start, keys.reset] as const, [START, RESET]);
    return ahk`
    elapsed := 0 ; milliseconds counted so far
    startedAt := 0 ; when it was last started, 0 while it stands still

    stopwatch := Gui("+AlwaysOnTop -Caption +ToolWindow")
    stopwatch.BackColor := "Black"
    stopwatch.SetFont("s24 cLime bold", "Consolas")
    display := stopwatch.AddText("w200 Center", "00:00:00.0")

    ${start}:: {
        global elapsed, startedAt
        stopwatch.Show("x20 y20 NoActivate")
        if startedAt {
            elapsed += A_TickCount - startedAt
            startedAt := 0
            SetTimer(ShowElapsed, 0)
        } else {
            startedAt := A_TickCount
            SetTimer(ShowElapsed, 100)
        }
        ShowElapsed()
    }

    ${reset}:: {
        global elapsed := 0
        global startedAt := startedAt ? A_TickCount : 0
        ShowElapsed()
    }

    ShowElapsed() {
        time := elapsed + (startedAt ? A_TickCount - startedAt : 0)
        display.Value := Format("{:02}:{:02}:{:02}.{}"
            , time // 3600000, Mod(time // 60000, 60), Mod(time // 1000, 60), Mod(time // 100, 10))
    }
  `;
  },
  stop: ({ start }) => `Press ${start} again to stop it.`,
});
