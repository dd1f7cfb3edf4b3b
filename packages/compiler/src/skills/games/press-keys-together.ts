import { ahk } from '../ahk-text.ts';
import { keysIn } from '../key-steps.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const pressKeysTogether = action({
  id: 'press-keys-together',
  title: 'Press two or more keys at exactly the same time',
  slots: { keys: text('keys to press together', 'w Space'), time: duration('time they are held', 50) },
  code: ({ keys, time }) => {
    const names = namesIn(keys);
    return ahk`
      Send("${names.map((name) => `{${name} Down}`).join('')}")
      Sleep(${time})
      Send("${names.map((name) => `{${name} Up}`).join('')}")
    `;
  },
});

function namesIn(said: string): string[] {
  const names = keysIn(said)
    .map((stroke) => stroke.replace(/^[\^!+#]+/, '').replace(/^\{(.+)\}$/s, '$1'))
    .filter((name) => name !== '"' && name !== '`');
  return names.length > 0 ? names : ['w', 'Space'];
}
