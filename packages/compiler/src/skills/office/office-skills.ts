import { documentsToPdf } from './documents-to-pdf.ts';
import { excelAddRow } from './excel-add-row.ts';
import { excelCleanCells } from './excel-clean-cells.ts';
import { excelColourCells } from './excel-colour-cells.ts';
import { excelDeleteRows } from './excel-delete-rows.ts';
import { excelEditRows } from './excel-edit-rows.ts';
import { excelFillDown } from './excel-fill-down.ts';
import { excelFilter } from './excel-filter.ts';
import { excelFormat } from './excel-format.ts';
import { excelHighlightDuplicates } from './excel-highlight-duplicates.ts';
import { excelInsertDate } from './excel-insert-date.ts';
import { excelMailRows } from './excel-mail-rows.ts';
import { excelNextEmptyCell } from './excel-next-empty-cell.ts';
import { excelPasteSpecial } from './excel-paste-special.ts';
import { excelProtectSheet } from './excel-protect-sheet.ts';
import { excelRange } from './excel-range.ts';
import { excelRowsToProgram } from './excel-rows-to-program.ts';
import { excelSaveAsCsv } from './excel-save-as-csv.ts';
import { excelSheetsToPdf } from './excel-sheets-to-pdf.ts';
import { excelSumSelection } from './excel-sum-selection.ts';
import { excelSwitchSheet } from './excel-switch-sheet.ts';
import { excelTidy } from './excel-tidy.ts';
import { excelTransformColumn } from './excel-transform-column.ts';
import { excelTypeCell } from './excel-type-cell.ts';
import { excelUnhide } from './excel-unhide.ts';
import { excelView } from './excel-view.ts';
import { excelWriteCell } from './excel-write-cell.ts';
import { outlookAppointment } from './outlook-appointment.ts';
import { outlookFileMail } from './outlook-file-mail.ts';
import { outlookGoTo } from './outlook-go-to.ts';
import { outlookMail } from './outlook-mail.ts';
import { outlookMailSelection } from './outlook-mail-selection.ts';
import { outlookMark } from './outlook-mark.ts';
import { outlookNewItem } from './outlook-new-item.ts';
import { outlookNewMailAlert } from './outlook-new-mail-alert.ts';
import { outlookReply } from './outlook-reply.ts';
import { outlookSaveAttachments } from './outlook-save-attachments.ts';
import { outlookSendLater } from './outlook-send-later.ts';
import { outlookTask } from './outlook-task.ts';
import { powerpointExportSlides } from './powerpoint-export-slides.ts';
import { printDocument } from './print-document.ts';
import { runMacro } from './run-macro.ts';
import { saveAllDocuments } from './save-all-documents.ts';
import { saveAsPdf } from './save-as-pdf.ts';
import { saveDatedCopy } from './save-dated-copy.ts';
import { slideShow } from './slide-show.ts';
import { startSlideShow } from './start-slide-show.ts';
import { wordCount } from './word-count.ts';
import { wordFillTemplate } from './word-fill-template.ts';
import { wordFont } from './word-font.ts';
import { wordFormat } from './word-format.ts';
import { wordInsert } from './word-insert.ts';
import { wordLanguage } from './word-language.ts';
import { wordReplaceAll } from './word-replace-all.ts';
import { wordReview } from './word-review.ts';

export const OFFICE_SKILLS = [
  documentsToPdf,
  excelAddRow,
  excelCleanCells,
  excelColourCells,
  excelDeleteRows,
  excelEditRows,
  excelFillDown,
  excelFilter,
  excelFormat,
  excelHighlightDuplicates,
  excelInsertDate,
  excelMailRows,
  excelNextEmptyCell,
  excelPasteSpecial,
  excelProtectSheet,
  excelRange,
  excelRowsToProgram,
  excelSaveAsCsv,
  excelSheetsToPdf,
  excelSumSelection,
  excelSwitchSheet,
  excelTidy,
  excelTransformColumn,
  excelTypeCell,
  excelUnhide,
  excelView,
  excelWriteCell,
  outlookAppointment,
  outlookFileMail,
  outlookGoTo,
  outlookMailSelection,
  outlookMail,
  outlookMark,
  outlookNewItem,
  outlookNewMailAlert,
  outlookReply,
  outlookSaveAttachments,
  outlookSendLater,
  outlookTask,
  powerpointExportSlides,
  printDocument,
  runMacro,
  saveAllDocuments,
  saveAsPdf,
  saveDatedCopy,
  slideShow,
  startSlideShow,
  wordCount,
  wordFillTemplate,
  wordFont,
  wordFormat,
  wordInsert,
  wordLanguage,
  wordReplaceAll,
  wordReview,
];
