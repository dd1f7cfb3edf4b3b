import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const COLOURS = {
  '0x0000FF': ['red'],
  '0x00C800': ['green'],
  '0xFF8000': ['blue'],
  '0x00D7FF': ['yellow'],
  '0x0080FF': ['orange'],
  '0xFF00FF': ['pink', 'magenta'],
};

export const activeWindowBorder = recipe({
  id: 'active-window-border',
  title: 'Show a coloured border around the active window',
  slots: {
    colour: choice('colour', COLOURS, '0x0000FF'),
    toggle: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ colour, toggle }) => ahk`
  colour := ${colour} ; blue, green and red, two digits each
  usual := 0xFFFFFFFF ; the border that Windows draws itself

  SetTimer(MarkActive, 200)

  ; Windows 11 colours the border itself.
  MarkActive() {
      static marked := 0
      active := WinExist("A")
      if active = marked
          return
      SetBorder(marked, usual)
      SetBorder(active, colour)
      marked := active
  }

  SetBorder(window, borderColour) {
      if window
          DllCall("dwmapi\DwmSetWindowAttribute", "Ptr", window, "UInt", 34, "UInt*", borderColour, "UInt", 4)
  }

  ; This key turns it off, and on again.
  ${toggle}:: {
      static isOn := true
      isOn := !isOn
      SetTimer(MarkActive, isOn ? 200 : 0)
      SetBorder(WinExist("A"), isOn ? colour : usual)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
