import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { recipe } from '../skill.ts';
import { hotkey, number } from '../slot.ts';

const DOWN = '^!Down';
const UP = '^!Up';
const MUTE = '^!m';

export const volumeKeys = recipe({
  id: 'volume-keys',
  title: 'Change the volume with two keys and mute with a third',
  slots: {
    down: hotkey('key for quieter', DOWN),
    up: hotkey('key for louder', UP),
    mute: hotkey('key that mutes', MUTE),
    step: number('percent to change the volume by', 5),
  },
  code: ({ step, ...keys }) => {
    // "ctrl+up and ctrl+down": the keys themselves say which is louder, in whatever order they are named.
    const [quieter, louder] = isLouder(keys.down) && isQuieter(keys.up) ? [keys.up, keys.down] : [keys.down, keys.up];
    const [down, up, mute] = distinctHotkeys([quieter, louder, keys.mute] as const, [DOWN, UP, MUTE]);
    return ahk`
  step := ${step} ; percent per press

  ${up}::ChangeVolume("+" step)
  ${down}::ChangeVolume("-" step)
  ${mute}:: {
      SoundSetMute(-1)
      ShowVolume()
  }

  ChangeVolume(change) {
      SoundSetVolume(change)
      ShowVolume()
  }

  ShowVolume() {
      ToolTip(SoundGetMute() ? "Muted" : "Volume " Round(SoundGetVolume()) "%")
      SetTimer(ToolTip, -1000)
  }
`;
  },
});

function isLouder(keys: string): boolean {
  return /(?:Add|Up|=|Right)$/.test(keys);
}

function isQuieter(keys: string): boolean {
  return /(?:Sub|Down|Dn|-|Left)$/.test(keys);
}
