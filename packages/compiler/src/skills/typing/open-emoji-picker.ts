import { action } from '../skill.ts';

export const openEmojiPicker = action({
  id: 'open-emoji-picker',
  title: "Open Windows' emoji picker",
  slots: {},
  code: () => 'Send("#.")',
});
