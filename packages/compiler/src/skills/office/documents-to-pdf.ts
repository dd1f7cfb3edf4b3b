import { ahk } from '../ahk-text.ts';
import { folderOrChosen } from '../files/explorer.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { APPLICATIONS } from './documents.ts';

const PATTERNS = { Word: 'doc*', Excel: 'xls*', PowerPoint: 'ppt*' };
const OPEN = {
  Word: 'Documents.Open(path, , true)',
  Excel: 'Workbooks.Open(path, , true)',
  PowerPoint: 'Presentations.Open(path, true, , false)',
};
const EXPORT = {
  Word: 'document.ExportAsFixedFormat(pdf, 17)',
  Excel: 'document.ExportAsFixedFormat(0, pdf)',
  PowerPoint: 'document.SaveAs(pdf, 32)',
};

export const documentsToPdf = action({
  id: 'documents-to-pdf',
  title: 'Make a PDF of every Word, Excel or PowerPoint file in a folder',
  slots: { application: choice('kind of documents', APPLICATIONS, 'Word'), folder: path('folder with them', '') },
  code: ({ folder }) => ahk`DocumentsToPdf(${folderOrChosen(folder)})`,
  needs: ({ application }) => ahk`
    DocumentsToPdf(folder) {
        if folder = ""
            return ; nothing was chosen
        program := ComObject("${application}.Application")
        count := 0
        Loop Files folder "\*.${PATTERNS[application]}" {
            if InStr(A_LoopFileAttrib, "H")
                continue ; the hidden file beside an open document
            path := A_LoopFileFullPath
            pdf := RegExReplace(path, "\.\w+$", ".pdf")
            document := program.${OPEN[application]}
            ${EXPORT[application]}
            document.Close(${application === 'PowerPoint' ? '' : 'false'})
            count += 1
        }
        program.Quit()
        MsgBox(count " PDF files were made in " folder ".")
    }
  `,
});
