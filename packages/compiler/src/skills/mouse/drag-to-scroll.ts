import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, number } from '../slot.ts';

const BUTTONS = {
  RButton: ['right'],
  MButton: ['middle', 'wheel'],
  XButton1: ['back', 'side', 'fourth'],
  XButton2: ['forward', 'fifth'],
};
const PLAIN = {
  RButton: 'Click("Right")',
  MButton: 'Click("Middle")',
  XButton1: 'Click("X1")',
  XButton2: 'Click("X2")',
};

export const dragToScroll = recipe({
  id: 'drag-to-scroll',
  title: 'Scroll by moving the mouse while a button is held',
  slots: {
    button: choice('button to hold', BUTTONS, 'RButton'),
    step: number('pixels for one notch of the wheel', 20),
  },
  code: ({ button, step }) => ahk`
  step := ${step} ; pixels of movement for one notch: less is faster
  CoordMode("Mouse", "Screen")

  ${button}:: {
      MouseGetPos(&lastX, &lastY)
      scrolled := false
      while GetKeyState("${button}", "P") {
          MouseGetPos(&x, &y)
          right := (x - lastX) // step, down := (y - lastY) // step
          if down
              Send(down > 0 ? "{WheelDown " down "}" : "{WheelUp " Abs(down) "}")
          if right
              Send(right > 0 ? "{WheelRight " right "}" : "{WheelLeft " Abs(right) "}")
          if (right || down)
              scrolled := true
          lastX += right * step, lastY += down * step
          Sleep(10)
      }
      if !scrolled
          ${PLAIN[button]} ; not moved: the usual click
  }
`,
});
