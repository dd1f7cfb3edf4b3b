import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const PAGES = {
  settings: ['settings', 'sound settings', 'output device settings'],
  mixer: ['mixer', 'volume mixer', 'app volumes'],
  classic: ['control panel', 'playback devices', 'recording devices', 'old', 'classic'],
};
const RUN = { settings: 'ms-settings:sound', mixer: 'sndvol.exe', classic: 'mmsys.cpl' };

export const openSoundSettings = action({
  id: 'open-sound-settings',
  title: 'Open the sound settings or the volume mixer',
  slots: { page: choice('sound window', PAGES, 'settings') },
  code: ({ page }) => ahk`Run("${RUN[page]}")`,
});
