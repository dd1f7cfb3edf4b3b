import { confirmBeforeClosing } from './accessibility/confirm-before-closing.ts';
import { dictation } from './accessibility/dictation.ts';
import { dwellClick } from './accessibility/dwell-click.ts';
import { findPointer } from './accessibility/find-pointer.ts';
import { highlightPointer } from './accessibility/highlight-pointer.ts';
import { holdBackspace } from './accessibility/hold-backspace.ts';
import { holdToConfirmKey } from './accessibility/hold-to-confirm-key.ts';
import { ignoreClicksWhileTyping } from './accessibility/ignore-clicks-while-typing.ts';
import { ignoreFastRepeats } from './accessibility/ignore-fast-repeats.ts';
import { keysAsMouseButtons } from './accessibility/keys-as-mouse-buttons.ts';
import { lockKeyIndicator } from './accessibility/lock-key-indicator.ts';
import { mirrorKeyboard } from './accessibility/mirror-keyboard.ts';
import { pointerSize } from './accessibility/pointer-size.ts';
import { readAloud } from './accessibility/read-aloud.ts';
import { readingRuler } from './accessibility/reading-ruler.ts';
import { showKeys } from './accessibility/show-keys.ts';
import { slowKeys } from './accessibility/slow-keys.ts';
import { speakKeys } from './accessibility/speak-keys.ts';
import { stopReading } from './accessibility/stop-reading.ts';
import { addToLines } from './clipboard/add-to-lines.ts';
import { alwaysCopyPlain } from './clipboard/always-copy-plain.ts';
import { appendToClipboard } from './clipboard/append-to-clipboard.ts';
import { calculateSelection } from './clipboard/calculate-selection.ts';
import { calculateTyped } from './clipboard/calculate-typed.ts';
import { cellsToTable } from './clipboard/cells-to-table.ts';
import { changeCase } from './clipboard/change-case.ts';
import { changeNameStyle } from './clipboard/change-name-style.ts';
import { cleanCopiedLinks } from './clipboard/clean-copied-links.ts';
import { clearClipboard } from './clipboard/clear-clipboard.ts';
import { clearClipboardAfter } from './clipboard/clear-clipboard-after.ts';
import { clipboardHistory } from './clipboard/clipboard-history.ts';
import { compareWithClipboard } from './clipboard/compare-with-clipboard.ts';
import { convertDateFormat } from './clipboard/convert-date-format.ts';
import { convertNumber } from './clipboard/convert-number.ts';
import { convertNumberBase } from './clipboard/convert-number-base.ts';
import { convertSelectedUnits } from './clipboard/convert-selected-units.ts';
import { copyFilePath } from './clipboard/copy-file-path.ts';
import { copyNotice } from './clipboard/copy-notice.ts';
import { copyPlainText } from './clipboard/copy-plain-text.ts';
import { copyToPreviousWindow } from './clipboard/copy-to-previous-window.ts';
import { copyToProgram } from './clipboard/copy-to-program.ts';
import { copyWithSource } from './clipboard/copy-with-source.ts';
import { countWords } from './clipboard/count-words.ts';
import { cycleCase } from './clipboard/cycle-case.ts';
import { editClipboard } from './clipboard/edit-clipboard.ts';
import { editCommand } from './clipboard/edit-command.ts';
import { encodeText } from './clipboard/encode-text.ts';
import { extractFromText } from './clipboard/extract-from-text.ts';
import { formatNumber } from './clipboard/format-number.ts';
import { formatPhoneNumber } from './clipboard/format-phone-number.ts';
import { groupDigits } from './clipboard/group-digits.ts';
import { indentLines } from './clipboard/indent-lines.ts';
import { joinLines } from './clipboard/join-lines.ts';
import { keepLines } from './clipboard/keep-lines.ts';
import { logClipboard } from './clipboard/log-clipboard.ts';
import { numberLines } from './clipboard/number-lines.ts';
import { numberToWords } from './clipboard/number-to-words.ts';
import { numberedClipboards } from './clipboard/numbered-clipboards.ts';
import { openCopiedLinks } from './clipboard/open-copied-links.ts';
import { pasteChanged } from './clipboard/paste-changed.ts';
import { pasteFile } from './clipboard/paste-file.ts';
import { pasteLinesIntoFields } from './clipboard/paste-lines-into-fields.ts';
import { pasteNextLine } from './clipboard/paste-next-line.ts';
import { pastePlainText } from './clipboard/paste-plain-text.ts';
import { pastePreviousCopy } from './clipboard/paste-previous-copy.ts';
import { plainPasteByDefault } from './clipboard/plain-paste-by-default.ts';
import { printText } from './clipboard/print-text.ts';
import { removeAccents } from './clipboard/remove-accents.ts';
import { removeBlankLines } from './clipboard/remove-blank-lines.ts';
import { removeCharacters } from './clipboard/remove-characters.ts';
import { replaceInText } from './clipboard/replace-in-text.ts';
import { reverseText } from './clipboard/reverse-text.ts';
import { saveClipboardImage } from './clipboard/save-clipboard-image.ts';
import { saveClipboardToFile } from './clipboard/save-clipboard-to-file.ts';
import { saveEveryScreenshot } from './clipboard/save-every-screenshot.ts';
import { secondClipboard } from './clipboard/second-clipboard.ts';
import { showClipboard } from './clipboard/show-clipboard.ts';
import { sortLines } from './clipboard/sort-lines.ts';
import { spellPhonetically } from './clipboard/spell-phonetically.ts';
import { splitText } from './clipboard/split-text.ts';
import { straightenQuotes } from './clipboard/straighten-quotes.ts';
import { sumNumbers } from './clipboard/sum-numbers.ts';
import { swapDecimalSigns } from './clipboard/swap-decimal-signs.ts';
import { swapNameOrder } from './clipboard/swap-name-order.ts';
import { swapWithClipboard } from './clipboard/swap-with-clipboard.ts';
import { trimText } from './clipboard/trim-text.ts';
import { typeClipboard } from './clipboard/type-clipboard.ts';
import { uniqueLines } from './clipboard/unique-lines.ts';
import { urlEncode } from './clipboard/url-encode.ts';
import { addPercentage } from './dialogs/add-percentage.ts';
import { arithmeticQuiz } from './dialogs/arithmetic-quiz.ts';
import { askAndCalculate } from './dialogs/ask-and-calculate.ts';
import { askFirst } from './dialogs/ask-first.ts';
import { bigButtons } from './dialogs/big-buttons.ts';
import { buttonPanel } from './dialogs/button-panel.ts';
import { buttonWindow } from './dialogs/button-window.ts';
import { cheatSheet } from './dialogs/cheat-sheet.ts';
import { checklist } from './dialogs/checklist.ts';
import { counter } from './dialogs/counter.ts';
import { counterToFile } from './dialogs/counter-to-file.ts';
import { diceWindow } from './dialogs/dice-window.ts';
import { dropdownCopy } from './dialogs/dropdown-copy.ts';
import { flashCards } from './dialogs/flash-cards.ts';
import { formToText } from './dialogs/form-to-text.ts';
import { keyButtons } from './dialogs/key-buttons.ts';
import { launcherWindow } from './dialogs/launcher-window.ts';
import { listPicker } from './dialogs/list-picker.ts';
import { onScreenClock } from './dialogs/on-screen-clock.ts';
import { openFileFromList } from './dialogs/open-file-from-list.ts';
import { passwordBox } from './dialogs/password-box.ts';
import { pickDate } from './dialogs/pick-date.ts';
import { pickRandom } from './dialogs/pick-random.ts';
import { pictureWhileHeld } from './dialogs/picture-while-held.ts';
import { progressTimer } from './dialogs/progress-timer.ts';
import { randomGroups } from './dialogs/random-groups.ts';
import { rememberAnswer } from './dialogs/remember-answer.ts';
import { rollDice } from './dialogs/roll-dice.ts';
import { scoreboard } from './dialogs/scoreboard.ts';
import { screenLabel } from './dialogs/screen-label.ts';
import { showBigText } from './dialogs/show-big-text.ts';
import { showMessage } from './dialogs/show-message.ts';
import { showNotification } from './dialogs/show-notification.ts';
import { showPicture } from './dialogs/show-picture.ts';
import { showTooltip } from './dialogs/show-tooltip.ts';
import { showWorldTime } from './dialogs/show-world-time.ts';
import { soundButtons } from './dialogs/sound-buttons.ts';
import { speakingButtons } from './dialogs/speaking-buttons.ts';
import { stickyNote } from './dialogs/sticky-note.ts';
import { stopwatchWindow } from './dialogs/stopwatch-window.ts';
import { taxCalculator } from './dialogs/tax-calculator.ts';
import { teleprompter } from './dialogs/teleprompter.ts';
import { textButtons } from './dialogs/text-buttons.ts';
import { timerButtons } from './dialogs/timer-buttons.ts';
import { toDoList } from './dialogs/to-do-list.ts';
import { trayMenu } from './dialogs/tray-menu.ts';
import { unitConverter } from './dialogs/unit-converter.ts';
import { worldClocks } from './dialogs/world-clocks.ts';
import { addDateToFileNames } from './files/add-date-to-file-names.ts';
import { addTextToFileNames } from './files/add-text-to-file-names.ts';
import { appendLine } from './files/append-line.ts';
import { backUpFileEvery } from './files/back-up-file-every.ts';
import { backUpFolder } from './files/back-up-folder.ts';
import { backUpSelectedFile } from './files/back-up-selected-file.ts';
import { changeExtension } from './files/change-extension.ts';
import { changeFileNameCase } from './files/change-file-name-case.ts';
import { compareFolders } from './files/compare-folders.ts';
import { convertPictures } from './files/convert-pictures.ts';
import { copyFileContents } from './files/copy-file-contents.ts';
import { copyTemplateForNames } from './files/copy-template-for-names.ts';
import { countFiles } from './files/count-files.ts';
import { createFolders } from './files/create-folders.ts';
import { createNumberedFolders } from './files/create-numbered-folders.ts';
import { createShortcut } from './files/create-shortcut.ts';
import { deleteEmptyFolders } from './files/delete-empty-folders.ts';
import { deleteFilesOfType } from './files/delete-files-of-type.ts';
import { deleteOldFiles } from './files/delete-old-files.ts';
import { dialogFolder } from './files/dialog-folder.ts';
import { fetchNewestDownload } from './files/fetch-newest-download.ts';
import { findDuplicateFiles } from './files/find-duplicate-files.ts';
import { findFile } from './files/find-file.ts';
import { findLargeFiles } from './files/find-large-files.ts';
import { flattenFolder } from './files/flatten-folder.ts';
import { folderSize } from './files/folder-size.ts';
import { goToCopiedPath } from './files/go-to-copied-path.ts';
import { handleNewFiles } from './files/handle-new-files.ts';
import { hideFolder } from './files/hide-folder.ts';
import { listFiles } from './files/list-files.ts';
import { listRecentFiles } from './files/list-recent-files.ts';
import { lookUpInFile } from './files/look-up-in-file.ts';
import { mergeTextFiles } from './files/merge-text-files.ts';
import { moveFilesOfType } from './files/move-files-of-type.ts';
import { moveSelectedFiles } from './files/move-selected-files.ts';
import { newDatedFile } from './files/new-dated-file.ts';
import { newDatedFolder } from './files/new-dated-folder.ts';
import { newTextFile } from './files/new-text-file.ts';
import { openAllFiles } from './files/open-all-files.ts';
import { openNewestFile } from './files/open-newest-file.ts';
import { openProgramFolder } from './files/open-program-folder.ts';
import { openRandomFile } from './files/open-random-file.ts';
import { openSelectedWith } from './files/open-selected-with.ts';
import { padNumbersInNames } from './files/pad-numbers-in-names.ts';
import { pickRandomLine } from './files/pick-random-line.ts';
import { printFolder } from './files/print-folder.ts';
import { quickNote } from './files/quick-note.ts';
import { renameNewFiles } from './files/rename-new-files.ts';
import { renameNumbered } from './files/rename-numbered.ts';
import { replaceInFileNames } from './files/replace-in-file-names.ts';
import { replaceInFiles } from './files/replace-in-files.ts';
import { resizePictures } from './files/resize-pictures.ts';
import { runWhenFileChanges } from './files/run-when-file-changes.ts';
import { selectedFilesToNewFolder } from './files/selected-files-to-new-folder.ts';
import { sortFilesByMonth } from './files/sort-files-by-month.ts';
import { sortFilesByRules } from './files/sort-files-by-rules.ts';
import { sortFilesByType } from './files/sort-files-by-type.ts';
import { syncFolders } from './files/sync-folders.ts';
import { tidyDownloads } from './files/tidy-downloads.ts';
import { unzipAll } from './files/unzip-all.ts';
import { zipFolder } from './files/zip-folder.ts';
import { zipSelectedFiles } from './files/zip-selected-files.ts';
import { antiAfk } from './games/anti-afk.ts';
import { cooldownTimer } from './games/cooldown-timer.ts';
import { crosshair } from './games/crosshair.ts';
import { gameChatMessage } from './games/game-chat-message.ts';
import { holdKeyFor } from './games/hold-key-for.ts';
import { holdKeyToggle } from './games/hold-key-toggle.ts';
import { holdTogether } from './games/hold-together.ts';
import { holdTwoKeysToggle } from './games/hold-two-keys-toggle.ts';
import { loopKeys } from './games/loop-keys.ts';
import { loopKeysWhileHeld } from './games/loop-keys-while-held.ts';
import { nextKeyInList } from './games/next-key-in-list.ts';
import { pressKeyWhenPixelChanges } from './games/press-key-when-pixel-changes.ts';
import { pressKeysEvery } from './games/press-keys-every.ts';
import { pressKeysInOrder } from './games/press-keys-in-order.ts';
import { pressKeysTogether } from './games/press-keys-together.ts';
import { randomKeyInList } from './games/random-key-in-list.ts';
import { rapidFire } from './games/rapid-fire.ts';
import { scrollToKey } from './games/scroll-to-key.ts';
import { sendKeyToBackground } from './games/send-key-to-background.ts';
import { spamKey } from './games/spam-key.ts';
import { spamWhileHeld } from './games/spam-while-held.ts';
import { toggleInsteadOfHold } from './games/toggle-instead-of-hold.ts';
import { wasdArrows } from './games/wasd-arrows.ts';
import { accentedLetters } from './keys/accented-letters.ts';
import { arrowLayer } from './keys/arrow-layer.ts';
import { blockSystemKeys } from './keys/block-system-keys.ts';
import { capsLockAutoOff } from './keys/caps-lock-auto-off.ts';
import { capsLockGuard } from './keys/caps-lock-guard.ts';
import { capsLockOff } from './keys/caps-lock-off.ts';
import { capsLockOneWord } from './keys/caps-lock-one-word.ts';
import { capsLockWithoutCapitals } from './keys/caps-lock-without-capitals.ts';
import { composeKey } from './keys/compose-key.ts';
import { copilotKey } from './keys/copilot-key.ts';
import { disableKey } from './keys/disable-key.ts';
import { disableWindowsKey } from './keys/disable-windows-key.ts';
import { disableWindowsKeyInProgram } from './keys/disable-windows-key-in-program.ts';
import { doubleTapKey } from './keys/double-tap-key.ts';
import { dualRoleKey } from './keys/dual-role-key.ts';
import { functionKeysOnNumbers } from './keys/function-keys-on-numbers.ts';
import { hyperKey } from './keys/hyper-key.ts';
import { keyboardLayout } from './keys/keyboard-layout.ts';
import { languageForProgram } from './keys/language-for-program.ts';
import { leaderKey } from './keys/leader-key.ts';
import { letterScrollKeys } from './keys/letter-scroll-keys.ts';
import { lockInput } from './keys/lock-input.ts';
import { lockKeyAlways } from './keys/lock-key-always.ts';
import { lockUntilWord } from './keys/lock-until-word.ts';
import { longPressKey } from './keys/long-press-key.ts';
import { macShortcuts } from './keys/mac-shortcuts.ts';
import { mediaKeys } from './keys/media-keys.ts';
import { multiTapKey } from './keys/multi-tap-key.ts';
import { noKeyRepeat } from './keys/no-key-repeat.ts';
import { numpadDecimal } from './keys/numpad-decimal.ts';
import { numpadLayer } from './keys/numpad-layer.ts';
import { pressKey } from './keys/press-key.ts';
import { recordKeys } from './keys/record-keys.ts';
import { remapKey } from './keys/remap-key.ts';
import { setInputLanguage } from './keys/set-input-language.ts';
import { setKeyRepeat } from './keys/set-key-repeat.ts';
import { spaceCadetShift } from './keys/space-cadet-shift.ts';
import { stickyModifier } from './keys/sticky-modifier.ts';
import { suspendHotkeys } from './keys/suspend-hotkeys.ts';
import { swapKeys } from './keys/swap-keys.ts';
import { swapNumberRow } from './keys/swap-number-row.ts';
import { switchInputLanguage } from './keys/switch-input-language.ts';
import { toggleLockKey } from './keys/toggle-lock-key.ts';
import { twoKeysTogether } from './keys/two-keys-together.ts';
import { autoClickButton } from './monitoring/auto-click-button.ts';
import { blockSites } from './monitoring/block-sites.ts';
import { chargerUnplugged } from './monitoring/charger-unplugged.ts';
import { clickWhenColourChanges } from './monitoring/click-when-colour-changes.ts';
import { copyFromDrive } from './monitoring/copy-from-drive.ts';
import { countPresses } from './monitoring/count-presses.ts';
import { diskSpaceLow } from './monitoring/disk-space-low.ts';
import { downloadFinished } from './monitoring/download-finished.ts';
import { internetLost } from './monitoring/internet-lost.ts';
import { logActiveWindow } from './monitoring/log-active-window.ts';
import { logComputerHours } from './monitoring/log-computer-hours.ts';
import { openWithProgram } from './monitoring/open-with-program.ts';
import { restartWhenHung } from './monitoring/restart-when-hung.ts';
import { scanLog } from './monitoring/scan-log.ts';
import { timeMarker } from './monitoring/time-marker.ts';
import { trackOneProgram } from './monitoring/track-one-program.ts';
import { trackProgramTimes } from './monitoring/track-program-times.ts';
import { usbPlugged } from './monitoring/usb-plugged.ts';
import { watchFile } from './monitoring/watch-file.ts';
import { watchFolder } from './monitoring/watch-folder.ts';
import { watchLoad } from './monitoring/watch-load.ts';
import { watchPixel } from './monitoring/watch-pixel.ts';
import { watchSite } from './monitoring/watch-site.ts';
import { watchTitleChange } from './monitoring/watch-title-change.ts';
import { watchWindowText } from './monitoring/watch-window-text.ts';
import { whenProgramActive } from './monitoring/when-program-active.ts';
import { whenProgramEnds } from './monitoring/when-program-ends.ts';
import { whenProgramStarts } from './monitoring/when-program-starts.ts';
import { whenWindowAppears } from './monitoring/when-window-appears.ts';
import { autoClickAtPoint } from './mouse/auto-click-at-point.ts';
import { autoClicker } from './mouse/auto-clicker.ts';
import { autoClickerRandom } from './mouse/auto-clicker-random.ts';
import { autoScroll } from './mouse/auto-scroll.ts';
import { bothMouseButtons } from './mouse/both-mouse-buttons.ts';
import { clickAndReturn } from './mouse/click-and-return.ts';
import { clickAtPoint } from './mouse/click-at-point.ts';
import { clickImage } from './mouse/click-image.ts';
import { clickImageWhenShown } from './mouse/click-image-when-shown.ts';
import { clickInBackground } from './mouse/click-in-background.ts';
import { clickManyTimes } from './mouse/click-many-times.ts';
import { clickMouse } from './mouse/click-mouse.ts';
import { clickOnColour } from './mouse/click-on-colour.ts';
import { clickSavedPoints } from './mouse/click-saved-points.ts';
import { clickSeveralPoints } from './mouse/click-several-points.ts';
import { clickWhileHeld } from './mouse/click-while-held.ts';
import { confinePointer } from './mouse/confine-pointer.ts';
import { copyMousePosition } from './mouse/copy-mouse-position.ts';
import { copyPixelColour } from './mouse/copy-pixel-colour.ts';
import { doubleClickFixer } from './mouse/double-click-fixer.ts';
import { dragMouse } from './mouse/drag-mouse.ts';
import { dragToScroll } from './mouse/drag-to-scroll.ts';
import { fastScroll } from './mouse/fast-scroll.ts';
import { hideIdlePointer } from './mouse/hide-idle-pointer.ts';
import { holdMouseFor } from './mouse/hold-mouse-for.ts';
import { horizontalScroll } from './mouse/horizontal-scroll.ts';
import { hotCorner } from './mouse/hot-corner.ts';
import { jiggleMouse } from './mouse/jiggle-mouse.ts';
import { mouseBookmark } from './mouse/mouse-bookmark.ts';
import { mouseGestures } from './mouse/mouse-gestures.ts';
import { mouseToNextMonitor } from './mouse/mouse-to-next-monitor.ts';
import { mouseWithKeyboard } from './mouse/mouse-with-keyboard.ts';
import { moveMouseTo } from './mouse/move-mouse-to.ts';
import { moveMouseToMonitor } from './mouse/move-mouse-to-monitor.ts';
import { moveMouseToPlace } from './mouse/move-mouse-to-place.ts';
import { moveMouseToWindow } from './mouse/move-mouse-to-window.ts';
import { noWheelZoom } from './mouse/no-wheel-zoom.ts';
import { nudgeMouse } from './mouse/nudge-mouse.ts';
import { numpadMouse } from './mouse/numpad-mouse.ts';
import { pointerWrapsAround } from './mouse/pointer-wraps-around.ts';
import { recordClicks } from './mouse/record-clicks.ts';
import { refreshUntilColour } from './mouse/refresh-until-colour.ts';
import { reverseScroll } from './mouse/reverse-scroll.ts';
import { scrollBrowserTabs } from './mouse/scroll-browser-tabs.ts';
import { scrollWheel } from './mouse/scroll-wheel.ts';
import { scrollWhileHeld } from './mouse/scroll-while-held.ts';
import { selectToCopy } from './mouse/select-to-copy.ts';
import { setPointerSpeed } from './mouse/set-pointer-speed.ts';
import { showMouseInfo } from './mouse/show-mouse-info.ts';
import { sideButtonKeys } from './mouse/side-button-keys.ts';
import { slowPointerWhileHeld } from './mouse/slow-pointer-while-held.ts';
import { swapMouseButtons } from './mouse/swap-mouse-buttons.ts';
import { switchPointerSpeed } from './mouse/switch-pointer-speed.ts';
import { tiltWheelKeys } from './mouse/tilt-wheel-keys.ts';
import { toggleMouseHold } from './mouse/toggle-mouse-hold.ts';
import { wheelPressesKeys } from './mouse/wheel-presses-keys.ts';
import { wheelZoom } from './mouse/wheel-zoom.ts';
import { documentsToPdf } from './office/documents-to-pdf.ts';
import { excelAddRow } from './office/excel-add-row.ts';
import { excelCleanCells } from './office/excel-clean-cells.ts';
import { excelColourCells } from './office/excel-colour-cells.ts';
import { excelDeleteRows } from './office/excel-delete-rows.ts';
import { excelEditRows } from './office/excel-edit-rows.ts';
import { excelFillDown } from './office/excel-fill-down.ts';
import { excelFilter } from './office/excel-filter.ts';
import { excelFormat } from './office/excel-format.ts';
import { excelHighlightDuplicates } from './office/excel-highlight-duplicates.ts';
import { excelInsertDate } from './office/excel-insert-date.ts';
import { excelMailRows } from './office/excel-mail-rows.ts';
import { excelNextEmptyCell } from './office/excel-next-empty-cell.ts';
import { excelPasteSpecial } from './office/excel-paste-special.ts';
import { excelProtectSheet } from './office/excel-protect-sheet.ts';
import { excelRowsToProgram } from './office/excel-rows-to-program.ts';
import { excelSaveAsCsv } from './office/excel-save-as-csv.ts';
import { excelSheetsToPdf } from './office/excel-sheets-to-pdf.ts';
import { excelSumSelection } from './office/excel-sum-selection.ts';
import { excelSwitchSheet } from './office/excel-switch-sheet.ts';
import { excelTidy } from './office/excel-tidy.ts';
import { excelTransformColumn } from './office/excel-transform-column.ts';
import { excelTypeCell } from './office/excel-type-cell.ts';
import { excelUnhide } from './office/excel-unhide.ts';
import { excelView } from './office/excel-view.ts';
import { excelWriteCell } from './office/excel-write-cell.ts';
import { outlookAppointment } from './office/outlook-appointment.ts';
import { outlookFileMail } from './office/outlook-file-mail.ts';
import { outlookGoTo } from './office/outlook-go-to.ts';
import { outlookMail } from './office/outlook-mail.ts';
import { outlookMailSelection } from './office/outlook-mail-selection.ts';
import { outlookMark } from './office/outlook-mark.ts';
import { outlookNewItem } from './office/outlook-new-item.ts';
import { outlookNewMailAlert } from './office/outlook-new-mail-alert.ts';
import { outlookReply } from './office/outlook-reply.ts';
import { outlookSaveAttachments } from './office/outlook-save-attachments.ts';
import { outlookSendLater } from './office/outlook-send-later.ts';
import { outlookTask } from './office/outlook-task.ts';
import { powerpointExportSlides } from './office/powerpoint-export-slides.ts';
import { printDocument } from './office/print-document.ts';
import { runMacro } from './office/run-macro.ts';
import { saveAllDocuments } from './office/save-all-documents.ts';
import { saveAsPdf } from './office/save-as-pdf.ts';
import { saveDatedCopy } from './office/save-dated-copy.ts';
import { slideShow } from './office/slide-show.ts';
import { startSlideShow } from './office/start-slide-show.ts';
import { wordCount } from './office/word-count.ts';
import { wordFillTemplate } from './office/word-fill-template.ts';
import { wordFont } from './office/word-font.ts';
import { wordFormat } from './office/word-format.ts';
import { wordInsert } from './office/word-insert.ts';
import { wordLanguage } from './office/word-language.ts';
import { wordReplaceAll } from './office/word-replace-all.ts';
import { wordReview } from './office/word-review.ts';
import { activateProgram } from './programs/activate-program.ts';
import { askWhatToOpen } from './programs/ask-what-to-open.ts';
import { blockProgram } from './programs/block-program.ts';
import { closeHungPrograms } from './programs/close-hung-programs.ts';
import { closeProgram } from './programs/close-program.ts';
import { closeProgramAfter } from './programs/close-program-after.ts';
import { closeSeveralPrograms } from './programs/close-several-programs.ts';
import { closeUnusedProgram } from './programs/close-unused-program.ts';
import { controlScript } from './programs/control-script.ts';
import { folderMenu } from './programs/folder-menu.ts';
import { freezeProgram } from './programs/freeze-program.ts';
import { keepProgramRunning } from './programs/keep-program-running.ts';
import { killProgram } from './programs/kill-program.ts';
import { launcherMenu } from './programs/launcher-menu.ts';
import { openFile } from './programs/open-file.ts';
import { openFileInProgram } from './programs/open-file-in-program.ts';
import { openFolder } from './programs/open-folder.ts';
import { openOrActivateProgram } from './programs/open-or-activate-program.ts';
import { openOrCloseProgram } from './programs/open-or-close-program.ts';
import { openProgram } from './programs/open-program.ts';
import { openProgramAsAdministrator } from './programs/open-program-as-administrator.ts';
import { openProgramAtPlace } from './programs/open-program-at-place.ts';
import { openProgramOnMonitor } from './programs/open-program-on-monitor.ts';
import { openProgramOnce } from './programs/open-program-once.ts';
import { openProgramSized } from './programs/open-program-sized.ts';
import { openProgramWith } from './programs/open-program-with.ts';
import { openSettingsPage } from './programs/open-settings-page.ts';
import { openSeveralPrograms } from './programs/open-several-programs.ts';
import { openSpecialFolder } from './programs/open-special-folder.ts';
import { openSystemTool } from './programs/open-system-tool.ts';
import { openTerminalHere } from './programs/open-terminal-here.ts';
import { openWindowsPanel } from './programs/open-windows-panel.ts';
import { restartExplorer } from './programs/restart-explorer.ts';
import { restartProgram } from './programs/restart-program.ts';
import { runCommand } from './programs/run-command.ts';
import { setProgramPriority } from './programs/set-program-priority.ts';
import { startProgramWithWindows } from './programs/start-program-with-windows.ts';
import { startScriptWithWindows } from './programs/start-script-with-windows.ts';
import { switchBetweenPrograms } from './programs/switch-between-programs.ts';
import { toggleProgram } from './programs/toggle-program.ts';
import { waitForProgram } from './programs/wait-for-program.ts';
import type { Skill } from './skill.ts';
import { beep } from './sound/beep.ts';
import { callCommand } from './sound/call-command.ts';
import { changeProgramVolume } from './sound/change-program-volume.ts';
import { changeVolume } from './sound/change-volume.ts';
import { controlOnePlayer } from './sound/control-one-player.ts';
import { copySongTitle } from './sound/copy-song-title.ts';
import { fadeVolume } from './sound/fade-volume.ts';
import { finerVolumeKeys } from './sound/finer-volume-keys.ts';
import { internetRadio } from './sound/internet-radio.ts';
import { keepMicrophoneVolume } from './sound/keep-microphone-volume.ts';
import { limitVolume } from './sound/limit-volume.ts';
import { loopSoundFile } from './sound/loop-sound-file.ts';
import { mediaButton } from './sound/media-button.ts';
import { mediaControl } from './sound/media-control.ts';
import { microphoneIndicator } from './sound/microphone-indicator.ts';
import { muteBetweenTimes } from './sound/mute-between-times.ts';
import { muteInBackground } from './sound/mute-in-background.ts';
import { muteInCall } from './sound/mute-in-call.ts';
import { muteMicrophone } from './sound/mute-microphone.ts';
import { muteProgram } from './sound/mute-program.ts';
import { muteSound } from './sound/mute-sound.ts';
import { muteSpotifyAds } from './sound/mute-spotify-ads.ts';
import { muteWhenHeadphonesUnplugged } from './sound/mute-when-headphones-unplugged.ts';
import { muteWhenLocked } from './sound/mute-when-locked.ts';
import { muteWhileHeld } from './sound/mute-while-held.ts';
import { openSoundSettings } from './sound/open-sound-settings.ts';
import { playRandomSound } from './sound/play-random-sound.ts';
import { playSoundFile } from './sound/play-sound-file.ts';
import { pushToTalk } from './sound/push-to-talk.ts';
import { pushToTalkInCall } from './sound/push-to-talk-in-call.ts';
import { quietWhileHeld } from './sound/quiet-while-held.ts';
import { sayTypedText } from './sound/say-typed-text.ts';
import { seekInPlayer } from './sound/seek-in-player.ts';
import { setMicrophoneVolume } from './sound/set-microphone-volume.ts';
import { setSoundDevice } from './sound/set-sound-device.ts';
import { setVolume } from './sound/set-volume.ts';
import { songToFile } from './sound/song-to-file.ts';
import { soundboard } from './sound/soundboard.ts';
import { speakText } from './sound/speak-text.ts';
import { stopSound } from './sound/stop-sound.ts';
import { switchBetweenVolumes } from './sound/switch-between-volumes.ts';
import { switchSoundDevice } from './sound/switch-sound-device.ts';
import { typingSounds } from './sound/typing-sounds.ts';
import { voiceMemo } from './sound/voice-memo.ts';
import { volumeByWheel } from './sound/volume-by-wheel.ts';
import { volumeKeys } from './sound/volume-keys.ts';
import { volumeOverTaskbar } from './sound/volume-over-taskbar.ts';
import { askShutdownDelay } from './system/ask-shutdown-delay.ts';
import { batteryWarning } from './system/battery-warning.ts';
import { brightnessByWheel } from './system/brightness-by-wheel.ts';
import { cancelShutdown } from './system/cancel-shutdown.ts';
import { changeBrightness } from './system/change-brightness.ts';
import { changeWallpaper } from './system/change-wallpaper.ts';
import { clearPrintQueue } from './system/clear-print-queue.ts';
import { clearTempFiles } from './system/clear-temp-files.ts';
import { confirmPowerAction } from './system/confirm-power-action.ts';
import { connectNetworkDrive } from './system/connect-network-drive.ts';
import { connectToWifi } from './system/connect-to-wifi.ts';
import { connectVpn } from './system/connect-vpn.ts';
import { copyScreenshot } from './system/copy-screenshot.ts';
import { dimScreen } from './system/dim-screen.ts';
import { doWhenIdle } from './system/do-when-idle.ts';
import { ejectUsbDrives } from './system/eject-usb-drives.ts';
import { emptyRecycleBin } from './system/empty-recycle-bin.ts';
import { flushDns } from './system/flush-dns.ts';
import { hibernateComputer } from './system/hibernate-computer.ts';
import { keepAwakeFor } from './system/keep-awake-for.ts';
import { keepAwakeWhileProgramRuns } from './system/keep-awake-while-program-runs.ts';
import { lockBetweenTimes } from './system/lock-between-times.ts';
import { lockComputer } from './system/lock-computer.ts';
import { logOff } from './system/log-off.ts';
import { openAccessibilityTool } from './system/open-accessibility-tool.ts';
import { openCdTray } from './system/open-cd-tray.ts';
import { powerMenu } from './system/power-menu.ts';
import { randomWallpaper } from './system/random-wallpaper.ts';
import { recordScreen } from './system/record-screen.ts';
import { resetGraphics } from './system/reset-graphics.ts';
import { restartComputer } from './system/restart-computer.ts';
import { rotateScreen } from './system/rotate-screen.ts';
import { saveScreenshot } from './system/save-screenshot.ts';
import { screenshotArea } from './system/screenshot-area.ts';
import { screenshotEvery } from './system/screenshot-every.ts';
import { setBrightness } from './system/set-brightness.ts';
import { setDefaultPrinter } from './system/set-default-printer.ts';
import { setLidAction } from './system/set-lid-action.ts';
import { setPowerPlan } from './system/set-power-plan.ts';
import { setRefreshRate } from './system/set-refresh-rate.ts';
import { setScreenResolution } from './system/set-screen-resolution.ts';
import { setScreenTimeout } from './system/set-screen-timeout.ts';
import { showBattery } from './system/show-battery.ts';
import { showIpAddress } from './system/show-ip-address.ts';
import { showPing } from './system/show-ping.ts';
import { showSystemLoad } from './system/show-system-load.ts';
import { shutDownComputer } from './system/shut-down-computer.ts';
import { shutDownLater } from './system/shut-down-later.ts';
import { sleepComputer } from './system/sleep-computer.ts';
import { snipScreen } from './system/snip-screen.ts';
import { startScreensaver } from './system/start-screensaver.ts';
import { switchDarkMode } from './system/switch-dark-mode.ts';
import { switchDisplay } from './system/switch-display.ts';
import { switchUser } from './system/switch-user.ts';
import { switchWifi } from './system/switch-wifi.ts';
import { toggleBluetooth } from './system/toggle-bluetooth.ts';
import { toggleDesktopIcons } from './system/toggle-desktop-icons.ts';
import { toggleFileExtensions } from './system/toggle-file-extensions.ts';
import { toggleHdr } from './system/toggle-hdr.ts';
import { toggleHiddenFiles } from './system/toggle-hidden-files.ts';
import { toggleKeepAwake } from './system/toggle-keep-awake.ts';
import { toggleMouseAcceleration } from './system/toggle-mouse-acceleration.ts';
import { toggleNightLight } from './system/toggle-night-light.ts';
import { toggleNotifications } from './system/toggle-notifications.ts';
import { toggleProxy } from './system/toggle-proxy.ts';
import { toggleTaskbar } from './system/toggle-taskbar.ts';
import { toggleTaskbarAutohide } from './system/toggle-taskbar-autohide.ts';
import { toggleTouchpad } from './system/toggle-touchpad.ts';
import { turnOffScreen } from './system/turn-off-screen.ts';
import { alarm } from './timers/alarm.ts';
import { askReminder } from './timers/ask-reminder.ts';
import { askTimer } from './timers/ask-timer.ts';
import { autoSave } from './timers/auto-save.ts';
import { birthdayReminder } from './timers/birthday-reminder.ts';
import { chessClock } from './timers/chess-clock.ts';
import { countdown } from './timers/countdown.ts';
import { countdownToFile } from './timers/countdown-to-file.ts';
import { eyeRest } from './timers/eye-rest.ts';
import { hourlyChime } from './timers/hourly-chime.ts';
import { intervalTimer } from './timers/interval-timer.ts';
import { limitComputerTime } from './timers/limit-computer-time.ts';
import { limitProgramTime } from './timers/limit-program-time.ts';
import { metronome } from './timers/metronome.ts';
import { openOnSchedule } from './timers/open-on-schedule.ts';
import { openWhenIdle } from './timers/open-when-idle.ts';
import { pomodoro } from './timers/pomodoro.ts';
import { pressKeyTimes } from './timers/press-key-times.ts';
import { remindAt } from './timers/remind-at.ts';
import { remindEvery } from './timers/remind-every.ts';
import { remindLater } from './timers/remind-later.ts';
import { remindMonthly } from './timers/remind-monthly.ts';
import { remindRandomly } from './timers/remind-randomly.ts';
import { remindSeveralTimes } from './timers/remind-several-times.ts';
import { repeatKeyRandom } from './timers/repeat-key-random.ts';
import { ringAfter } from './timers/ring-after.ts';
import { showTime } from './timers/show-time.ts';
import { shutDownAt } from './timers/shut-down-at.ts';
import { stopwatch } from './timers/stopwatch.ts';
import { takeABreak } from './timers/take-a-break.ts';
import { timeLog } from './timers/time-log.ts';
import { wait } from './timers/wait.ts';
import { waitForColour } from './timers/wait-for-colour.ts';
import { waitForKey } from './timers/wait-for-key.ts';
import { waitForWindow } from './timers/wait-for-window.ts';
import { whenIdle } from './timers/when-idle.ts';
import { workDayClock } from './timers/work-day-clock.ts';
import { abbreviationsFromFile } from './typing/abbreviations-from-file.ts';
import { accentedLetterKey } from './typing/accented-letter-key.ts';
import { ageFromBirthday } from './typing/age-from-birthday.ts';
import { autoCapitalise } from './typing/auto-capitalise.ts';
import { autoCloseBrackets } from './typing/auto-close-brackets.ts';
import { autocorrect } from './typing/autocorrect.ts';
import { changeLastWord } from './typing/change-last-word.ts';
import { cycleAccents } from './typing/cycle-accents.ts';
import { daysBetweenDates } from './typing/days-between-dates.ts';
import { daysUntilDate } from './typing/days-until-date.ts';
import { deleteLine } from './typing/delete-line.ts';
import { doubleSpacePeriod } from './typing/double-space-period.ts';
import { duplicateLine } from './typing/duplicate-line.ts';
import { emojiShortcodes } from './typing/emoji-shortcodes.ts';
import { enterForNewLine } from './typing/enter-for-new-line.ts';
import { fancyLetters } from './typing/fancy-letters.ts';
import { fillForm } from './typing/fill-form.ts';
import { fixDoubleCapitals } from './typing/fix-double-capitals.ts';
import { fixWrongLayout } from './typing/fix-wrong-layout.ts';
import { makeLink } from './typing/make-link.ts';
import { moveLine } from './typing/move-line.ts';
import { newLine } from './typing/new-line.ts';
import { nextNumberWithReset } from './typing/next-number-with-reset.ts';
import { openEmojiPicker } from './typing/open-emoji-picker.ts';
import { repeatText } from './typing/repeat-text.ts';
import { saveSelectionAsAbbreviation } from './typing/save-selection-as-abbreviation.ts';
import { selectText } from './typing/select-text.ts';
import { smartQuotes } from './typing/smart-quotes.ts';
import { swapLastLetters } from './typing/swap-last-letters.ts';
import { textExpander } from './typing/text-expander.ts';
import { textMenu } from './typing/text-menu.ts';
import { typeAndPlaceCursor } from './typing/type-and-place-cursor.ts';
import { typeComputerInfo } from './typing/type-computer-info.ts';
import { typeCopiedLines } from './typing/type-copied-lines.ts';
import { typeDate } from './typing/type-date.ts';
import { typeDateAndTime } from './typing/type-date-and-time.ts';
import { typeDatePart } from './typing/type-date-part.ts';
import { typeGreeting } from './typing/type-greeting.ts';
import { typeGuid } from './typing/type-guid.ts';
import { typeLinesFromFile } from './typing/type-lines-from-file.ts';
import { typeLogin } from './typing/type-login.ts';
import { typeLoremIpsum } from './typing/type-lorem-ipsum.ts';
import { typeMonthEdge } from './typing/type-month-edge.ts';
import { typeMyDetails } from './typing/type-my-details.ts';
import { typeNextLine } from './typing/type-next-line.ts';
import { typeNextNumber } from './typing/type-next-number.ts';
import { typeNumbers } from './typing/type-numbers.ts';
import { typeOtherDate } from './typing/type-other-date.ts';
import { typeRandomCode } from './typing/type-random-code.ts';
import { typeRandomNumber } from './typing/type-random-number.ts';
import { typeRandomPassword } from './typing/type-random-password.ts';
import { typeSymbol } from './typing/type-symbol.ts';
import { typeTemplate } from './typing/type-template.ts';
import { typeText } from './typing/type-text.ts';
import { typeTextSlowly } from './typing/type-text-slowly.ts';
import { typeTextTimes } from './typing/type-text-times.ts';
import { typeTextWithClipboard } from './typing/type-text-with-clipboard.ts';
import { typeTextWithDate } from './typing/type-text-with-date.ts';
import { typeTextsInTurn } from './typing/type-texts-in-turn.ts';
import { typeTime } from './typing/type-time.ts';
import { typeWeekdayDate } from './typing/type-weekday-date.ts';
import { wrapSelection } from './typing/wrap-selection.ts';
import { wrapSelectionInTag } from './typing/wrap-selection-in-tag.ts';
import { browserCommand } from './web/browser-command.ts';
import { copyPageAddress } from './web/copy-page-address.ts';
import { copyPageAsLink } from './web/copy-page-as-link.ts';
import { downloadFile } from './web/download-file.ts';
import { focusOrOpenSite } from './web/focus-or-open-site.ts';
import { openAddressWithSelection } from './web/open-address-with-selection.ts';
import { openAllLinks } from './web/open-all-links.ts';
import { openBrowserProfile } from './web/open-browser-profile.ts';
import { openLinksFromFile } from './web/open-links-from-file.ts';
import { openPageElsewhere } from './web/open-page-elsewhere.ts';
import { openPrivateWindow } from './web/open-private-window.ts';
import { openRandomArticle } from './web/open-random-article.ts';
import { openSelectedAddress } from './web/open-selected-address.ts';
import { openSeveralSites } from './web/open-several-sites.ts';
import { openSite } from './web/open-site.ts';
import { openSiteInBrowser } from './web/open-site-in-browser.ts';
import { pasteAndGo } from './web/paste-and-go.ts';
import { refreshPageEvery } from './web/refresh-page-every.ts';
import { savePageToList } from './web/save-page-to-list.ts';
import { searchForText } from './web/search-for-text.ts';
import { searchSelection } from './web/search-selection.ts';
import { searchTyped } from './web/search-typed.ts';
import { shortenLink } from './web/shorten-link.ts';
import { showWebText } from './web/show-web-text.ts';
import { sitesMenu } from './web/sites-menu.ts';
import { translatePage } from './web/translate-page.ts';
import { translateSelection } from './web/translate-selection.ts';
import { watchPage } from './web/watch-page.ts';
import { wheelSwitchesTabs } from './web/wheel-switches-tabs.ts';
import { writeEmail } from './web/write-email.ts';
import { youtubeCommand } from './web/youtube-command.ts';
import { activeWindowBorder } from './windows/active-window-border.ts';
import { addVirtualDesktop } from './windows/add-virtual-desktop.ts';
import { blackOutMonitor } from './windows/black-out-monitor.ts';
import { bossKey } from './windows/boss-key.ts';
import { bringWindowsToMouseScreen } from './windows/bring-windows-to-mouse-screen.ts';
import { centerWindow } from './windows/center-window.ts';
import { closeAllWindows } from './windows/close-all-windows.ts';
import { closeOtherWindows } from './windows/close-other-windows.ts';
import { closeUnwantedWindows } from './windows/close-unwanted-windows.ts';
import { closeWindow } from './windows/close-window.ts';
import { closeWindowsOfProgram } from './windows/close-windows-of-program.ts';
import { copyWindowTitle } from './windows/copy-window-title.ts';
import { cycleWindowWidth } from './windows/cycle-window-width.ts';
import { cycleWindowsOfProgram } from './windows/cycle-windows-of-program.ts';
import { dimBackground } from './windows/dim-background.ts';
import { dragWindowsAnywhere } from './windows/drag-windows-anywhere.ts';
import { findWindow } from './windows/find-window.ts';
import { focusFollowsMouse } from './windows/focus-follows-mouse.ts';
import { focusWindowBeside } from './windows/focus-window-beside.ts';
import { forceCloseWindow } from './windows/force-close-window.ts';
import { gatherWindowsOnMonitor } from './windows/gather-windows-on-monitor.ts';
import { growWindow } from './windows/grow-window.ts';
import { handleNewWindows } from './windows/handle-new-windows.ts';
import { handleTitledWindow } from './windows/handle-titled-window.ts';
import { handleWindowUnderMouse } from './windows/handle-window-under-mouse.ts';
import { hideOrShowProgram } from './windows/hide-or-show-program.ts';
import { hideOrShowWindow } from './windows/hide-or-show-window.ts';
import { hideWindow } from './windows/hide-window.ts';
import { keepWindowOnTop } from './windows/keep-window-on-top.ts';
import { listWindows } from './windows/list-windows.ts';
import { maximizeWindow } from './windows/maximize-window.ts';
import { minimizeAllWindows } from './windows/minimize-all-windows.ts';
import { minimizeOtherWindows } from './windows/minimize-other-windows.ts';
import { minimizeToTray } from './windows/minimize-to-tray.ts';
import { minimizeWindow } from './windows/minimize-window.ts';
import { minimizeWindowsOfProgram } from './windows/minimize-windows-of-program.ts';
import { moveWindow } from './windows/move-window.ts';
import { moveWindowToMonitor } from './windows/move-window-to-monitor.ts';
import { moveWindowToNextMonitor } from './windows/move-window-to-next-monitor.ts';
import { moveWindowToVirtualDesktop } from './windows/move-window-to-virtual-desktop.ts';
import { moveWindowWithArrows } from './windows/move-window-with-arrows.ts';
import { nudgeWindow } from './windows/nudge-window.ts';
import { numberVirtualDesktops } from './windows/number-virtual-desktops.ts';
import { numpadWindowGrid } from './windows/numpad-window-grid.ts';
import { pictureInPicture } from './windows/picture-in-picture.ts';
import { rememberWindowPosition } from './windows/remember-window-position.ts';
import { renameWindow } from './windows/rename-window.ts';
import { resizeWindow } from './windows/resize-window.ts';
import { resizeWindowToPercent } from './windows/resize-window-to-percent.ts';
import { restoreMinimizedWindow } from './windows/restore-minimized-window.ts';
import { restoreWindowLayout } from './windows/restore-window-layout.ts';
import { rollUpWindow } from './windows/roll-up-window.ts';
import { saveWindowLayout } from './windows/save-window-layout.ts';
import { sendWindowToBack } from './windows/send-window-to-back.ts';
import { setWindowTransparency } from './windows/set-window-transparency.ts';
import { showDesktop } from './windows/show-desktop.ts';
import { showHiddenWindows } from './windows/show-hidden-windows.ts';
import { showWindowInfo } from './windows/show-window-info.ts';
import { snapWindow } from './windows/snap-window.ts';
import { snapWindowToCorner } from './windows/snap-window-to-corner.ts';
import { snapWindowToThird } from './windows/snap-window-to-third.ts';
import { snapWithArrowKeys } from './windows/snap-with-arrow-keys.ts';
import { stretchWindowOneWay } from './windows/stretch-window-one-way.ts';
import { stretchWindowOverMonitors } from './windows/stretch-window-over-monitors.ts';
import { swapMonitors } from './windows/swap-monitors.ts';
import { swapWindows } from './windows/swap-windows.ts';
import { switchToLastWindow } from './windows/switch-to-last-window.ts';
import { switchVirtualDesktop } from './windows/switch-virtual-desktop.ts';
import { tileWindows } from './windows/tile-windows.ts';
import { titleBarClick } from './windows/title-bar-click.ts';
import { toggleBorderless } from './windows/toggle-borderless.ts';
import { toggleClickThrough } from './windows/toggle-click-through.ts';
import { toggleMaximizeWindow } from './windows/toggle-maximize-window.ts';
import { toggleTitleBar } from './windows/toggle-title-bar.ts';
import { toggleWindowTransparency } from './windows/toggle-window-transparency.ts';
import { twoProgramsSideBySide } from './windows/two-programs-side-by-side.ts';
import { wheelVirtualDesktops } from './windows/wheel-virtual-desktops.ts';
import { windowBookmark } from './windows/window-bookmark.ts';
import { windowLayoutKeys } from './windows/window-layout-keys.ts';
import { windowOpacityByWheel } from './windows/window-opacity-by-wheel.ts';
import { windowSlots } from './windows/window-slots.ts';

/** Every skill there is. */
export const SKILLS = [
  confirmBeforeClosing,
  dictation,
  dwellClick,
  findPointer,
  highlightPointer,
  holdBackspace,
  holdToConfirmKey,
  ignoreClicksWhileTyping,
  ignoreFastRepeats,
  keysAsMouseButtons,
  lockKeyIndicator,
  mirrorKeyboard,
  pointerSize,
  readAloud,
  readingRuler,
  showKeys,
  slowKeys,
  speakKeys,
  stopReading,
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
  addPercentage,
  arithmeticQuiz,
  askAndCalculate,
  askFirst,
  bigButtons,
  buttonPanel,
  buttonWindow,
  cheatSheet,
  checklist,
  counterToFile,
  counter,
  diceWindow,
  dropdownCopy,
  flashCards,
  formToText,
  keyButtons,
  launcherWindow,
  listPicker,
  onScreenClock,
  openFileFromList,
  passwordBox,
  pickDate,
  pickRandom,
  pictureWhileHeld,
  progressTimer,
  randomGroups,
  rememberAnswer,
  rollDice,
  scoreboard,
  screenLabel,
  showBigText,
  showMessage,
  showNotification,
  showPicture,
  showTooltip,
  showWorldTime,
  soundButtons,
  speakingButtons,
  stickyNote,
  stopwatchWindow,
  taxCalculator,
  teleprompter,
  textButtons,
  timerButtons,
  toDoList,
  trayMenu,
  unitConverter,
  worldClocks,
  addDateToFileNames,
  addTextToFileNames,
  appendLine,
  backUpFileEvery,
  backUpFolder,
  backUpSelectedFile,
  changeExtension,
  changeFileNameCase,
  compareFolders,
  convertPictures,
  copyFileContents,
  copyTemplateForNames,
  countFiles,
  createFolders,
  createNumberedFolders,
  createShortcut,
  deleteEmptyFolders,
  deleteFilesOfType,
  deleteOldFiles,
  dialogFolder,
  fetchNewestDownload,
  findDuplicateFiles,
  findFile,
  findLargeFiles,
  flattenFolder,
  folderSize,
  goToCopiedPath,
  handleNewFiles,
  hideFolder,
  listFiles,
  listRecentFiles,
  lookUpInFile,
  mergeTextFiles,
  moveFilesOfType,
  moveSelectedFiles,
  newDatedFile,
  newDatedFolder,
  newTextFile,
  openAllFiles,
  openNewestFile,
  openProgramFolder,
  openRandomFile,
  openSelectedWith,
  padNumbersInNames,
  pickRandomLine,
  printFolder,
  quickNote,
  renameNewFiles,
  renameNumbered,
  replaceInFileNames,
  replaceInFiles,
  resizePictures,
  runWhenFileChanges,
  selectedFilesToNewFolder,
  sortFilesByMonth,
  sortFilesByRules,
  sortFilesByType,
  syncFolders,
  tidyDownloads,
  unzipAll,
  zipFolder,
  zipSelectedFiles,
  antiAfk,
  cooldownTimer,
  crosshair,
  gameChatMessage,
  holdKeyFor,
  holdKeyToggle,
  holdTogether,
  holdTwoKeysToggle,
  loopKeysWhileHeld,
  loopKeys,
  nextKeyInList,
  pressKeyWhenPixelChanges,
  pressKeysEvery,
  pressKeysInOrder,
  pressKeysTogether,
  randomKeyInList,
  rapidFire,
  scrollToKey,
  sendKeyToBackground,
  spamKey,
  spamWhileHeld,
  toggleInsteadOfHold,
  wasdArrows,
  accentedLetters,
  arrowLayer,
  blockSystemKeys,
  capsLockAutoOff,
  capsLockGuard,
  capsLockOff,
  capsLockOneWord,
  capsLockWithoutCapitals,
  composeKey,
  copilotKey,
  disableKey,
  disableWindowsKeyInProgram,
  disableWindowsKey,
  doubleTapKey,
  dualRoleKey,
  functionKeysOnNumbers,
  hyperKey,
  keyboardLayout,
  languageForProgram,
  leaderKey,
  letterScrollKeys,
  lockInput,
  lockKeyAlways,
  lockUntilWord,
  longPressKey,
  macShortcuts,
  mediaKeys,
  multiTapKey,
  noKeyRepeat,
  numpadDecimal,
  numpadLayer,
  pressKey,
  recordKeys,
  remapKey,
  setInputLanguage,
  setKeyRepeat,
  spaceCadetShift,
  stickyModifier,
  suspendHotkeys,
  swapKeys,
  swapNumberRow,
  switchInputLanguage,
  toggleLockKey,
  twoKeysTogether,
  autoClickButton,
  blockSites,
  chargerUnplugged,
  clickWhenColourChanges,
  copyFromDrive,
  countPresses,
  diskSpaceLow,
  downloadFinished,
  internetLost,
  logActiveWindow,
  logComputerHours,
  openWithProgram,
  restartWhenHung,
  scanLog,
  timeMarker,
  trackOneProgram,
  trackProgramTimes,
  usbPlugged,
  watchFile,
  watchFolder,
  watchLoad,
  watchPixel,
  watchSite,
  watchTitleChange,
  watchWindowText,
  whenProgramActive,
  whenProgramEnds,
  whenProgramStarts,
  whenWindowAppears,
  autoClickAtPoint,
  autoClickerRandom,
  autoClicker,
  autoScroll,
  bothMouseButtons,
  clickAndReturn,
  clickAtPoint,
  clickImageWhenShown,
  clickImage,
  clickInBackground,
  clickManyTimes,
  clickMouse,
  clickOnColour,
  clickSavedPoints,
  clickSeveralPoints,
  clickWhileHeld,
  confinePointer,
  copyMousePosition,
  copyPixelColour,
  doubleClickFixer,
  dragMouse,
  dragToScroll,
  fastScroll,
  hideIdlePointer,
  holdMouseFor,
  horizontalScroll,
  hotCorner,
  jiggleMouse,
  mouseBookmark,
  mouseGestures,
  mouseToNextMonitor,
  mouseWithKeyboard,
  moveMouseToMonitor,
  moveMouseToPlace,
  moveMouseToWindow,
  moveMouseTo,
  noWheelZoom,
  nudgeMouse,
  numpadMouse,
  pointerWrapsAround,
  recordClicks,
  refreshUntilColour,
  reverseScroll,
  scrollBrowserTabs,
  scrollWheel,
  scrollWhileHeld,
  selectToCopy,
  setPointerSpeed,
  showMouseInfo,
  sideButtonKeys,
  slowPointerWhileHeld,
  swapMouseButtons,
  switchPointerSpeed,
  tiltWheelKeys,
  toggleMouseHold,
  wheelPressesKeys,
  wheelZoom,
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
  activateProgram,
  askWhatToOpen,
  blockProgram,
  closeHungPrograms,
  closeProgramAfter,
  closeProgram,
  closeSeveralPrograms,
  closeUnusedProgram,
  controlScript,
  folderMenu,
  freezeProgram,
  keepProgramRunning,
  killProgram,
  launcherMenu,
  openFileInProgram,
  openFile,
  openFolder,
  openOrActivateProgram,
  openOrCloseProgram,
  openProgramAsAdministrator,
  openProgramAtPlace,
  openProgramOnMonitor,
  openProgramOnce,
  openProgramSized,
  openProgramWith,
  openProgram,
  openSettingsPage,
  openSeveralPrograms,
  openSpecialFolder,
  openSystemTool,
  openTerminalHere,
  openWindowsPanel,
  restartExplorer,
  restartProgram,
  runCommand,
  setProgramPriority,
  startProgramWithWindows,
  startScriptWithWindows,
  switchBetweenPrograms,
  toggleProgram,
  waitForProgram,
  beep,
  callCommand,
  changeProgramVolume,
  changeVolume,
  controlOnePlayer,
  copySongTitle,
  fadeVolume,
  finerVolumeKeys,
  internetRadio,
  keepMicrophoneVolume,
  limitVolume,
  loopSoundFile,
  mediaButton,
  mediaControl,
  microphoneIndicator,
  muteBetweenTimes,
  muteInBackground,
  muteInCall,
  muteMicrophone,
  muteProgram,
  muteSound,
  muteSpotifyAds,
  muteWhenHeadphonesUnplugged,
  muteWhenLocked,
  muteWhileHeld,
  openSoundSettings,
  playRandomSound,
  playSoundFile,
  pushToTalkInCall,
  pushToTalk,
  quietWhileHeld,
  sayTypedText,
  seekInPlayer,
  setMicrophoneVolume,
  setSoundDevice,
  setVolume,
  songToFile,
  soundboard,
  speakText,
  stopSound,
  switchBetweenVolumes,
  switchSoundDevice,
  typingSounds,
  voiceMemo,
  volumeByWheel,
  volumeKeys,
  volumeOverTaskbar,
  askShutdownDelay,
  batteryWarning,
  brightnessByWheel,
  cancelShutdown,
  changeBrightness,
  changeWallpaper,
  clearPrintQueue,
  clearTempFiles,
  confirmPowerAction,
  connectNetworkDrive,
  connectToWifi,
  connectVpn,
  copyScreenshot,
  dimScreen,
  doWhenIdle,
  ejectUsbDrives,
  emptyRecycleBin,
  flushDns,
  hibernateComputer,
  keepAwakeFor,
  keepAwakeWhileProgramRuns,
  lockBetweenTimes,
  lockComputer,
  logOff,
  openAccessibilityTool,
  openCdTray,
  powerMenu,
  randomWallpaper,
  recordScreen,
  resetGraphics,
  restartComputer,
  rotateScreen,
  saveScreenshot,
  screenshotArea,
  screenshotEvery,
  setBrightness,
  setDefaultPrinter,
  setLidAction,
  setPowerPlan,
  setRefreshRate,
  setScreenResolution,
  setScreenTimeout,
  showBattery,
  showIpAddress,
  showPing,
  showSystemLoad,
  shutDownComputer,
  shutDownLater,
  sleepComputer,
  snipScreen,
  startScreensaver,
  switchDarkMode,
  switchDisplay,
  switchUser,
  switchWifi,
  toggleBluetooth,
  toggleDesktopIcons,
  toggleFileExtensions,
  toggleHdr,
  toggleHiddenFiles,
  toggleKeepAwake,
  toggleMouseAcceleration,
  toggleNightLight,
  toggleNotifications,
  toggleProxy,
  toggleTaskbarAutohide,
  toggleTaskbar,
  toggleTouchpad,
  turnOffScreen,
  alarm,
  askReminder,
  askTimer,
  autoSave,
  birthdayReminder,
  chessClock,
  countdownToFile,
  countdown,
  eyeRest,
  hourlyChime,
  intervalTimer,
  limitComputerTime,
  limitProgramTime,
  metronome,
  openOnSchedule,
  openWhenIdle,
  pomodoro,
  pressKeyTimes,
  remindAt,
  remindEvery,
  remindLater,
  remindMonthly,
  remindRandomly,
  remindSeveralTimes,
  repeatKeyRandom,
  ringAfter,
  showTime,
  shutDownAt,
  stopwatch,
  takeABreak,
  timeLog,
  waitForColour,
  waitForKey,
  waitForWindow,
  wait,
  whenIdle,
  workDayClock,
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
  browserCommand,
  copyPageAddress,
  copyPageAsLink,
  downloadFile,
  focusOrOpenSite,
  openAddressWithSelection,
  openAllLinks,
  openBrowserProfile,
  openLinksFromFile,
  openPageElsewhere,
  openPrivateWindow,
  openRandomArticle,
  openSelectedAddress,
  openSeveralSites,
  openSiteInBrowser,
  openSite,
  pasteAndGo,
  refreshPageEvery,
  savePageToList,
  searchForText,
  searchSelection,
  searchTyped,
  shortenLink,
  showWebText,
  sitesMenu,
  translatePage,
  translateSelection,
  watchPage,
  wheelSwitchesTabs,
  writeEmail,
  youtubeCommand,
  activeWindowBorder,
  addVirtualDesktop,
  blackOutMonitor,
  bossKey,
  bringWindowsToMouseScreen,
  centerWindow,
  closeAllWindows,
  closeOtherWindows,
  closeUnwantedWindows,
  closeWindow,
  closeWindowsOfProgram,
  copyWindowTitle,
  cycleWindowWidth,
  cycleWindowsOfProgram,
  dimBackground,
  dragWindowsAnywhere,
  findWindow,
  focusFollowsMouse,
  focusWindowBeside,
  forceCloseWindow,
  gatherWindowsOnMonitor,
  growWindow,
  handleNewWindows,
  handleTitledWindow,
  handleWindowUnderMouse,
  hideOrShowProgram,
  hideOrShowWindow,
  hideWindow,
  keepWindowOnTop,
  listWindows,
  maximizeWindow,
  minimizeAllWindows,
  minimizeOtherWindows,
  minimizeToTray,
  minimizeWindow,
  minimizeWindowsOfProgram,
  moveWindowToMonitor,
  moveWindowToNextMonitor,
  moveWindowToVirtualDesktop,
  moveWindowWithArrows,
  moveWindow,
  nudgeWindow,
  numberVirtualDesktops,
  numpadWindowGrid,
  pictureInPicture,
  rememberWindowPosition,
  renameWindow,
  resizeWindowToPercent,
  resizeWindow,
  restoreMinimizedWindow,
  restoreWindowLayout,
  rollUpWindow,
  saveWindowLayout,
  sendWindowToBack,
  setWindowTransparency,
  showDesktop,
  showHiddenWindows,
  showWindowInfo,
  snapWindowToCorner,
  snapWindowToThird,
  snapWindow,
  snapWithArrowKeys,
  stretchWindowOneWay,
  stretchWindowOverMonitors,
  swapMonitors,
  swapWindows,
  switchToLastWindow,
  switchVirtualDesktop,
  tileWindows,
  titleBarClick,
  toggleBorderless,
  toggleClickThrough,
  toggleMaximizeWindow,
  toggleTitleBar,
  toggleWindowTransparency,
  twoProgramsSideBySide,
  wheelVirtualDesktops,
  windowBookmark,
  windowLayoutKeys,
  windowOpacityByWheel,
  windowSlots,
] as unknown as readonly Skill[];
