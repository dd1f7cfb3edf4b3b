import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

export const pickRandom = action({
  id: 'pick-random',
  title: 'Pick one of several things at random, or flip a coin',
  slots: { things: text('things to pick from', 'Heads, Tails') },
  code: ({ things }) => ahk`
  randomThings := [${listed(things)
    .map((thing) => quoteString(thing))
    .join(', ')}]
  MsgBox(randomThings[Random(1, randomThings.Length)])
`,
});
