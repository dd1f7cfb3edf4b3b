import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const cancelShutdown = action({
  id: 'cancel-shutdown',
  title: 'Cancel a planned shutdown',
  slots: {},
  code: () => ahk`Run("shutdown /a",, "Hide")`,
});
