import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { milliseconds } from '../milliseconds.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, path } from '../slot.ts';
import { SAVE_SCREEN_AREA } from './save-picture.ts';

export const screenshotEvery = recipe({
  id: 'screenshot-every',
  title: 'Save a screenshot every so often until you stop it',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    every: duration('time between two screenshots', 60_000),
    folder: path('folder for them', 'Pictures\\Screenshots'),
  },
  code: ({ toggle, every, folder }) => ahk`
  interval := ${milliseconds(every)} ; milliseconds between two screenshots
  folder := ${folderExpression(folder)}

  ${toggle}:: {
      static running := false
      running := !running
      SetTimer(TakeScreenshot, running ? interval : 0)
      ${showOnOff('running', 'Screenshots')}
  }

  TakeScreenshot() {
      MonitorGet(, &left, &top, &right, &bottom)
      SaveScreenArea(left, top, right - left, bottom - top, folder)
  }

  ${SAVE_SCREEN_AREA}
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
