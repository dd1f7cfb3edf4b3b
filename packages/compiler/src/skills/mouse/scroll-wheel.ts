import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';

const DIRECTIONS = {
  WheelDown: ['down', 'downwards'],
  WheelUp: ['up', 'upwards'],
  WheelLeft: ['left'],
  WheelRight: ['right'],
};

export const scrollWheel = action({
  id: 'scroll-wheel',
  title: 'Scroll with the mouse wheel',
  slots: { direction: choice('direction', DIRECTIONS, 'WheelDown'), notches: number('number of notches', 3) },
  code: ({ direction, notches }) => ahk`Send("{${direction} ${notches}}")`,
});
