/** Office programs, how each names its open document, and the words that people say for them. */
export const APPLICATIONS = {
  Word: ['word', 'document', 'letter', 'doc', 'docx'],
  Excel: ['excel', 'workbook', 'spreadsheet', 'sheet', 'xlsx'],
  PowerPoint: ['powerpoint', 'presentation', 'slides', 'power point'],
};

export const DOCUMENTS = { Word: 'ActiveDocument', Excel: 'ActiveWorkbook', PowerPoint: 'ActivePresentation' };
