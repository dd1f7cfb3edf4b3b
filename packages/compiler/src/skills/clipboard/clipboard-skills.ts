import { addToLines } from './add-to-lines.ts';
import { alwaysCopyPlain } from './always-copy-plain.ts';
import { appendToClipboard } from './append-to-clipboard.ts';
import { calculateSelection } from './calculate-selection.ts';
import { calculateTyped } from './calculate-typed.ts';
import { cellsToTable } from './cells-to-table.ts';
import { changeCase } from './change-case.ts';
import { changeNameStyle } from './change-name-style.ts';
import { cleanCopiedLinks } from './clean-copied-links.ts';
import { clearClipboard } from './clear-clipboard.ts';
import { clearClipboardAfter } from './clear-clipboard-after.ts';
import { clipboardHistory } from './clipboard-history.ts';
import { compareWithClipboard } from './compare-with-clipboard.ts';
import { convertDateFormat } from './convert-date-format.ts';
import { convertNumber } from './convert-number.ts';
import { convertNumberBase } from './convert-number-base.ts';
import { convertSelectedUnits } from './convert-selected-units.ts';
import { copyFilePath } from './copy-file-path.ts';
import { copyNotice } from './copy-notice.ts';
import { copyPlainText } from './copy-plain-text.ts';
import { copyToPreviousWindow } from './copy-to-previous-window.ts';
import { copyToProgram } from './copy-to-program.ts';
import { copyWithSource } from './copy-with-source.ts';
import { countWords } from './count-words.ts';
import { cycleCase } from './cycle-case.ts';
import { editClipboard } from './edit-clipboard.ts';
import { editCommand } from './edit-command.ts';
import { encodeText } from './encode-text.ts';
import { extractFromText } from './extract-from-text.ts';
import { formatNumber } from './format-number.ts';
import { formatPhoneNumber } from './format-phone-number.ts';
import { groupDigits } from './group-digits.ts';
import { indentLines } from './indent-lines.ts';
import { joinLines } from './join-lines.ts';
import { keepLines } from './keep-lines.ts';
import { logClipboard } from './log-clipboard.ts';
import { numberLines } from './number-lines.ts';
import { numberToWords } from './number-to-words.ts';
import { numberedClipboards } from './numbered-clipboards.ts';
import { openCopiedLinks } from './open-copied-links.ts';
import { pasteChanged } from './paste-changed.ts';
import { pasteFile } from './paste-file.ts';
import { pasteLinesIntoFields } from './paste-lines-into-fields.ts';
import { pasteNextLine } from './paste-next-line.ts';
import { pastePlainText } from './paste-plain-text.ts';
import { pastePreviousCopy } from './paste-previous-copy.ts';
import { plainPasteByDefault } from './plain-paste-by-default.ts';
import { printText } from './print-text.ts';
import { removeAccents } from './remove-accents.ts';
import { removeBlankLines } from './remove-blank-lines.ts';
import { removeCharacters } from './remove-characters.ts';
import { replaceInText } from './replace-in-text.ts';
import { reverseText } from './reverse-text.ts';
import { saveClipboardImage } from './save-clipboard-image.ts';
import { saveClipboardToFile } from './save-clipboard-to-file.ts';
import { saveEveryScreenshot } from './save-every-screenshot.ts';
import { secondClipboard } from './second-clipboard.ts';
import { showClipboard } from './show-clipboard.ts';
import { sortLines } from './sort-lines.ts';
import { spellPhonetically } from './spell-phonetically.ts';
import { splitText } from './split-text.ts';
import { straightenQuotes } from './straighten-quotes.ts';
import { sumNumbers } from './sum-numbers.ts';
import { swapDecimalSigns } from './swap-decimal-signs.ts';
import { swapNameOrder } from './swap-name-order.ts';
import { swapWithClipboard } from './swap-with-clipboard.ts';
import { trimText } from './trim-text.ts';
import { typeClipboard } from './type-clipboard.ts';
import { uniqueLines } from './unique-lines.ts';
import { urlEncode } from './url-encode.ts';

export const CLIPBOARD_SKILLS = [
  addToLines,
  alwaysCopyPlain,
  appendToClipboard,
  calculateSelection,
  calculateTyped,
  cellsToTable,
  changeCase,
  changeNameStyle,
  cleanCopiedLinks,
  clearClipboardAfter,
  clearClipboard,
  clipboardHistory,
  compareWithClipboard,
  convertDateFormat,
  convertNumberBase,
  convertNumber,
  convertSelectedUnits,
  copyFilePath,
  copyNotice,
  copyPlainText,
  copyToPreviousWindow,
  copyToProgram,
  copyWithSource,
  countWords,
  cycleCase,
  editClipboard,
  editCommand,
  encodeText,
  extractFromText,
  formatNumber,
  formatPhoneNumber,
  groupDigits,
  indentLines,
  joinLines,
  keepLines,
  logClipboard,
  numberLines,
  numberToWords,
  numberedClipboards,
  openCopiedLinks,
  pasteChanged,
  pasteFile,
  pasteLinesIntoFields,
  pasteNextLine,
  pastePlainText,
  pastePreviousCopy,
  plainPasteByDefault,
  printText,
  removeAccents,
  removeBlankLines,
  removeCharacters,
  replaceInText,
  reverseText,
  saveClipboardImage,
  saveClipboardToFile,
  saveEveryScreenshot,
  secondClipboard,
  showClipboard,
  sortLines,
  spellPhonetically,
  splitText,
  straightenQuotes,
  sumNumbers,
  swapDecimalSigns,
  swapNameOrder,
  swapWithClipboard,
  trimText,
  typeClipboard,
  uniqueLines,
  urlEncode,
];
