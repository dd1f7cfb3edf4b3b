import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { recipe } from '../skill.ts';

export const noWheelZoom = recipe({
  id: 'no-wheel-zoom',
  title: 'Stop Ctrl and the mouse wheel from zooming',
  slots: { where: onlyIn() },
  code: ({ where }) =>
    inProgram(
      where,
      ahk`
    ^WheelUp::return
    ^WheelDown::return
  `,
    ),
});
