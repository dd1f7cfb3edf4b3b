import { ahk } from '../ahk-text.ts';
import { onlyIn, unlessInFront } from '../in-program.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key, optional } from '../slot.ts';

// A key that a game moves by; an F-key that is named besides is for something else.
const MOVES = /^(?:[a-z0-9]|Space|Up|Down|Left|Right|Enter|Tab)$/i;

export const antiAfk = recipe({
  id: 'anti-afk',
  title: 'Move a little in a game now and then so that you are not kicked for being away',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F9'),
    pressed: optional(key('key to press')),
    every: duration('time between two moves', 60_000),
    where: onlyIn('game'),
  },
  code: ({ toggle, pressed, every, where }) => ahk`
  interval := ${milliseconds(every)} ; milliseconds between two moves

  ${toggle}:: {
      static on := false
      on := !on
      SetTimer(MoveALittle, on ? interval : 0)
      ToolTip(on ? "Anti-AFK on" : "Anti-AFK off")
      SetTimer(ToolTip, -1500)
  }

  MoveALittle() {
      ${unlessInFront(where)}for direction in ${MOVES.test(pressed) ? `["${pressed}"]` : '["w", "s", "a", "d", "Space"]'} {
          Send("{" direction " Down}")
          Sleep(Random(50, 150))
          Send("{" direction " Up}")
      }
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
