import { ahk } from '../ahk-text.ts';
import { keysIn } from '../key-steps.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const randomKeyInList = action({
  id: 'random-key-in-list',
  title: 'Press a random key out of several',
  slots: { keys: text('keys to choose from', '1 2 3 4') },
  code: () => ahk`PressRandomKey()`,
  needs: ({ keys }) => ahk`
  PressRandomKey() {
      static keys := [${(keysIn(keys).length ? keysIn(keys) : ['1', '2', '3', '4']).map((name) => `"${name}"`).join(', ')}]
      Send(keys[Random(1, keys.Length)])
  }
`,
});
