import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const closeHungPrograms = action({
  id: 'close-hung-programs',
  title: 'End every program that does not respond any more',
  slots: {},
  code: () => ahk`Run('taskkill /f /fi "status eq not responding"',, "Hide")`,
});
