import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration } from '../slot.ts';

export const wait = action({
  id: 'wait',
  title: 'Wait a while before the next step',
  slots: { for: duration('time to wait', 1000) },
  code: (values) => ahk`Sleep(${milliseconds(values.for)})`,
});
