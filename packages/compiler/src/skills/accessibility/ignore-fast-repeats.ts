import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { duration } from '../slot.ts';

export const ignoreFastRepeats = recipe({
  id: 'ignore-fast-repeats',
  title: 'Ignore a key that is pressed again too soon',
  slots: { tooSoon: duration('time in which a second press is ignored', 300) },
  code: ({ tooSoon }) => ahk`
  tooSoon := ${tooSoon} ; milliseconds in which a second press of the same key is ignored

  HotIf(IsTooSoon)
  Loop Parse "abcdefghijklmnopqrstuvwxyz0123456789"
      Hotkey("*" A_LoopField, (*) => 0) ; does nothing instead of typing
  HotIf()

  IsTooSoon(key) {
      static lastPress := Map()
      isTooSoon := A_TickCount - lastPress.Get(key, -tooSoon) < tooSoon
      if !isTooSoon
          lastPress[key] := A_TickCount
      return isTooSoon
  }
`,
});
