import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { APPLICATIONS, DOCUMENTS } from './documents.ts';
import { RUNNING } from './running.ts';

const EXPORTS = {
  Word: 'ExportAsFixedFormat(PdfName(pdfDocument), 17)',
  Excel: 'ExportAsFixedFormat(0, PdfName(pdfDocument))',
  PowerPoint: 'SaveCopyAs(PdfName(pdfDocument), 32)',
};

export const saveAsPdf = action({
  id: 'save-as-pdf',
  title: 'Save the open Word, Excel or PowerPoint document as a PDF',
  slots: { application: choice('program', APPLICATIONS, 'Word') },
  code: ({ application }) => ahk`
    pdfDocument := OfficeProgram("${application}.Application").${DOCUMENTS[application]}
    pdfDocument.${EXPORTS[application]}
    ToolTip("Saved " PdfName(pdfDocument))
    SetTimer(() => ToolTip(), -3000)
  `,
  needs: () =>
    [
      ahk`
        ; The PDF stands beside the document, or in Documents if that is not on this computer yet.
        PdfName(document) {
            folder := document.Path ~= "i)^([a-z]:|\\\\)" ? document.Path : A_MyDocuments
            return folder "\" RegExReplace(document.Name, "\.\w+$") ".pdf"
        }
      `,
      RUNNING,
    ].join('\n\n'),
});
