import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const VIEWS = {
  freezeTop: ['freeze the top row', 'freeze the first row', 'freeze top row', 'freeze', 'heading row', 'header row'],
  freezeHere: ['freeze here', 'freeze at this cell', 'freeze at the cell', 'freeze panes here', 'freeze above'],
  unfreeze: ['unfreeze', 'unfreezes'],
  gridlines: ['gridlines', 'grid lines', 'grid'],
  formulas: ['formulas', 'show formulas'],
  headings: ['row and column headings', 'headings', 'column letters'],
  ribbon: ['ribbon', 'toolbar', 'menu bar'],
  fullScreen: ['full screen', 'fullscreen'],
  zeros: ['zero values', 'zeros', 'zeroes'],
};

const STATEMENTS = {
  freezeTop: freeze('viewWindow.SplitRow := 1\nviewWindow.SplitColumn := 0'),
  freezeHere: freeze(
    'viewWindow.SplitRow := viewExcel.ActiveCell.Row - 1\nviewWindow.SplitColumn := viewExcel.ActiveCell.Column - 1',
  ),
  unfreeze: 'viewWindow.FreezePanes := false',
  gridlines: 'viewWindow.DisplayGridlines := !viewWindow.DisplayGridlines',
  formulas: 'viewWindow.DisplayFormulas := !viewWindow.DisplayFormulas',
  headings: 'viewWindow.DisplayHeadings := !viewWindow.DisplayHeadings',
  ribbon: 'viewExcel.CommandBars.ExecuteMso("MinimizeRibbon")',
  fullScreen: 'viewExcel.DisplayFullScreen := !viewExcel.DisplayFullScreen',
  zeros: 'viewWindow.DisplayZeros := !viewWindow.DisplayZeros',
};

export const excelView = action({
  id: 'excel-view',
  title: 'Freeze the top row in Excel, or turn gridlines, formulas or headings on and off',
  slots: { view: choice('view', VIEWS, 'freezeTop') },
  code: ({ view }) => ahk`
    viewExcel := OfficeProgram("Excel.Application")
    ${view === 'ribbon' || view === 'fullScreen' ? '' : 'viewWindow := viewExcel.ActiveWindow\n'}${STATEMENTS[view]}
  `,
  needs: () => RUNNING,
});

function freeze(split: string): string {
  return `viewWindow.FreezePanes := false\nviewWindow.ScrollRow := 1\n${split}\nviewWindow.FreezePanes := true`;
}
