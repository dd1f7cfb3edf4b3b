import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { path } from '../slot.ts';

const FROM = 'E:\\DCIM';
const TO = 'Pictures\\Camera';

export const copyFromDrive = recipe({
  id: 'copy-from-drive',
  title: 'Copy the pictures or files of a camera card or USB stick as soon as it is plugged in',
  slots: {
    from: path('folder on the card or stick', FROM),
    to: path('folder for the copies', TO),
  },
  code: ({ from: said, to: named }) => {
    // One folder alone, on the computer's own disk, is where the copies go.
    const isTarget = named === TO && !/^[d-z]:/i.test(said);
    const [from, to] = isTarget ? [FROM, said] : [said, named];
    return ahk`
  source := ${quoteString(/^[a-z]:/i.test(from) ? from.replace(/\\+$/, '') : FROM)} ; it is there only while the card is plugged in
  target := ${folderExpression(to)}

  SetTimer(LookForCard, 2000)

  LookForCard() {
      static wasThere := DirExist(source)
      isThere := DirExist(source)
      if isThere && !wasThere
          CopyAll()
      wasThere := isThere
  }

  CopyAll() {
      DirCreate(target)
      copied := 0
      Loop Files source "\*", "R" { ; R: in the folders below it too
          if FileExist(target "\" A_LoopFileName)
              continue ; it was copied before
          FileCopy(A_LoopFilePath, target)
          copied += 1
      }
      TrayTip(copied " files were copied to " target)
  }
`;
  },
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
