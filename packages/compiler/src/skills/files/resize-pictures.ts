import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';
import { SELECTED_FILES } from './explorer.ts';

export const resizePictures = action({
  id: 'resize-pictures',
  title: 'Make smaller copies of the selected pictures',
  slots: { pixels: number('number of pixels of the longer side', 1200) },
  code: ({ pixels }) => ahk`ResizePictures(SelectedFiles(), ${Math.max(16, Math.round(pixels))})`,
  needs: () => ahk`
  ; Puts a smaller copy next to each picture. The longer side gets so many pixels.
  ResizePictures(paths, pixels) {
      for path in paths {
          SplitPath(path, , &folder, &extension, &name)
          target := folder "\" name " (" pixels ")." extension
          if !(extension ~= "i)^(jpe?g|png|bmp|gif|tiff?)$") || FileExist(target)
              continue
          image := ComObject("WIA.ImageFile")
          image.LoadFile(path)
          scaling := ComObject("WIA.ImageProcess")
          scaling.Filters.Add(scaling.FilterInfos.Item["Scale"].FilterID)
          scaling.Filters.Item[1].Properties.Item["MaximumWidth"].Value := pixels
          scaling.Filters.Item[1].Properties.Item["MaximumHeight"].Value := pixels
          scaling.Apply(image).SaveFile(target)
      }
  }

  ${SELECTED_FILES}
`,
});
