import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const FROM = {
  '{F5}': ['beginning', 'start', 'first slide'],
  '+{F5}': ['current slide', 'this slide', 'where i am', 'selected slide'],
};

export const startSlideShow = action({
  id: 'start-slide-show',
  title: 'Start the PowerPoint slide show',
  slots: { from: choice('first slide to show', FROM, '{F5}') },
  code: ({ from }) => ahk`
    if WinExist("ahk_exe POWERPNT.EXE") {
        WinActivate()
        WinWaitActive(, , 2)
        Send("${from}")
    }
  `,
});
