import { ahk } from '../ahk-text.ts';
import { keystroke, wasTappedAlone } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key } from '../slot.ts';

const TYPES = /^.$/;

export const doubleTapKey = recipe({
  id: 'double-tap-key',
  title: 'Press a shortcut by tapping a key twice',
  slots: {
    which: key('key to tap twice', 'LShift'),
    keys: hotkey('keys to press', '^c'),
    within: duration('time between the two taps', 300),
  },
  code: ({ which, keys, within }) =>
    TYPES.test(which)
      ? ahk`
        waiting := false ; whether a first ${which} waits for a second one

        #HotIf !waiting
        ${which}:: {
            global waiting := true
            next := InputHook("L1 T${within / 1000}", "{Enter}{Tab}{Esc}{Backspace}{Delete}")
            next.Start()
            next.Wait()
            waiting := false
            if (next.Input = "${which}")
                Send("${keystroke(keys)}")
            else
                Send("{Blind}{${which}}{Text}" next.Input)
            if (next.EndReason = "EndKey")
                Send("{" next.EndKey "}")
        }
        #HotIf
      `
      : ahk`
        ~${which} Up:: {
            isSecond := A_PriorHotkey = A_ThisHotkey && A_TimeSincePriorHotkey < ${within}
            if (isSecond && ${wasTappedAlone(which)})
                Send("${keystroke(keys)}")
        }
      `,
});
