import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

export const EXCEL_HELPERS = {
  ExcelCell: {
    code: ahk`
      ; What a cell of the open sheet shows.
      ExcelCell(address) {
          return WithOffice("Excel.Application", (excel) => ExcelRange(excel, address).Text)
      }
    `,
    needs: ['WithOffice', 'ExcelRange'],
  },
  ExcelRange: {
    code: ahk`
      ; The cells with this address; without one, the cell that is selected.
      ExcelRange(excel, address) {
          if address ~= "i)^\s*((the )?(active|current|selected|selection)( cell)?)?\s*$"
              return excel.ActiveCell
          return excel.ActiveSheet.Range(address)
      }
    `,
  },
  GoToExcelCell: {
    code: ahk`
      GoToExcelCell(excel, address) {
          excel.Goto(ExcelRange(excel, address))
      }
    `,
    needs: ['ExcelRange'],
  },
  GoToFreeRow: {
    code: ahk`
      ; Goes to the first cell of the first empty row below the cell that is selected.
      GoToFreeRow(excel) {
          row := excel.ActiveCell.Row
          while excel.WorksheetFunction.CountA(excel.ActiveSheet.Rows(row))
              row += 1
          excel.ActiveSheet.Cells(row, 1).Select()
      }
    `,
  },
  GoToEmptyCell: {
    code: ahk`
      ; Goes to the first cell below the last filled one of a column.
      GoToEmptyCell(excel, column) {
          last := excel.ActiveSheet.Cells(excel.ActiveSheet.Rows.Count, column).End(-4162) ; upwards
          (last.Text = "" ? last : last.Offset(1, 0)).Select()
      }
    `,
  },
  SelectedCells: {
    code: ahk`
      ; The selected cells that are in use: whole columns may be selected.
      SelectedCells(excel) {
          return excel.Intersect(excel.Selection, excel.ActiveSheet.UsedRange) || excel.Selection
      }
    `,
  },
  ChangeCells: {
    code: ahk`
      ; Changes the text of each selected cell; formulas stay.
      ChangeCells(excel, change) {
          for cell in SelectedCells(excel).Cells
              if !cell.HasFormula && cell.Text != ""
                  try cell.Value := change(cell.Value)
      }
    `,
    needs: ['SelectedCells'],
  },
  DeleteBlankRows: {
    code: ahk`
      DeleteBlankRows(excel) {
          used := excel.ActiveSheet.UsedRange
          row := used.Row + used.Rows.Count - 1
          while row >= used.Row { ; from the bottom up: what is deleted moves the rows below it
              if !excel.WorksheetFunction.CountA(excel.ActiveSheet.Rows(row))
                  excel.ActiveSheet.Rows(row).Delete()
              row -= 1
          }
      }
    `,
  },
  DeleteDuplicateRows: {
    code: ahk`
      ; Deletes the rows of the list that are the same in all columns as one above.
      DeleteDuplicateRows(excel) {
          rows := excel.Selection.Cells.Count > 1 ? SelectedCells(excel) : excel.ActiveCell.CurrentRegion
          columns := ComObjArray(12, rows.Columns.Count)
          Loop rows.Columns.Count
              columns[A_Index - 1] := A_Index
          rows.RemoveDuplicates(columns, 0) ; 0: Excel finds out whether there are headings
      }
    `,
    needs: ['SelectedCells'],
  },
  FillEmptyCells: {
    code: ahk`
      ; Gives each empty cell of the selection the value above it.
      FillEmptyCells(excel) {
          for cell in SelectedCells(excel).Cells
              if cell.Text = "" && cell.Row > 1
                  cell.Value := cell.Offset(-1, 0).Value
      }
    `,
    needs: ['SelectedCells'],
  },
  FilterByCell: {
    code: ahk`
      ; Shows only the rows that have the same value as the current cell in its column.
      FilterByCell(excel) {
          cell := excel.ActiveCell
          rows := cell.CurrentRegion
          rows.AutoFilter(cell.Column - rows.Column + 1, cell.Text)
      }
    `,
  },
  ClearFilter: {
    code: ahk`
      ClearFilter(excel) {
          if excel.ActiveSheet.FilterMode
              excel.ActiveSheet.ShowAllData()
      }
    `,
  },
  FreezeTopRow: {
    code: ahk`
      FreezeTopRow(excel) {
          window := excel.ActiveWindow
          window.FreezePanes := false
          window.ScrollRow := 1
          window.SplitRow := 1
          window.SplitColumn := 0
          window.FreezePanes := true
      }
    `,
  },
  CopySum: {
    code: ahk`
      ; Copies the sum of the selected cells.
      CopySum(excel) {
          A_Clipboard := excel.WorksheetFunction.Sum(excel.Selection)
          ToolTip("Sum: " A_Clipboard " (copied)")
          SetTimer(ToolTip, -3000)
      }
    `,
  },
  PasteCells: {
    code: ahk`
      ; Pastes copied cells in a special way, and what was copied elsewhere as plain text.
      PasteCells(excel, options*) {
          if excel.CutCopyMode
              excel.Selection.PasteSpecial(options*)
          else
              excel.ActiveSheet.PasteSpecial("Text")
      }
    `,
  },
  MarkDuplicates: {
    code: ahk`
      ; Colors the selected cells whose value appears more than once.
      MarkDuplicates(excel) {
          cells := SelectedCells(excel)
          for cell in cells.Cells
              if cell.Text != "" && excel.WorksheetFunction.CountIf(cells, cell.Value) > 1
                  cell.Interior.Color := 0x00FFFF ; yellow
      }
    `,
    needs: ['SelectedCells'],
  },
  UnhideAll: {
    code: ahk`
      ; Shows hidden sheets, and the hidden rows and columns of this one.
      UnhideAll(excel) {
          for sheet in excel.ActiveWorkbook.Sheets
              sheet.Visible := -1
          excel.ActiveSheet.Rows.Hidden := false
          excel.ActiveSheet.Columns.Hidden := false
      }
    `,
  },
  GoToSheet: {
    code: ahk`
      ; Goes forward or back by this many sheets; hidden ones do not count.
      GoToSheet(excel, step) {
          number := excel.ActiveSheet.Index + step
          while number >= 1 && number <= excel.Sheets.Count {
              if excel.Sheets(number).Visible = -1 {
                  excel.Sheets(number).Activate()
                  return
              }
              number += step
          }
      }
    `,
  },
  ZoomExcel: {
    code: ahk`
      ZoomExcel(excel, change) {
          excel.ActiveWindow.Zoom := Max(10, Min(400, excel.ActiveWindow.Zoom + change))
      }
    `,
  },
  SaveSheetAsCsv: {
    code: ahk`
      SaveSheetAsCsv(excel, path) {
          path := FreeFileName(RegExReplace(path, "i)(\.csv)?$", ".csv", , 1))
          excel.ActiveSheet.Copy() ; a copy, so that the workbook itself stays unchanged
          excel.ActiveWorkbook.SaveAs(path, 62) ; 62: CSV in UTF-8
          excel.ActiveWorkbook.Close(false)
          TellSaved(path)
      }
    `,
    needs: ['FreeFileName', 'TellSaved'],
  },
  SaveSheetAsPdf: {
    code: ahk`
      ; Saves the sheet as a PDF. * stands for the name of the workbook.
      SaveSheetAsPdf(excel, path) {
          path := StrReplace(path, "*", RegExReplace(excel.ActiveWorkbook.Name, "\.\w+$"))
          path := FreeFileName(RegExReplace(path, "i)(\.pdf)?$", ".pdf", , 1))
          excel.ActiveSheet.ExportAsFixedFormat(0, path)
          TellSaved(path)
      }
    `,
    needs: ['FreeFileName', 'TellSaved'],
  },
  ExcelRows: {
    code: ahk`
      ; The selected rows as texts, with a tab between cells; with one cell selected, all rows of its list.
      ExcelRows(excel) {
          rows := []
          for row in (excel.Selection.Cells.Count > 1 ? SelectedCells(excel) : excel.ActiveCell.CurrentRegion).Rows {
              text := ""
              for cell in row.Cells
                  text .= (A_Index > 1 ? "\`t" : "") cell.Text
              rows.Push(text)
          }
          return rows
      }
    `,
    needs: ['SelectedCells'],
  },
  MailRows: {
    code: ahk`
      ; Writes an email for each selected row: the address is in column A, and in column B the name for {name} in the text.
      MailRows(excel, subject, body) {
          for row in SelectedCells(excel).Rows {
              address := excel.ActiveSheet.Cells(row.Row, 1).Text
              name := excel.ActiveSheet.Cells(row.Row, 2).Text
              if InStr(address, "@")
                  NewMail(address, StrReplace(subject, "{name}", name), StrReplace(body, "{name}", name))
          }
      }
    `,
    needs: ['SelectedCells', 'NewMail'],
  },
} as const satisfies Library;
