import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const MOVES = {
  Next: ['next', 'forward', 'advance', 'next slide'],
  Previous: ['previous', 'back', 'last slide shown', 'previous slide', 'go back'],
  First: ['first slide', 'beginning', 'first'],
  Last: ['last slide', 'very end'],
  Exit: ['end the show', 'stop the presentation', 'exit', 'quit the show', 'end the presentation'],
};

export const slideShow = action({
  id: 'slide-show',
  title: 'Go to the next or previous PowerPoint slide, even from another program',
  slots: { move: choice('slide', MOVES, 'Next') },
  code: ({ move }) => ahk`
    slidePowerPoint := OfficeProgram("PowerPoint.Application")
    if slidePowerPoint.SlideShowWindows.Count
        slidePowerPoint.SlideShowWindows(1).View.${move}()
  `,
  needs: () => RUNNING,
});
