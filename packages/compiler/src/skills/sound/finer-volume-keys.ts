import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { number } from '../slot.ts';

export const finerVolumeKeys = recipe({
  id: 'finer-volume-keys',
  title: 'Change the step of the volume keys of the keyboard',
  slots: { step: number('percent for each press', 1) },
  code: ({ step }) => ahk`
  step := ${step} ; percent for each press

  Volume_Up::ChangeVolume("+" step)
  Volume_Down::ChangeVolume("-" step)

  ChangeVolume(change) {
      SoundSetVolume(change)
      ToolTip("Volume " Round(SoundGetVolume()) "%")
      SetTimer(ToolTip, -1000)
  }
`,
});
