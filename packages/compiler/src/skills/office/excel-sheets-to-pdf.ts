import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { RUNNING } from './running.ts';

const FORMATS = {
  pdf: ['pdf', 'pdfs'],
  xlsx: ['workbook', 'workbooks', 'excel file', 'own file', 'xlsx', 'separate files'],
};

export const excelSheetsToPdf = action({
  id: 'excel-sheets-to-pdf',
  title: 'Save every sheet of the open Excel workbook as a PDF or file of its own',
  slots: { format: choice('kind of file', FORMATS, 'pdf'), folder: path('folder for them', '') },
  code: ({ format, folder }) => ahk`
    sheetsBook := OfficeProgram("Excel.Application").ActiveWorkbook
    sheetsFolder := ${folder ? folderExpression(folder) : 'sheetsBook.Path ~= "i)^([a-z]:|\\\\\\\\)" ? sheetsBook.Path : A_MyDocuments'}
    DirCreate(sheetsFolder)
    for oneSheet in sheetsBook.Worksheets {
        ${SAVE[format]}
    }
    MsgBox(sheetsBook.Worksheets.Count " files were saved in " sheetsFolder ".")
  `,
  needs: () => RUNNING,
});

const SAVE = {
  pdf: 'oneSheet.ExportAsFixedFormat(0, sheetsFolder "\\" oneSheet.Name ".pdf")',
  xlsx: ahk`
    oneSheet.Copy() ; a new workbook with this sheet alone
    oneSheet.Application.ActiveWorkbook.SaveAs(sheetsFolder "\" oneSheet.Name ".xlsx")
    oneSheet.Application.ActiveWorkbook.Close(false)
  `,
};
