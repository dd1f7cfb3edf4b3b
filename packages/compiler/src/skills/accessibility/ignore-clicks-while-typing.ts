import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { duration } from '../slot.ts';

export const ignoreClicksWhileTyping = recipe({
  id: 'ignore-clicks-while-typing',
  title: 'Ignore touchpad clicks while you are typing',
  slots: { time: duration('time after the last key', 500) },
  code: ({ time }) => ahk`
  quietTime := ${time} ; milliseconds after the last key in which clicks are ignored
  InstallKeybdHook()

  #HotIf A_TimeIdleKeyboard < quietTime
  LButton::return
  RButton::return
  #HotIf
`,
});
