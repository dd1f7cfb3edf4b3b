import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const DIRECTIONS = { WheelDown: ['down'], WheelUp: ['up'] };

export const autoScroll = recipe({
  id: 'auto-scroll',
  title: 'Scroll slowly by itself until you press the key again',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    every: duration('time between two notches of the wheel', 1000),
    direction: choice('direction', DIRECTIONS, 'WheelDown'),
  },
  code: ({ toggle, every, direction }) => ahk`
  interval := ${milliseconds(every)} ; milliseconds between two notches: less is faster

  ${toggle}:: {
      static scrolling := false
      scrolling := !scrolling
      SetTimer(ScrollOnce, scrolling ? interval : 0)
      ${showOnOff('scrolling', 'Scrolling')}
  }

  ScrollOnce() {
      Send("{${direction}}")
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
