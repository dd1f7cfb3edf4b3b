import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const WAYS = {
  // Said by a key, since that is what a total of the day is asked for with.
  today: ['in a day', 'per day', 'a day', 'today', 'daily', 'each day'],
  hour: ['per hour', 'an hour', 'every hour', 'each hour', 'hourly', 'every full hour', 'full hour'],
  minute: ['per minute', 'a minute', 'each minute', 'typing speed', 'how fast', 'corner', 'kpm', 'wpm'],
};

export const countAllKeys = recipe({
  id: 'count-all-keys',
  title: 'Count how many keys you press, without keeping which ones',
  slots: {
    way: choice('length of time', WAYS, 'today'),
    show: hotkey('key that shows the number', '^!k'),
  },
  code: ({ way, show }) => ahk`
  count := 0 ; only how many: which keys they were is kept nowhere

  keys := InputHook("V L0 I") ; V lets every key through as always
  keys.KeyOpt("{All}", "N")
  keys.OnKeyDown := CountKey
  keys.Start()

  CountKey(hook, virtualKey, scanCode) {
      global count += 1
  }

  ${PARTS[way]}

  ${show}::MsgBox("Keys so far: " count, "Keys", "Iconi 0x40000")
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});

const PARTS = {
  today: ahk`
    SetTimer(CheckDay, 10000)

    CheckDay() {
        global count
        static day := A_YDay
        if (day = A_YDay)
            return
        day := A_YDay ; a new day begins at zero
        count := 0
    }
  `,
  hour: ahk`
    SetTimer(CheckHour, 1000)

    CheckHour() {
        global count
        static hour := A_Hour
        if (hour = A_Hour)
            return
        hour := A_Hour ; a new hour begins at zero
        pressed := count
        count := 0
        MsgBox("Keys in the last hour: " pressed, "Keys", "Iconi 0x40000")
    }
  `,
  minute: ahk`
    speed := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20") ; E0x20 lets clicks through
    speed.SetFont("s14", "Segoe UI")
    display := speed.AddText("w150 Center", "0 keys/min")
    speed.Show("x" A_ScreenWidth - 190 " y20 NoActivate")
    SetTimer(ShowSpeed, 2000)

    ShowSpeed() {
        static counts := []
        counts.Push(count)
        if counts.Length > 31 ; the last minute
            counts.RemoveAt(1)
        display.Value := count - counts[1] " keys/min"
    }
  `,
};
