import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { deliver } from '../typing/deliver.ts';
import { listed } from '../typing/listed.ts';

const INTO = {
  show: ['show', 'tell me', 'pop up', 'popup', 'message', 'display'],
  type: ['type', 'types', 'write', 'writes', 'insert', 'paste', 'reply with', 'answer with'],
  clipboard: ['clipboard', 'copy', 'copies'],
};

export const pickRandom = action({
  id: 'pick-random',
  title: 'Pick one of several things at random, or flip a coin',
  slots: { things: text('things to pick from', 'Heads, Tails'), into: choice('place for it', INTO, 'show') },
  code: ({ things, into }) => ahk`
  randomThings := [${thingsIn(things)
    .map((thing) => quoteString(thing))
    .join(', ')}]
  ${deliver(into, 'randomThings[Random(1, randomThings.Length)]')}
`,
});

// "one of these: apple, banana or cherry": what leads up to the things is none of them.
function thingsIn(text: string): string[] {
  const named = text.replace(/^(?:[^:,\n]*\bof\b[^:,\n]*:|(?:(?:a|one|random|pick|any) )*of(?: these)?:?)\s+/i, '');
  return listed(named.replace(/,?\s+or\s+/gi, ', '));
}
