import { ahk } from '../ahk-text.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const LAYOUTS = { Colemak: ['colemak'], Dvorak: ['dvorak'], Workman: ['workman'] };
const KEYS = {
  Colemak: ['ertyuiopsdfgjkl;n', 'fpgjluy;rstdneiok'],
  Dvorak: ["-=qwertyuiop[]sdfghjkl;'zxcvbn,./", "[]',.pyfgcrl/=oeuidhtns-;qjkxbwvz"],
  Workman: ['wertyuiopdfhjkl;cvbnm', 'drwbjfup;htyneoimcvkl'],
};

export const keyboardLayout = recipe({
  id: 'keyboard-layout',
  title: 'Type in the Colemak, Dvorak or Workman layout',
  slots: { layout: choice('layout', LAYOUTS, 'Colemak'), toggle: hotkey('key that turns it on and off', 'F12') },
  code: ({ layout, toggle }) => ahk`
  ; ${layout}, for a keyboard that is set to QWERTY. Each key types what stands below it.
  keys := "${KEYS[layout][0] ?? ''}"
  typed := "${KEYS[layout][1] ?? ''}"
  layoutIsOn := true

  HotIf((*) => layoutIsOn)
  Loop Parse keys
      Hotkey("*" A_LoopField, TypeLetter.Bind(SubStr(typed, A_Index, 1)))
  HotIf()

  ${toggle}:: { ; turns it off and on
      global layoutIsOn := !layoutIsOn
      ${showOnOff('layoutIsOn', layout)}
  }

  TypeLetter(letter, *) {
      Send("{Blind}{" letter "}")
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to turn the layout off or on.`,
});
