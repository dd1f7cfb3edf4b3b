import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const HELD = { '!': ['alt'], '#': ['windows key', 'win key', 'win', 'windows'] };

export const macShortcuts = recipe({
  id: 'mac-shortcuts',
  title: 'Use the shortcuts of a Mac: Alt as the command key',
  slots: { held: choice('key that is the command key', HELD, '!') },
  code: ({ held }) => ahk`
  ; With these letters the key does what Ctrl does: copy, paste, save…
  Loop Parse "abcfinoprstuvwxyz"
      Hotkey("$${held}" A_LoopField, (pressed) => Send("^" SubStr(pressed, -1)))

  ${held}+z::Send("^y") ; redo
  ${held}q::Send("!{F4}") ; quit

  ; To the ends of the line and of the text; with Shift it selects
  ${held}Left::Send("{Home}")
  ${held}Right::Send("{End}")
  ${held}Up::Send("^{Home}")
  ${held}Down::Send("^{End}")
  ${held}+Left::Send("+{Home}")
  ${held}+Right::Send("+{End}")
  ${held}+Up::Send("^+{Home}")
  ${held}+Down::Send("^+{End}")
  ${held}Backspace::Send("+{Home}{Delete}") ; deletes to the start of the line
`,
});
