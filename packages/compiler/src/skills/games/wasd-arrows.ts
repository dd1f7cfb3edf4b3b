import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const WAYS = {
  arrowsToWasd: [
    'arrow keys as wasd',
    'arrows as wasd',
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
  slots: { way: choice('way round', WAYS, 'wasdToArrows'), where: onlyIn('game') },
  code: ({ way, where }) =>
    inProgram(
      where,
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
        `,
    ),
});
