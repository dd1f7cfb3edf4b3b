import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { APPLICATIONS, DOCUMENTS } from './documents.ts';
import { RUNNING } from './running.ts';

const BESIDE = 'the folder of the document';

const EXPORTS = {
  Word: 'ExportAsFixedFormat(pdfName, 17)',
  Excel: 'ExportAsFixedFormat(0, pdfName)',
  PowerPoint: 'SaveCopyAs(pdfName, 32)',
};

const PDF_FOLDER = ahk`
  ; The folder of the document, or Documents if that is not on this computer yet.
  PdfFolder(document) {
      return document.Path ~= "i)^([a-z]:|\\\\)" ? document.Path : A_MyDocuments
  }
`;

export const saveAsPdf = action({
  id: 'save-as-pdf',
  title: 'Save the open Word, Excel or PowerPoint document as a PDF',
  slots: { application: choice('program', APPLICATIONS, 'Word'), folder: path('folder for the PDF', BESIDE) },
  code: ({ application, folder }) => ahk`
    pdfDocument := OfficeProgram("${application}.Application").${DOCUMENTS[application]}
    pdfName := ${folder === BESIDE ? 'PdfFolder(pdfDocument)' : folderExpression(folder)} "\" RegExReplace(pdfDocument.Name, "\.\w+$") ".pdf"
    pdfDocument.${EXPORTS[application]}
    ToolTip("Saved " pdfName)
    SetTimer(() => ToolTip(), -3000)
  `,
  needs: ({ folder }) => [...(folder === BESIDE ? [PDF_FOLDER] : []), RUNNING].join('\n\n'),
});
