import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { cellsOr, cellsSlot } from './cells.ts';
import { RUNNING } from './running.ts';

const COLOURS = {
  yellow: ['yellow', 'highlight'],
  red: ['red'],
  green: ['green'],
  blue: ['blue'],
  orange: ['orange'],
  pink: ['pink'],
  purple: ['purple', 'violet'],
  grey: ['grey', 'gray'],
  white: ['white'],
  black: ['black'],
  none: [
    'no colour',
    'no color',
    'no fill',
    'remove the colour',
    'remove the color',
    'clear the fill',
    'clear the colour',
  ],
};

// Excel wants blue, green, red.
const NUMBERS = {
  yellow: '0x00FFFF',
  red: '0x0000FF',
  green: '0x50D092',
  blue: '0xF0B000',
  orange: '0x00C0FF',
  pink: '0xCBC0FF',
  purple: '0xA03070',
  grey: '0xBFBFBF',
  white: '0xFFFFFF',
  black: '0x000000',
};

const PARTS = { Interior: ['cell', 'cells', 'fill', 'background', 'row'], Font: ['text', 'font', 'letters'] };

export const excelColourCells = action({
  id: 'excel-colour-cells',
  title: 'Colour the selected cells in Excel',
  slots: {
    colour: choice('colour', COLOURS, 'yellow'),
    part: choice('part to colour', PARTS, 'Interior'),
    cells: cellsSlot,
  },
  code: ({ colour, part, cells }) => {
    const target = `OfficeProgram("Excel.Application").${cellsOr(cells, 'Selection')}.${part}`;
    if (colour === 'none') return ahk`${target}.ColorIndex := ${part === 'Font' ? -4105 : -4142}`;
    return ahk`${target}.Color := ${NUMBERS[colour]} ; ${colour}, as blue, green, red`;
  },
  needs: () => RUNNING,
});
