import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';
import { OPEN_WINDOWS } from './open-windows.ts';
import { WINDOW_LAYOUT } from './window-layout.ts';

const SAVE = '^!F5';
const BACK = '^!F6';

export const windowLayoutKeys = recipe({
  id: 'window-layout-keys',
  title: 'Remember where all windows are with one key, and put them all back with another',
  slots: { save: hotkey('key that remembers the places', SAVE), back: hotkey('key that puts them back', BACK) },
  code: (keys) => {
    const [save, back] = distinctHotkeys([keys.save, keys.back] as const, [SAVE, BACK]);
    return ahk`
    ${save}:: { ; remembers all windows
        SaveLayout()
        ToolTip("The places are remembered.")
        SetTimer(ToolTip, -1500)
    }
    ${back}::RestoreLayout() ; puts them back

    ${WINDOW_LAYOUT}

    ${OPEN_WINDOWS}
  `;
  },
});
