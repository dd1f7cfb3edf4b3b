import type { OFFICE } from '#language/steps/office.ts';
import { literal } from '../code.ts';
import { colorNumber } from '../conditions/color-number.ts';
import type { Emitters } from '../emitters.ts';
import { assignedVariable, type Scope } from '../scope.ts';
import { filesExpression } from '../things/files.ts';
import { useHelper } from '../use-helper.ts';
import { changedExpression } from '../values/changed-expression.ts';
import { argument } from '../values/expression.ts';
import { inlineLoop } from './flow-runs.ts';
import { officeCall, withOffice } from './with-office.ts';

export const EMIT_EXCEL = {
  'excel-write': ({ cell, value }, scope) => {
    const range = `${useHelper(scope.draft, 'ExcelRange')}(excelApp, ${argument(cell, scope)})`;
    return [withOffice('Excel', `${range}.Value := ${argument(value, scope)}`, scope)];
  },
  'excel-go': ({ cell }, scope) => [officeCall('Excel', 'GoToExcelCell', scope, argument(cell, scope))],
  'excel-next-row': (_step, scope) => [officeCall('Excel', 'GoToFreeRow', scope)],
  'excel-next-empty': ({ column }, scope) => [officeCall('Excel', 'GoToEmptyCell', scope, literal(column))],
  'excel-color': ({ color }, scope) => [
    withOffice('Excel', `excelApp.Selection.Interior.Color := ${swapped(colorNumber(color))}`, scope),
  ],
  'excel-format': ({ format }, scope) => [withOffice('Excel', `excelApp.Selection.${FORMATS[format]}`, scope)],
  'excel-do': ({ action }, scope) => [ACTIONS[action](scope)],
  'excel-change': ({ change }, scope) => {
    const changed = changedExpression('cellText', [change], scope);
    return [officeCall('Excel', 'ChangeCells', scope, `(cellText) => ${changed}`)];
  },
  // In a search of Excel these signs stand for others.
  'excel-replace': ({ what, by }, scope) => [
    withOffice(
      'Excel',
      `excelApp.ActiveSheet.Cells.Replace(${literal(what.replace(/[~*?]/g, '~$&'))}, ${argument(by, scope)}, 2)`,
      scope,
    ),
  ],
  'excel-save-csv': ({ file }, scope) => [officeCall('Excel', 'SaveSheetAsCsv', scope, filesExpression(file, scope))],
  'excel-save-pdf': ({ file }, scope) => [officeCall('Excel', 'SaveSheetAsPdf', scope, filesExpression(file, scope))],
  'excel-mail-rows': ({ subject, body }, scope) => [
    officeCall('Excel', 'MailRows', scope, argument(subject, scope), argument(body, scope)),
  ],
  'each-excel-row': ({ name, steps }, scope) =>
    inlineLoop(`for each in ${officeCall('Excel', 'ExcelRows', scope)}`, steps, scope, [
      `${assignedVariable(scope, name)} := each`,
    ]),
} satisfies Partial<Emitters<typeof OFFICE>>;

const FORMATS = {
  bold: 'Font.Bold := true',
  number: 'NumberFormat := "0.00"',
  currency: 'NumberFormat := "$#,##0.00"',
  percent: 'NumberFormat := "0%"',
  date: 'NumberFormat := "yyyy-mm-dd"',
  text: 'NumberFormat := "@"',
  border: 'Borders.LineStyle := 1',
  wrap: 'WrapText := true',
  center: 'HorizontalAlignment := -4108',
} as const;

const ACTIONS = {
  'insert-row': simply('excelApp.Selection.EntireRow.Insert()'),
  'delete-row': simply('excelApp.Selection.EntireRow.Delete()'),
  'delete-blank-rows': (scope: Scope) => officeCall('Excel', 'DeleteBlankRows', scope),
  'delete-duplicate-rows': (scope: Scope) => officeCall('Excel', 'DeleteDuplicateRows', scope),
  'fill-down': (scope: Scope) => officeCall('Excel', 'FillEmptyCells', scope),
  filter: (scope: Scope) => officeCall('Excel', 'FilterByCell', scope),
  'clear-filter': (scope: Scope) => officeCall('Excel', 'ClearFilter', scope),
  autofit: simply('excelApp.ActiveSheet.Cells.EntireColumn.AutoFit()'),
  'freeze-top-row': (scope: Scope) => officeCall('Excel', 'FreezeTopRow', scope),
  sum: (scope: Scope) => officeCall('Excel', 'CopySum', scope),
  'paste-values': (scope: Scope) => officeCall('Excel', 'PasteCells', scope, '-4163'),
  transpose: (scope: Scope) => officeCall('Excel', 'PasteCells', scope, '-4104', '-4142', 'false', 'true'),
  'trim-cells': (scope: Scope) => officeCall('Excel', 'ChangeCells', scope, '(cellText) => Trim(cellText)'),
  'text-to-numbers': (scope: Scope) =>
    officeCall('Excel', 'ChangeCells', scope, '(cellText) => Number(StrReplace(Trim(cellText), ",", "."))'),
  'highlight-duplicates': (scope: Scope) => officeCall('Excel', 'MarkDuplicates', scope),
  'unhide-all': (scope: Scope) => officeCall('Excel', 'UnhideAll', scope),
  protect: simply('excelApp.ActiveSheet.Protect()'),
  unprotect: simply('excelApp.ActiveSheet.Unprotect()'),
  'next-sheet': (scope: Scope) => officeCall('Excel', 'GoToSheet', scope, '1'),
  'previous-sheet': (scope: Scope) => officeCall('Excel', 'GoToSheet', scope, '-1'),
  'new-sheet': simply('excelApp.Sheets.Add(, excelApp.ActiveSheet)'),
  'zoom-in': (scope: Scope) => officeCall('Excel', 'ZoomExcel', scope, '10'),
  'zoom-out': (scope: Scope) => officeCall('Excel', 'ZoomExcel', scope, '-10'),
} as const;

function simply(action: string): (scope: Scope) => string {
  return (scope) => withOffice('Excel', action, scope);
}

// Excel wants blue, green, red.
function swapped(color: string): string {
  return color.replace(/^0x(..)(..)(..)$/, '0x$3$2$1');
}
