import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { MODIFIERS } from '../windows/modifiers.ts';
import { BRIGHTNESS } from './brightness.ts';

export const brightnessByWheel = recipe({
  id: 'brightness-by-wheel',
  title: 'Change the brightness of the screen with the mouse wheel',
  slots: { held: choice('key held with the wheel', MODIFIERS, '^!'), step: number('change in percent', 5) },
  code: ({ held, step }) => ahk`
  step := ${step} ; percent per notch of the wheel

  ${held}WheelUp::SetBrightness(GetBrightness() + step)
  ${held}WheelDown::SetBrightness(GetBrightness() - step)

  ${BRIGHTNESS}
`,
});
