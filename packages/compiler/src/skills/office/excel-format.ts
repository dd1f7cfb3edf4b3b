import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const FORMATS = {
  'Cells.EntireColumn.AutoFit()': [
    'autofit',
    'auto fit',
    'fit the columns',
    'column width',
    'fit columns',
    'widths fit',
  ],
  'Selection.WrapText := true': ['wrap text', 'wrap the text', 'wrap'],
  'Selection.Merge()': ['merge', 'merge cells', 'merge the cells'],
  'Selection.Borders.LineStyle := 1': ['border', 'borders', 'grid around'],
  'Selection.Font.Bold := true': ['bold'],
  'Selection.HorizontalAlignment := -4108': ['centre', 'center', 'centred', 'centered'],
  'Selection.NumberFormat := "$#,##0.00"': ['currency', 'dollars', 'money'],
  'Selection.NumberFormat := "0.00"': ['two decimals', '2 decimals', 'two decimal places', 'decimal places'],
  'Selection.NumberFormat := "0%"': ['percent', 'percentage', 'percentages'],
  'Selection.NumberFormat := "yyyy-mm-dd"': ['as dates', 'date format', 'as a date'],
  'Selection.NumberFormat := "@"': ['as text', 'text format'],
  'Selection.ClearFormats()': ['clear formatting', 'remove formatting', 'no formatting'],
  'Selection.AutoFilter()': ['filter', 'filters', 'autofilter', 'auto filter'],
};

export const excelFormat = action({
  id: 'excel-format',
  title: 'Format the selected Excel cells: borders, currency, wrap, merge, column width',
  slots: { format: choice('format', FORMATS, 'Cells.EntireColumn.AutoFit()') },
  code: ({ format }) => ahk`OfficeProgram("Excel.Application").${format}`,
  needs: () => RUNNING,
});
