import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const typeLoremIpsum = action({
  id: 'type-lorem-ipsum',
  title: 'Type some paragraphs of lorem ipsum',
  slots: { paragraphs: number('number of paragraphs', 1) },
  code: ({ paragraphs }) =>
    paragraphs === 1 ? 'SendText(LoremIpsum())' : `Loop ${paragraphs}\n    SendText(LoremIpsum() "\`n\`n")`,
  needs: () => ahk`
    LoremIpsum() {
        return "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore "
            . "et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut "
            . "aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse "
            . "cillum dolore eu fugiat nulla pariatur."
    }
  `,
});
