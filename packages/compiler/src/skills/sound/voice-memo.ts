import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const voiceMemo = action({
  id: 'voice-memo',
  title: 'Record a voice memo from the microphone, and save it the next time',
  slots: { folder: path('folder for the recordings', 'Documents\\Memos') },
  code: ({ folder }) => ahk`ToggleRecording(${folderExpression(folder)})`,
  needs: () => ahk`
  ; The first time starts a recording, the next time saves it as a WAV file.
  ToggleRecording(folder) {
      static recording := false
      recording := !recording
      if recording {
          MediaCommand("open new type waveaudio alias memo")
          MediaCommand("record memo")
          ToolTip("Recording …")
          return
      }
      DirCreate(folder)
      MediaCommand('save memo "' folder "\" FormatTime(, "yyyy-MM-dd HH-mm-ss") '.wav"')
      MediaCommand("close memo")
      ToolTip("Saved")
      SetTimer(ToolTip, -1500)
  }

  MediaCommand(command) {
      DllCall("winmm\mciSendString", "Str", command, "Ptr", 0, "UInt", 0, "Ptr", 0)
  }
`,
});
