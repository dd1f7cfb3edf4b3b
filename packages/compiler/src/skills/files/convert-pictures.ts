import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { SELECTED_FILES } from './explorer.ts';

const FORMATS = {
  jpg: ['to jpg', 'to jpeg', 'into jpg', 'as jpg', 'jpg', 'jpeg'],
  png: ['to png', 'into png', 'as png'],
  bmp: ['to bmp', 'into bmp', 'as bmp', 'bmp'],
  gif: ['to gif', 'into gif', 'as gif'],
  tif: ['to tif', 'to tiff', 'into tif', 'as tif', 'tiff'],
};
const IDS = {
  jpg: '{B96B3CAE-0728-11D3-9D7B-0000F81EF32E}',
  png: '{B96B3CAF-0728-11D3-9D7B-0000F81EF32E}',
  bmp: '{B96B3CAB-0728-11D3-9D7B-0000F81EF32E}',
  gif: '{B96B3CB0-0728-11D3-9D7B-0000F81EF32E}',
  tif: '{B96B3CB1-0728-11D3-9D7B-0000F81EF32E}',
};

export const convertPictures = action({
  id: 'convert-pictures',
  title: 'Convert the selected pictures to JPG, PNG or another format',
  slots: { format: choice('format', FORMATS, 'jpg') },
  code: ({ format }) => ahk`ConvertPictures(SelectedFiles(), "${format}", "${IDS[format]}")`,
  needs: () => ahk`
  ; Puts a copy in another format next to each picture.
  ConvertPictures(paths, format, formatId) {
      for path in paths {
          SplitPath(path, , &folder, &extension, &name)
          target := folder "\" name "." format
          if !(extension ~= "i)^(jpe?g|png|bmp|gif|tiff?)$") || FileExist(target)
              continue
          image := ComObject("WIA.ImageFile")
          image.LoadFile(path)
          conversion := ComObject("WIA.ImageProcess")
          conversion.Filters.Add(conversion.FilterInfos.Item["Convert"].FilterID)
          conversion.Filters.Item[1].Properties.Item["FormatID"].Value := formatId
          conversion.Apply(image).SaveFile(target)
      }
  }

  ${SELECTED_FILES}
`,
});
