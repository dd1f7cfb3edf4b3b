import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const randomWallpaper = action({
  id: 'random-wallpaper',
  title: 'Change the wallpaper to a random picture from a folder',
  slots: { folder: path('folder with the pictures', 'Pictures') },
  code: ({ folder }) => ahk`RandomWallpaper(${folderExpression(folder)})`,
  needs: () => ahk`
  RandomWallpaper(folder) {
      pictures := []
      Loop Files folder "\*"
          if A_LoopFileExt ~= "i)^(jpe?g|png|bmp)$"
              pictures.Push(A_LoopFilePath)
      if pictures.Length
          DllCall("SystemParametersInfo", "UInt", 20, "UInt", 0, "Str", pictures[Random(1, pictures.Length)], "UInt", 3)
  }
`,
});
