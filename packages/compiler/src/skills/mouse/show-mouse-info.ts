import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { keyOf } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const MODES = {
  toggled: ['shows and hides', 'on and off', 'toggle', 'toggles', 'until i press it again'],
  held: [
    'while i hold',
    'as long as i hold',
    'when i hold',
    'hold',
    'held',
    'holding',
    'keep pressed',
    'while pressed',
  ],
};

export const showMouseInfo = recipe({
  id: 'show-mouse-info',
  title: "Show the pointer's position and the colour under it",
  slots: {
    toggle: hotkey('key that shows and hides it', 'F8'),
    copy: hotkey('key that copies it', 'F9'),
    mode: choice('way to show it', MODES, 'toggled'),
  },
  code: ({ mode, ...keys }) => {
    const [toggle, copy] = distinctHotkeys([keys.toggle, keys.copy] as const, ['F8', 'F9']);
    return ahk`
  CoordMode("Mouse", "Screen")
  CoordMode("Pixel", "Screen")

  ${SHOWN[mode](toggle)}

  ${copy}::A_Clipboard := MouseInfo() ; copies it

  ShowInfo() {
      ToolTip(MouseInfo())
  }

  MouseInfo() {
      MouseGetPos(&x, &y)
      return x ", " y " " PixelGetColor(x, y)
  }
`;
  },
  stop: ({ toggle, mode }) =>
    mode === 'held' ? `Let go of ${toggle} to hide it.` : `Press ${toggle} again to hide it.`,
});

const SHOWN = {
  toggled: (toggle: string) => ahk`
    ${toggle}:: { ; shows and hides it
        static shown := false
        shown := !shown
        SetTimer(ShowInfo, shown ? 50 : 0)
        if !shown
            ToolTip()
    }
  `,
  held: (hold: string) => ahk`
    ~${hold}:: { ; shows it while the key is held
        while GetKeyState("${keyOf(hold)}", "P") {
            ShowInfo()
            Sleep(50)
        }
        ToolTip()
    }
  `,
};
