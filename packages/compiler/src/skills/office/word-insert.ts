import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const THINGS = {
  page: ['page break', 'new page'],
  table: ['table'],
  footnote: ['footnote'],
  comment: ['comment'],
  date: ['date that updates', 'date field', 'updating date'],
  contents: ['table of contents', 'contents list'],
  pageNumber: ['page number', 'page numbers'],
  line: ['horizontal line', 'dividing line'],
};

const STATEMENTS = {
  page: 'insertWord.Selection.InsertBreak(7)',
  table: 'insertWord.ActiveDocument.Tables.Add(insertWord.Selection.Range, 3, 3, 1) ; 3 rows, 3 columns, with borders',
  footnote: 'insertWord.ActiveDocument.Footnotes.Add(insertWord.Selection.Range)',
  comment: 'insertWord.ActiveDocument.Comments.Add(insertWord.Selection.Range)',
  date: 'insertWord.Selection.InsertDateTime("d MMMM yyyy", true)',
  contents: 'insertWord.ActiveDocument.TablesOfContents.Add(insertWord.Selection.Range)',
  pageNumber: 'insertWord.ActiveDocument.Sections(1).Footers(1).PageNumbers.Add(1)',
  line: 'insertWord.Selection.InlineShapes.AddHorizontalLineStandard()',
};

export const wordInsert = action({
  id: 'word-insert',
  title: 'Insert a page break, table, footnote or comment in Word',
  slots: { thing: choice('thing to insert', THINGS, 'page') },
  code: ({ thing }) => ahk`
    insertWord := OfficeProgram("Word.Application")
    ${STATEMENTS[thing]}
  `,
  needs: () => RUNNING,
});
