import { ahk } from '../ahk-text.ts';
import { keysIn } from '../key-steps.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const nextKeyInList = action({
  id: 'next-key-in-list',
  title: 'Press the next key of a list each time',
  slots: { keys: text('keys in order', '1 2 3 4') },
  code: () => ahk`PressNextKey()`,
  needs: ({ keys }) => ahk`
  PressNextKey() {
      static keys := [${(keysIn(keys).length ? keysIn(keys) : ['1', '2', '3', '4']).map((name) => `"${name}"`).join(', ')}], position := 0
      position := Mod(position, keys.Length) + 1
      Send(keys[position])
  }
`,
});
