import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { layer } from '../lock-layer.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, optional } from '../slot.ts';

const WAYS = {
  arrowsToWasd: [
    'arrow keys as wasd',
    'arrows as wasd',
    'arrow keys work as wasd',
    'arrow keys act as wasd',
    'arrow keys should be wasd',
    'arrow keys like wasd',
    'arrows work as wasd',
    'arrow keys into wasd',
    'arrows into wasd',
    'arrow keys work like wasd',
    'arrows to wasd',
    'arrow keys to wasd',
    'arrows instead',
    'use arrows',
    'use arrow keys',
    'with arrows',
  ],
  wasdToArrows: [
    'wasd as arrow',
    'wasd as arrows',
    'wasd to arrow',
    'wasd to arrows',
    'wasd instead',
    'use wasd',
    'with wasd',
  ],
};

export const wasdArrows = recipe({
  id: 'wasd-arrows',
  title: 'Use the arrow keys as WASD, or WASD as the arrow keys',
  slots: {
    way: choice('way round', WAYS, 'wasdToArrows'),
    toggle: optional(hotkey('key that turns it on and off')),
    where: onlyIn('game'),
  },
  code: ({ way, toggle, where }) => {
    const hotkeys =
      way === 'arrowsToWasd'
        ? ahk`
          Up::w
          Left::a
          Down::s
          Right::d
        `
        : ahk`
          w::Up
          a::Left
          s::Down
          d::Right
        `;
    // The letters and arrows themselves are what changes, and not the key for it.
    return /^(?:.?|Up|Down|Left|Right|Arrow)$/.test(toggle)
      ? inProgram(where, hotkeys)
      : layer(toggle, 'locked', hotkeys);
  },
});
