import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const clickImage = action({
  id: 'click-image',
  title: 'Find a picture on the screen and click it',
  slots: { image: path('picture file to look for', 'C:\\Pictures\\button.png') },
  code: ({ image }) => ahk`
  CoordMode("Pixel", "Screen")
  CoordMode("Mouse", "Screen")
  if ImageSearch(&imageX, &imageY, 0, 0, A_ScreenWidth, A_ScreenHeight, ${quoteString(`*30 ${image}`)})
      Click(imageX + 5, imageY + 5)
  else
      SoundBeep() ; not on the screen
`,
});
