import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { RUNNING } from './running.ts';

export const excelSaveAsCsv = action({
  id: 'excel-save-as-csv',
  title: 'Save the sheet that is open in Excel as a CSV file',
  slots: { folder: path('folder for it', 'Desktop') },
  code: ({ folder }) => ahk`
    csvExcel := OfficeProgram("Excel.Application")
    csvFile := ${folderExpression(folder)} "\" csvExcel.ActiveSheet.Name ".csv"
    csvExcel.ActiveSheet.Copy() ; a copy, so that the workbook itself stays what it is
    csvExcel.DisplayAlerts := false ; an older file of that name is replaced
    csvExcel.ActiveWorkbook.SaveAs(csvFile, 62) ; 62: CSV in UTF-8
    csvExcel.ActiveWorkbook.Close(false)
    csvExcel.DisplayAlerts := true
    ToolTip("Saved " csvFile)
    SetTimer(ToolTip, -3000)
  `,
  needs: () => RUNNING,
});
