import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { milliseconds } from '../milliseconds.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, path } from '../slot.ts';

export const tidyDownloads = recipe({
  id: 'tidy-downloads',
  title: 'Keep the downloads folder tidy: new files go to folders by type',
  slots: {
    folder: path('folder to keep tidy', 'Downloads'),
    every: duration('time between two rounds', 60_000),
    toggle: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ folder, every, toggle }) => ahk`
  folder := ${folderExpression(folder)}
  every := ${milliseconds(every)} ; milliseconds between two rounds

  ; Where each kind of file goes. Change or add lines as you like.
  types := Map(
      "Pictures", "jpg jpeg png gif webp bmp heic svg",
      "Documents", "pdf doc docx xls xlsx ppt pptx txt odt csv",
      "Music", "mp3 wav flac m4a ogg",
      "Videos", "mp4 mkv avi mov wmv webm",
      "Archives", "zip rar 7z tar gz",
      "Programs", "exe msi")

  SetTimer(TidyUp, every)

  TidyUp() {
      Loop Files folder "\*"
          for name, extensions in types
              if A_LoopFileExt != "" && InStr(" " extensions " ", " " A_LoopFileExt " ") {
                  DirCreate(folder "\" name)
                  try FileMove(A_LoopFilePath, folder "\" name "\") ; stays if it is in use or the name is taken
              }
  }

  ${onOffKey(toggle, 'TidyUp', 'every')}
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
