import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { SELECTED_FILES } from './explorer.ts';

export const selectedFilesToNewFolder = action({
  id: 'selected-files-to-new-folder',
  title: 'Put the selected files into a new folder, whose name is asked for',
  slots: {},
  code: () => ahk`
  bundledFiles := SelectedFiles()
  if bundledFiles.Length = 0
      return
  bundleName := InputBox("Name of the new folder:", "New folder", "w320 h110")
  if bundleName.Result = "OK" && bundleName.Value != "" {
      SplitPath(bundledFiles[1], , &bundlePlace)
      bundleFolder := bundlePlace "\" bundleName.Value
      DirCreate(bundleFolder)
      for bundledFile in bundledFiles {
          SplitPath(bundledFile, &bundledName)
          try DirExist(bundledFile) ? DirMove(bundledFile, bundleFolder "\" bundledName) : FileMove(bundledFile, bundleFolder)
      }
  }
`,
  needs: () => SELECTED_FILES,
});
