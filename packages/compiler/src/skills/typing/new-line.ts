import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const WHERE = {
  below: ['below', 'under', 'underneath', 'after'],
  above: ['above', 'over', 'before'],
  same: ['without sending', 'soft', 'shift enter', 'shift+enter', 'chat', 'instead of sending'],
};
const KEYS = { below: '{End}{Enter}', above: '{Home}{Enter}{Up}', same: '+{Enter}' };

export const newLine = action({
  id: 'new-line',
  title: 'Start a new line below or above, wherever the cursor stands in the line',
  slots: { where: choice('place of the new line', WHERE, 'below') },
  code: ({ where }) => `Send("${KEYS[where]}")`,
});
