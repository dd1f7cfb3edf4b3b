import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, path } from '../slot.ts';

export const clickImageWhenShown = recipe({
  id: 'click-image-when-shown',
  title: 'Click a picture whenever it appears on the screen',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    image: path('picture file to wait for', 'C:\\Pictures\\button.png'),
    every: duration('time between two looks', 1000),
  },
  code: ({ toggle, image, every }) => ahk`
  picture := ${quoteString(image)} ; a small screenshot of what to click
  interval := ${milliseconds(every)} ; milliseconds between two looks
  CoordMode("Mouse", "Screen")
  CoordMode("Pixel", "Screen")

  ${toggle}:: {
      static looking := false
      looking := !looking
      SetTimer(ClickPicture, looking ? interval : 0)
      ${showOnOff('looking', 'Looking for the picture')}
  }

  ClickPicture() {
      if ImageSearch(&x, &y, 0, 0, A_ScreenWidth, A_ScreenHeight, "*30 " picture)
          Click(x + 5, y + 5)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
