import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { BRIGHTNESS } from './brightness.ts';

const WAYS = {
  up: ['up', 'brighter', 'increase', 'raise', 'more', 'higher', 'lighter', 'raises', 'increases'],
  down: [
    'down',
    'darker',
    'decrease',
    'lower',
    'dim',
    'dimmer',
    'less',
    'reduce',
    'lowers',
    'reduces',
    'decreases',
    'dims',
  ],
};

export const changeBrightness = action({
  id: 'change-brightness',
  title: 'Make the screen brighter or darker',
  slots: { way: choice('direction', WAYS, 'up'), step: number('change in percent', 10) },
  code: ({ way, step }) => ahk`SetBrightness(GetBrightness() ${way === 'up' ? '+' : '-'} ${step})`,
  needs: () => BRIGHTNESS,
});
