import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { number } from '../slot.ts';

export const volumeOverTaskbar = recipe({
  id: 'volume-over-taskbar',
  title: 'Change the volume with the mouse wheel over the taskbar',
  slots: { step: number('percent to change the volume by', 2) },
  code: ({ step }) => ahk`
  step := ${step} ; percent per notch of the wheel

  #HotIf MouseIsOverTaskbar()
  WheelUp::ChangeVolume("+" step)
  WheelDown::ChangeVolume("-" step)
  MButton::SoundSetMute(-1) ; the wheel button mutes
  #HotIf

  MouseIsOverTaskbar() {
      MouseGetPos(, , &window)
      return WinExist("ahk_class Shell_TrayWnd ahk_id " window)
          || WinExist("ahk_class Shell_SecondaryTrayWnd ahk_id " window)
  }

  ChangeVolume(change) {
      SoundSetVolume(change)
      ToolTip("Volume " Round(SoundGetVolume()) "%")
      SetTimer(ToolTip, -1000)
  }
`,
});
