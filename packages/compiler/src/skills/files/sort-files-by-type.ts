import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const sortFilesByType = action({
  id: 'sort-files-by-type',
  title: 'Sort the files of a folder into folders by type',
  slots: { folder: path('folder to tidy', 'Downloads') },
  code: ({ folder }) => ahk`SortFilesByType(${folderExpression(folder)})`,
  needs: () => ahk`
  SortFilesByType(folder) {
      static types := Map(
          "Pictures", "jpg jpeg png gif webp bmp heic svg",
          "Documents", "pdf doc docx xls xlsx ppt pptx txt odt csv",
          "Music", "mp3 wav flac m4a ogg",
          "Videos", "mp4 mkv avi mov wmv webm",
          "Archives", "zip rar 7z tar gz",
          "Programs", "exe msi")
      Loop Files folder "\*"
          for name, extensions in types
              if A_LoopFileExt != "" && InStr(" " extensions " ", " " A_LoopFileExt " ") {
                  DirCreate(folder "\" name)
                  try FileMove(A_LoopFilePath, folder "\" name "\") ; stays if there is one of that name already
              }
  }
`,
});
