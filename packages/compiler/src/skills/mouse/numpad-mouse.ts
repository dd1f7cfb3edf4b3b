import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { number } from '../slot.ts';

export const numpadMouse = recipe({
  id: 'numpad-mouse',
  title: 'Move the mouse pointer with the numpad while Num Lock is off',
  slots: { step: number('pixels for each step', 15) },
  code: ({ step }) => ahk`
  step := ${step} ; pixels for each step

  ; These are the names of the numpad's keys while Num Lock is off.
  NumpadUp::MouseMove(0, -step, 0, "R")
  NumpadDown::MouseMove(0, step, 0, "R")
  NumpadLeft::MouseMove(-step, 0, 0, "R")
  NumpadRight::MouseMove(step, 0, 0, "R")
  NumpadHome::MouseMove(-step, -step, 0, "R")
  NumpadPgUp::MouseMove(step, -step, 0, "R")
  NumpadEnd::MouseMove(-step, step, 0, "R")
  NumpadPgDn::MouseMove(step, step, 0, "R")
  NumpadClear::LButton ; 5 clicks; hold it to drag
  NumpadIns::RButton ; 0 right-clicks
  NumpadDel::Click(2) ; the point double-clicks
`,
});
