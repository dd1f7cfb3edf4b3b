import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const SIGNS = {
  dot: [
    'dot',
    'a dot',
    'always dot',
    'point',
    'period',
    'full stop',
    'decimal point',
    'instead of a comma',
    'instead of comma',
    'comma to dot',
    'comma to a dot',
    'comma a dot',
    'comma into a dot',
    'into a dot',
    'need a dot',
    'want a dot',
    'should be a dot',
    'should be dot',
    'into a point',
    'need a point',
    'should be full stop',
  ],
  comma: [
    'comma',
    'a comma',
    'always comma',
    'decimal comma',
    'instead of a dot',
    'instead of a point',
    'instead of dot',
    'instead of point',
    'dot to comma',
    'dot a comma',
    'dot as comma',
    'into a comma',
    'need a comma',
    'want a comma',
    'should be a comma',
    'should be comma',
  ],
};

export const numpadDecimal = recipe({
  id: 'numpad-decimal',
  title: 'Let the decimal key of the number pad always type a dot, or always a comma',
  slots: { sign: choice('sign', SIGNS, 'dot'), where: onlyIn() },
  code: ({ sign, where }) => inProgram(where, ahk`NumpadDot::SendText("${sign === 'dot' ? '.' : ','}")`),
});
