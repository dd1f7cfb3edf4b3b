import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, number } from '../slot.ts';

const MODIFIERS = {
  '!': ['alt'],
  '^': ['ctrl', 'control'],
  '+': ['shift'],
  '#': ['win', 'windows key', 'windows'],
  'RButton & ': ['right mouse button', 'right button', 'right click', 'rmb'],
  'CapsLock & ': ['caps lock', 'caps'],
};

export const volumeByWheel = recipe({
  id: 'volume-by-wheel',
  title: 'Change the volume with the mouse wheel while you hold a key',
  slots: {
    held: choice('key to hold', MODIFIERS, '!'),
    step: number('percent to change the volume by', 2),
  },
  code: ({ held, step }) => ahk`
  step := ${step} ; percent per notch of the wheel

  ${held}WheelUp::ChangeVolume("+" step)
  ${held}WheelDown::ChangeVolume("-" step)
  ${held}MButton::SoundSetMute(-1) ; pressing the wheel mutes
  ${held === 'RButton & ' ? 'RButton::Click("Right") ; a right click alone still works' : ''}

  ChangeVolume(change) {
      SoundSetVolume(change)
      ToolTip("Volume " Round(SoundGetVolume()) "%")
      SetTimer(ToolTip, -1000)
  }
`,
});
