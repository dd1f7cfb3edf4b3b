import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const MOVES = {
  Next: ['next', 'forward', 'advance', 'next slide'],
  Previous: ['previous', 'back', 'last slide shown', 'previous slide', 'go back'],
  First: ['first slide', 'beginning', 'first'],
  Last: ['last slide', 'very end'],
  black: ['black', 'black screen', 'blank screen', 'darken', 'blackout'],
  white: ['white', 'white screen'],
  pause: ['pause the show', 'pause'],
  Exit: ['end the show', 'stop the presentation', 'exit', 'quit the show', 'end the presentation'],
};

// Each turns the state off again if it is on.
const STATEMENTS: Readonly<Record<string, string>> = {
  black: toggled(3),
  white: toggled(4),
  pause: toggled(2),
};

export const slideShow = action({
  id: 'slide-show',
  title: 'Go to the next or previous PowerPoint slide or make the screen black, even from another program',
  slots: { move: choice('slide', MOVES, 'Next') },
  code: ({ move }) => ahk`
    slidePowerPoint := OfficeProgram("PowerPoint.Application")
    if slidePowerPoint.SlideShowWindows.Count
        ${STATEMENTS[move] ?? `slidePowerPoint.SlideShowWindows(1).View.${move}()`}
  `,
  needs: () => RUNNING,
});

function toggled(state: number): string {
  const view = 'slidePowerPoint.SlideShowWindows(1).View';
  return `${view}.State := ${view}.State = ${state} ? 1 : ${state}`;
}
