import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const rememberAnswer = action({
  id: 'remember-answer',
  title: 'Ask for something once, remember it, and type it from then on',
  slots: { question: text('thing to ask for', 'Your name') },
  code: ({ question }) => ahk`TypeRemembered(${quoteString(question)})`,
  needs: () => ahk`
  ; The answers are kept in an .ini file beside the script. Delete the file to be asked again.
  TypeRemembered(question) {
      static settings := A_ScriptDir "\answers.ini"
      answer := IniRead(settings, "Answers", question, "")
      if answer = "" {
          target := WinExist("A")
          asked := InputBox(question, "First use", "w300 h110")
          if asked.Result != "OK" || asked.Value = ""
              return
          answer := asked.Value
          IniWrite(answer, settings, "Answers", question)
          WinActivate(target)
      }
      SendText(answer)
  }
`,
});
