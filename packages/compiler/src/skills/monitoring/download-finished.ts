import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

const REACTIONS = {
  shutDown: ['shut down', 'shutdown', 'turn off', 'power off'],
  open: ['open', 'show the folder'],
  tell: ['tell me', 'message', 'notify', 'alert', 'beep', 'let me know'],
};

export const downloadFinished = recipe({
  id: 'download-finished',
  title: 'Tell you when the downloads are finished',
  slots: {
    folder: path('download folder', 'Downloads'),
    reaction: choice('thing to do', REACTIONS, 'tell'),
    how: noticeSlot,
  },
  code: ({ folder, reaction, how }) => ahk`
  folder := ${folderExpression(folder)}
  unfinished := ["*.crdownload", "*.part", "*.partial"] ; the names that browsers give to unfinished files

  SetTimer(CheckDownloads, 3000)

  CheckDownloads() {
      static wasDownloading := false
      isDownloading := false
      for pattern in unfinished
          if FileExist(folder "\" pattern)
              isDownloading := true
      if wasDownloading && !isDownloading {
          ${CODE[reaction] || notice(how, '"The download is finished."')}
      }
      wasDownloading := isDownloading
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});

const CODE = {
  tell: '',
  open: 'Run(folder)',
  shutDown:
    'if MsgBox("The download is finished. The computer will shut down in 60 seconds.", , "OKCancel 0x40000 T60") != "Cancel"\n    Shutdown(1)',
};
