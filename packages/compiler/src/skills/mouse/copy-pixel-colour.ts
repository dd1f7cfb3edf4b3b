import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const copyPixelColour = action({
  id: 'copy-pixel-colour',
  title: 'Copy the colour under the pointer',
  slots: {},
  code: () => ahk`
  CoordMode("Mouse", "Screen")
  CoordMode("Pixel", "Screen")
  MouseGetPos(&pixelX, &pixelY)
  A_Clipboard := StrReplace(PixelGetColor(pixelX, pixelY), "0x", "#")
  ToolTip("Copied " A_Clipboard)
  SetTimer(ToolTip, -1500)
`,
});
