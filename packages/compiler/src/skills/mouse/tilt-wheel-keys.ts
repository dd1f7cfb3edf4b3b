import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const DEEDS = {
  keys: [],
  tabs: ['tab', 'tabs', 'browser tab', 'browser tabs', 'previous tab', 'next tab'],
  pages: ['back and forward', 'previous page', 'go back', 'back in the browser'],
  desktops: ['virtual desktop', 'virtual desktops', 'desktop', 'desktops'],
  songs: ['song', 'songs', 'track', 'tracks', 'previous song', 'next song'],
  volume: ['volume', 'louder', 'quieter'],
  undo: ['undo', 'redo'],
};
const STROKES = {
  tabs: ['^+{Tab}', '^{Tab}'],
  pages: ['{Browser_Back}', '{Browser_Forward}'],
  desktops: ['^#{Left}', '^#{Right}'],
  songs: ['{Media_Prev}', '{Media_Next}'],
  volume: ['{Volume_Down}', '{Volume_Up}'],
  undo: ['^z', '^y'],
} as const;

export const tiltWheelKeys = recipe({
  id: 'tilt-wheel-keys',
  title: 'Switch tabs, go back or press keys by tilting the mouse wheel left and right',
  slots: {
    left: hotkey('keys for the tilt to the left', ''),
    right: hotkey('keys for the tilt to the right', ''),
    deed: choice('thing that tilting does', DEEDS, 'keys'),
    where: onlyIn(),
  },
  code: ({ left, right, deed, where }) => {
    const [usualLeft, usualRight] = STROKES[deed === 'keys' ? 'tabs' : deed];
    return ahk`
    ${inProgram(
      where,
      ahk`
      WheelLeft::Tilt("${isKey(left) ? keystroke(left) : usualLeft}")
      WheelRight::Tilt("${isKey(right) ? keystroke(right) : usualRight}")
    `,
    )}

    ; A wheel that is held to one side repeats, so the next tilt counts only after a moment.
    Tilt(keys) {
        static last := 0
        if A_TickCount - last > 300
            Send(keys)
        last := A_TickCount
    }
  `;
  },
});

function isKey(said: string): boolean {
  return said !== '' && !/Wheel|^(?:Left|Right)$/.test(said);
}
