import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const FILTERS = {
  same: ['same value', 'this value', 'value of the cell', 'selected cell', 'current cell', 'cell i am on', 'only rows'],
  different: ['hide this value', 'all but', 'everything except', 'without this value', 'other values'],
  blank: ['blanks', 'empty ones', 'empty cells'],
  all: ['clear the filter', 'remove the filter', 'all rows', 'show all', 'show everything', 'unfilter', 'no filter'],
};
const CRITERIA = { same: 'filterCell.Text', different: '"<>" filterCell.Text', blank: '"="' };

export const excelFilter = action({
  id: 'excel-filter',
  title: 'Filter the Excel list by the value of the current cell, or show all rows again',
  slots: { filter: choice('rows to show', FILTERS, 'same') },
  code: ({ filter }) =>
    filter === 'all'
      ? ahk`
          filterSheet := OfficeProgram("Excel.Application").ActiveSheet
          if filterSheet.FilterMode
              filterSheet.ShowAllData()
        `
      : ahk`
          filterCell := OfficeProgram("Excel.Application").ActiveCell
          filterList := filterCell.CurrentRegion
          filterList.AutoFilter(filterCell.Column - filterList.Column + 1, ${CRITERIA[filter]})
        `,
  needs: () => RUNNING,
});
