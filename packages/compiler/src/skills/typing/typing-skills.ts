import { abbreviationsFromFile } from './abbreviations-from-file.ts';
import { accentedLetterKey } from './accented-letter-key.ts';
import { ageFromBirthday } from './age-from-birthday.ts';
import { autoCapitalise } from './auto-capitalise.ts';
import { autoCloseBrackets } from './auto-close-brackets.ts';
import { autocorrect } from './autocorrect.ts';
import { changeLastWord } from './change-last-word.ts';
import { cycleAccents } from './cycle-accents.ts';
import { daysBetweenDates } from './days-between-dates.ts';
import { daysUntilDate } from './days-until-date.ts';
import { deleteLine } from './delete-line.ts';
import { doubleSpacePeriod } from './double-space-period.ts';
import { duplicateLine } from './duplicate-line.ts';
import { emojiShortcodes } from './emoji-shortcodes.ts';
import { enterForNewLine } from './enter-for-new-line.ts';
import { fancyLetters } from './fancy-letters.ts';
import { fillForm } from './fill-form.ts';
import { fixDoubleCapitals } from './fix-double-capitals.ts';
import { fixWrongLayout } from './fix-wrong-layout.ts';
import { makeLink } from './make-link.ts';
import { moveLine } from './move-line.ts';
import { newLine } from './new-line.ts';
import { nextNumberWithReset } from './next-number-with-reset.ts';
import { openEmojiPicker } from './open-emoji-picker.ts';
import { repeatText } from './repeat-text.ts';
import { saveSelectionAsAbbreviation } from './save-selection-as-abbreviation.ts';
import { selectText } from './select-text.ts';
import { smartQuotes } from './smart-quotes.ts';
import { swapLastLetters } from './swap-last-letters.ts';
import { textExpander } from './text-expander.ts';
import { textMenu } from './text-menu.ts';
import { typeAndPlaceCursor } from './type-and-place-cursor.ts';
import { typeComputerInfo } from './type-computer-info.ts';
import { typeCopiedLines } from './type-copied-lines.ts';
import { typeDate } from './type-date.ts';
import { typeDateAndTime } from './type-date-and-time.ts';
import { typeDatePart } from './type-date-part.ts';
import { typeGreeting } from './type-greeting.ts';
import { typeGuid } from './type-guid.ts';
import { typeLinesFromFile } from './type-lines-from-file.ts';
import { typeLogin } from './type-login.ts';
import { typeLoremIpsum } from './type-lorem-ipsum.ts';
import { typeMonthEdge } from './type-month-edge.ts';
import { typeMyDetails } from './type-my-details.ts';
import { typeNextLine } from './type-next-line.ts';
import { typeNextNumber } from './type-next-number.ts';
import { typeNumbers } from './type-numbers.ts';
import { typeOtherDate } from './type-other-date.ts';
import { typeRandomCode } from './type-random-code.ts';
import { typeRandomNumber } from './type-random-number.ts';
import { typeRandomPassword } from './type-random-password.ts';
import { typeSymbol } from './type-symbol.ts';
import { typeTemplate } from './type-template.ts';
import { typeText } from './type-text.ts';
import { typeTextSlowly } from './type-text-slowly.ts';
import { typeTextTimes } from './type-text-times.ts';
import { typeTextWithClipboard } from './type-text-with-clipboard.ts';
import { typeTextWithDate } from './type-text-with-date.ts';
import { typeTextsInTurn } from './type-texts-in-turn.ts';
import { typeTime } from './type-time.ts';
import { typeWeekdayDate } from './type-weekday-date.ts';
import { wrapSelection } from './wrap-selection.ts';
import { wrapSelectionInTag } from './wrap-selection-in-tag.ts';

export const TYPING_SKILLS = [
  abbreviationsFromFile,
  accentedLetterKey,
  ageFromBirthday,
  autoCapitalise,
  autoCloseBrackets,
  autocorrect,
  changeLastWord,
  cycleAccents,
  daysBetweenDates,
  daysUntilDate,
  deleteLine,
  doubleSpacePeriod,
  duplicateLine,
  emojiShortcodes,
  enterForNewLine,
  fancyLetters,
  fillForm,
  fixDoubleCapitals,
  fixWrongLayout,
  makeLink,
  moveLine,
  newLine,
  nextNumberWithReset,
  openEmojiPicker,
  repeatText,
  saveSelectionAsAbbreviation,
  selectText,
  smartQuotes,
  swapLastLetters,
  textExpander,
  textMenu,
  typeAndPlaceCursor,
  typeComputerInfo,
  typeCopiedLines,
  typeDateAndTime,
  typeDatePart,
  typeDate,
  typeGreeting,
  typeGuid,
  typeLinesFromFile,
  typeLogin,
  typeLoremIpsum,
  typeMonthEdge,
  typeMyDetails,
  typeNextLine,
  typeNextNumber,
  typeNumbers,
  typeOtherDate,
  typeRandomCode,
  typeRandomNumber,
  typeRandomPassword,
  typeSymbol,
  typeTemplate,
  typeTextSlowly,
  typeTextTimes,
  typeTextWithClipboard,
  typeTextWithDate,
  typeText,
  typeTextsInTurn,
  typeTime,
  typeWeekdayDate,
  wrapSelectionInTag,
  wrapSelection,
];
