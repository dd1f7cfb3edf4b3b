import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { MODIFIERS } from './modifiers.ts';

export const windowOpacityByWheel = recipe({
  id: 'window-opacity-by-wheel',
  title: 'Make the window under the mouse more or less see-through with the wheel',
  slots: { held: choice('key held with the wheel', MODIFIERS, '^!'), step: number('change per notch, of 255', 15) },
  code: ({ held, step }) => ahk`
  step := ${step}    ; how much one notch of the wheel changes
  faintest := 40 ; of 255, so that the window never vanishes

  ${held}WheelUp::ChangeOpacity(step)
  ${held}WheelDown::ChangeOpacity(-step)

  ChangeOpacity(change) {
      MouseGetPos(,, &window)
      opacity := WinGetTransparent(window)
      if opacity = "" ; never changed before
          opacity := 255
      opacity := Max(faintest, Min(255, opacity + change))
      WinSetTransparent(opacity = 255 ? "Off" : opacity, window)
      ToolTip("Opacity: " Round(opacity * 100 / 255) "%")
      SetTimer(() => ToolTip(), -800)
  }
`,
});
