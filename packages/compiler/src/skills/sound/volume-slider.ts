import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const volumeSlider = recipe({
  id: 'volume-slider',
  title: 'A small window with a slider for the volume',
  slots: { open: hotkey('key that shows and hides the slider', '^!v') },
  code: ({ open }) => ahk`
  window := Gui("+AlwaysOnTop +ToolWindow", "Volume")
  window.SetFont("s12", "Segoe UI")
  slider := window.AddSlider("w260 Range0-100 ToolTip AltSubmit", Round(SoundGetVolume()))
  slider.OnEvent("Change", (*) => SetVolume())
  level := window.AddText("x+8 yp+4 w60", slider.Value "%")
  window.OnEvent("Escape", (*) => window.Hide())
  window.Show()

  SetTimer(FollowVolume, 500)

  SetVolume() {
      SoundSetVolume(slider.Value)
      level.Value := slider.Value "%"
  }

  ; Keeps the slider where the volume is when it is changed elsewhere.
  FollowVolume() {
      volume := Round(SoundGetVolume())
      if volume = slider.Value || GetKeyState("LButton", "P")
          return
      slider.Value := volume
      level.Value := volume "%"
  }

  ${open}:: {
      if WinExist("ahk_id " window.Hwnd)
          window.Hide()
      else
          window.Show()
  }
`,
  stop: ({ open }) => `Press ${open} to hide it.`,
});
