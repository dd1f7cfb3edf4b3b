import { action } from '../skill.ts';
import { choice, duration, optional, point } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right', 'right click'], Middle: ['middle'] };

export const clickSeveralPoints = action({
  id: 'click-several-points',
  title: 'Click several places on the screen one after the other',
  slots: {
    first: point('first place', { x: 400, y: 300 }),
    second: point('second place', { x: 600, y: 300 }),
    third: optional(point('third place')),
    fourth: optional(point('fourth place')),
    fifth: optional(point('fifth place')),
    pause: duration('time between two clicks', 300),
    button: choice('mouse button', BUTTONS, 'Left'),
  },
  code: ({ first, second, third, fourth, fifth, pause, button }) => {
    const places = [first, second, third, fourth, fifth].filter((place) => place !== '');
    const clicks = places.map(({ x, y }) => `Click(${button === 'Left' ? `${x}, ${y}` : `${x}, ${y}, "${button}"`})`);
    return `CoordMode("Mouse", "Screen")\n${clicks.join(`\nSleep(${pause})\n`)}`;
  },
});
