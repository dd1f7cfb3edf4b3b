import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const readAloud = action({
  id: 'read-aloud',
  title: 'Read the selected text aloud, or stop reading',
  slots: {},
  code: () => ahk`ReadAloud()`,
  needs: () => ahk`
  ReadAloud() {
      static voice := ComObject("SAPI.SpVoice")
      if (voice.Status.RunningState = 2) { ; it is reading: stop
          voice.Speak("", 3)
          return
      }
      saved := ClipboardAll()
      A_Clipboard := ""
      Send("^c")
      if ClipWait(1)
          voice.Speak(A_Clipboard, 1) ; 1: go on while it speaks
      A_Clipboard := saved
  }
`,
});
