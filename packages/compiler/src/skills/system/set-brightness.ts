import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';
import { BRIGHTNESS } from './brightness.ts';

export const setBrightness = action({
  id: 'set-brightness',
  title: 'Set the brightness of the screen',
  slots: { percent: number('brightness in percent', 50) },
  code: ({ percent }) => ahk`SetBrightness(${percent})`,
  needs: () => BRIGHTNESS,
});
