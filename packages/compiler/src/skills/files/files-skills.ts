import { addDateToFileNames } from './add-date-to-file-names.ts';
import { addTextToFileNames } from './add-text-to-file-names.ts';
import { appendLine } from './append-line.ts';
import { backUpFileEvery } from './back-up-file-every.ts';
import { backUpFolder } from './back-up-folder.ts';
import { backUpSelectedFile } from './back-up-selected-file.ts';
import { changeExtension } from './change-extension.ts';
import { changeFileNameCase } from './change-file-name-case.ts';
import { compareFolders } from './compare-folders.ts';
import { convertPictures } from './convert-pictures.ts';
import { copyFileContents } from './copy-file-contents.ts';
import { copyFileOrFolder } from './copy-file-or-folder.ts';
import { copyTemplateForNames } from './copy-template-for-names.ts';
import { countFiles } from './count-files.ts';
import { createFolders } from './create-folders.ts';
import { createNumberedFolders } from './create-numbered-folders.ts';
import { createShortcut } from './create-shortcut.ts';
import { deleteEmptyFolders } from './delete-empty-folders.ts';
import { deleteFilesOfType } from './delete-files-of-type.ts';
import { deleteOldFiles } from './delete-old-files.ts';
import { dialogFolder } from './dialog-folder.ts';
import { fetchNewestDownload } from './fetch-newest-download.ts';
import { findDuplicateFiles } from './find-duplicate-files.ts';
import { findFile } from './find-file.ts';
import { findLargeFiles } from './find-large-files.ts';
import { flattenFolder } from './flatten-folder.ts';
import { folderSize } from './folder-size.ts';
import { goToCopiedPath } from './go-to-copied-path.ts';
import { handleNewFiles } from './handle-new-files.ts';
import { hideFolder } from './hide-folder.ts';
import { listFiles } from './list-files.ts';
import { listRecentFiles } from './list-recent-files.ts';
import { lookUpInFile } from './look-up-in-file.ts';
import { mergeTextFiles } from './merge-text-files.ts';
import { moveFilesOfType } from './move-files-of-type.ts';
import { moveSelectedFiles } from './move-selected-files.ts';
import { newDatedFile } from './new-dated-file.ts';
import { newDatedFolder } from './new-dated-folder.ts';
import { newTextFile } from './new-text-file.ts';
import { openAllFiles } from './open-all-files.ts';
import { openNewestFile } from './open-newest-file.ts';
import { openProgramFolder } from './open-program-folder.ts';
import { openRandomFile } from './open-random-file.ts';
import { openSelectedWith } from './open-selected-with.ts';
import { padNumbersInNames } from './pad-numbers-in-names.ts';
import { pickRandomLine } from './pick-random-line.ts';
import { printFolder } from './print-folder.ts';
import { quickNote } from './quick-note.ts';
import { renameNewFiles } from './rename-new-files.ts';
import { renameNumbered } from './rename-numbered.ts';
import { replaceInFileNames } from './replace-in-file-names.ts';
import { replaceInFiles } from './replace-in-files.ts';
import { resizePictures } from './resize-pictures.ts';
import { runWhenFileChanges } from './run-when-file-changes.ts';
import { selectedFilesToNewFolder } from './selected-files-to-new-folder.ts';
import { sortFilesByMonth } from './sort-files-by-month.ts';
import { sortFilesByRules } from './sort-files-by-rules.ts';
import { sortFilesByType } from './sort-files-by-type.ts';
import { syncFolders } from './sync-folders.ts';
import { tidyDownloads } from './tidy-downloads.ts';
import { unzipAll } from './unzip-all.ts';
import { zipFolder } from './zip-folder.ts';
import { zipSelectedFiles } from './zip-selected-files.ts';

export const FILES_SKILLS = [
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
  copyFileOrFolder,
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
];
