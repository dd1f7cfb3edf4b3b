import { keySteps } from '../key-steps.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const pressKeysInOrder = action({
  id: 'press-keys-in-order',
  title: 'Press several keys one after the other with pauses',
  slots: { keys: text('keys in order', '1 2 3'), pause: duration('time between keys', 100) },
  code: ({ keys, pause }) => keySteps(keys, pause).join('\n') || '; put the keys here, such as Send("1")',
});
